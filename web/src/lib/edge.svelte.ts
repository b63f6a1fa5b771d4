/** How much of the page's lower edge the table's bar takes, in pixels: what else stands there stands above it. */
export const edge = $state({ height: 0 });
