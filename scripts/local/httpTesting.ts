import { askHost, type Question } from '@/scripts/checks/host/ask';

export type { Question };

/**
 * One request to a server of this machine, for tests.
 *
 * @param port Where the server listens.
 * @param path Path and query, to the letter.
 */
export const ask = (port: number, path: string, question?: Question) =>
  askHost(`http://localhost:${port}`, path, question);
