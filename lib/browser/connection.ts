interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** True if the user has enabled data saving. */
export const prefersReducedData = (): boolean => Boolean(connection()?.saveData);

/** True under Save-Data or on a 2G connection: nothing is prefetched. */
export const savesData = (): boolean =>
  prefersReducedData() || Boolean(connection()?.effectiveType?.includes('2g'));
