/** A drawing as points of colour, in our own letters. */
import letters from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { once } from "./once.ts";

const WIDTH = 1800;

/** A drawing that brings its letters along: a picture that stands alone cannot fetch any. */
export async function lettered(svg: string): Promise<Blob> {
  const font = await once("letters", async () => inWords(await (await fetch(letters)).blob())).catch(() => null);
  const face = font
    ? `<style>@font-face{font-family:"Nunito Variable";font-weight:200 1000;src:url(${font}) format("woff2")}</style>`
    : ""; // then it has the letters of whoever looks at it
  return new Blob([svg.replace(/^<svg[^>]*>/, (head) => head + face)], { type: "image/svg+xml" });
}

const inWords = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^data:[^;]*/, "data:font/woff2"));
    reader.onerror = () => reject(reader.error ?? new Error("no letters"));
    reader.readAsDataURL(blob);
  });

export async function pngOf(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
