import { readPlatform } from './readPlatform';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () =>
  readPlatform(() => (navigator as Navigator & { connection?: Connection }).connection, undefined);

/** True if the user has enabled data saving. */
export const prefersReducedData = (): boolean => Boolean(connection()?.saveData);

/** True under Save-Data or on a 2G connection: nothing is prefetched. */
export const savesData = (): boolean =>
  prefersReducedData() || readPlatform(() => connection()?.effectiveType?.includes('2g'), false);
