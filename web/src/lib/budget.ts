/** How much this device is asked to think. */
const FEW_CORES = 4; // an old phone: it shall answer in time, too

/** Whether it had better think a little less. */
export const isModest = (): boolean => navigator.hardwareConcurrency <= FEW_CORES;

/** Whether its owner pays for what is fetched: then nothing large is, unless it was asked for. */
export const isSparing = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
