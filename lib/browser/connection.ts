interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** True where the visitor has asked the browser to spare data. */
export const asksToSaveData = (): boolean => Boolean(connection()?.saveData);

/** Where the visitor saves data, or the network is slow, nothing is fetched before it is asked for. */
export const savesData = (): boolean =>
  asksToSaveData() || Boolean(connection()?.effectiveType?.includes('2g'));
