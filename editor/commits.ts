/** What the package commits passes here first: see `HANDOVERS` in `scripts/local/edit/bundle.ts`. */
import { MIN_PHOTO_WIDTH } from '@/lib/content/fields';
import { fr } from '@/lib/typography';
import { findChanges, latestCommit, type Backend } from './gitHost';
import { brokenFile } from './notices';
import { markFaults } from './openForm';
import {
  cardsOfNewServices,
  descriptionsToKeep,
  priceQuestions,
  problemsBeforeSaving,
  type FileChange,
  type Files,
} from './beforeSaving';

/** By what name git knows each file that this tab has read or written. */
const known = new Map<string, string>();

/** Whether this tab has another version of a file, or none; it has this one from now on. */
export function isNewHere(path: string, sha: string): boolean {
  const isNew = known.get(path) !== sha;
  known.set(path, sha);
  return isNew;
}

/**
 * Whether what the browser keeps is what the repository has, as far as this tab has asked it.
 *
 * @param kept The names by which git knows the files that are kept, by their paths.
 */
export const isUpToDate = (kept: ReadonlyMap<string, string>): boolean =>
  [...known].every(([path, sha]) => (kept.get(path) ?? '') === sha);

/** A commit that has arrived. */
export interface Arrived {
  commit: string;
  date?: Date;
  /** Whether it waits until the owner publishes; nothing where the configuration says so. */
  held?: boolean;
}

/** What a commit is sent with. */
interface Surroundings {
  /** Reads every file as it stands. */
  readFiles: () => Promise<Files>;
  backend: Backend;
  /** Called once a commit has arrived at the git host. */
  onArrived: (commit: Arrived) => void;
  /** Called while nobody knows whether one has arrived; what it returns, when it is known. */
  onUnsure: () => () => void;
}

/** What the package learns of a commit. */
interface Committed {
  sha?: string;
  date?: Date;
  files: Record<string, { sha?: string }>;
}

/**
 * Sends a commit, if nothing speaks against it.
 *
 * @returns What the package calls, with the files, what it says of them and what sends them. It
 *   throws an error whose message is for the owner; where the package would not show it, it is shown
 *   here.
 */
export const committer =
  ({ readFiles, backend, onArrived, onUnsure }: Surroundings) =>
  async (
    ownChanges: readonly FileChange[],
    { commitType, skipCI }: { commitType: string; skipCI?: boolean },
    send: (changes: readonly FileChange[]) => Promise<Committed>,
  ): Promise<Committed> => {
    try {
      const files = await readFiles();
      const others = [
        ...descriptionsToKeep(ownChanges, files),
        ...cardsOfNewServices(ownChanges, files),
      ].map((change) => ({ ...change, previousSha: known.get(change.path) }));
      const changes = [...ownChanges, ...others];
      // The package takes a file that it can't read for one that is not there.
      const [broken] = ownChanges.flatMap(({ action, path }) =>
        action === 'create' && files.has(path) ? (brokenFile(path, files.get(path)!) ?? []) : [],
      );
      if (broken)
        throw new Error(
          `${broken} Enregistrer effacerait tout ce qu’il contient : faites-le d’abord corriger.`,
        );
      const faults = problemsBeforeSaving(changes, files);
      const problems = [
        ...faults.map(({ sentence }) => sentence),
        ...(await Promise.all(changes.map(photoProblem))).filter((it) => it !== undefined),
      ];
      if (problems.length > 0) {
        markFaults(faults);
        throw new Error(problems.map(fr).join('\n\n'));
      }
      if (!priceQuestions(changes, files).every((question) => confirm(question))) {
        throw new Error('Le prix n’est pas le bon : écrivez-le de nouveau.');
      }
      // Where even a question gets no answer, a save would get none either, and has not been sent.
      await latestCommit(backend).catch(() => {
        throw new Error(FAILURES[0]);
      });
      // The package knows of the files that it saved itself. Told of a state that is not the host's,
      // it reads the repository anew.
      let isAllKnown = others.length === 0;
      const committed = await send(changes).catch(async (error: unknown) => {
        const found = await findCommit(backend, changes, isSilent(error) ? onUnsure : undefined);
        if (!found) throw new Error(failureOf(error));
        isAllKnown = false;
        return found;
      });
      for (const [path, { sha = '' }] of Object.entries(committed.files)) known.set(path, sha);
      // The package lets nothing that is taken away wait.
      const held = commitType.startsWith('delete') ? false : skipCI;
      onArrived({ commit: committed.sha ?? 'unknown', date: committed.date, held });
      return isAllKnown ? committed : { ...committed, sha: 'unknown' };
    } catch (error) {
      const ownDialog = commitType === 'create' || commitType === 'update';
      if (!ownDialog) alert(`Rien n’est changé.\n\n${(error as Error).message}`);
      throw error;
    }
  };

/** What has left a host without an answer shows there within seconds, in milliseconds. */
const PAUSE = 2000;
const LOOKS = 3;

/**
 * Asks the host whether a commit has arrived that had no answer, or a bad one.
 *
 * @param onUnsure Given where the commit may still be on its way: it is looked for more than once, and
 *   as long as the host can't be reached.
 */
async function findCommit(
  backend: Backend,
  changes: readonly FileChange[],
  onUnsure?: () => () => void,
): Promise<Committed | undefined> {
  let onKnown: (() => void) | undefined;
  let looks = onUnsure ? LOOKS : 1;
  try {
    while (looks > 0) {
      if (onUnsure) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      try {
        const files = await findChanges(backend, changes);
        if (files) return { sha: await latestCommit(backend), date: new Date(), files };
        looks -= 1;
      } catch (error) {
        const refusal = FAILURES[causeOf(error).status ?? 0];
        if (!onUnsure) return undefined;
        if (causeOf(error).status && refusal) throw new Error(refusal);
        onKnown ??= onUnsure();
      }
    }
    return undefined;
  } finally {
    onKnown?.();
  }
}

/** A photograph from which no page can be made. */
async function photoProblem({ path, data }: FileChange): Promise<string | undefined> {
  if (!(data instanceof Blob) || path.endsWith('.svg')) return undefined;
  const name = path.split('/').at(-1);
  const picture = await createImageBitmap(data).catch(() => undefined);
  if (!picture)
    return `${name} : ce fichier n’est pas une photo lisible. Enregistrez-la de nouveau en JPEG.`;
  if (picture.width >= MIN_PHOTO_WIDTH) return undefined;
  return `${name} : cette photo n’a que ${picture.width} pixels de large. Il en faut au moins ${MIN_PHOTO_WIDTH} : prenez l’originale.`;
}

const STILL_THERE = 'Ce que vous avez écrit est encore là.';
const UNKNOWN =
  'L’hébergeur ne vous reconnaît plus : votre jeton est peut-être arrivé à sa fin. Copiez d’abord ce que vous avez écrit, puis reconnectez-vous avec un jeton neuf.';
const OVERTAKEN =
  'Une autre modification est arrivée en même temps. Attendez un instant, puis enregistrez de nouveau.';

/** By HTTP's status; 0 where no answer has come. */
const FAILURES: Record<number, string> = {
  0: `Pas de connexion : rien n’est parti. ${STILL_THERE} Quand la connexion est revenue, enregistrez de nouveau.`,
  401: UNKNOWN,
  403: UNKNOWN,
  409: OVERTAKEN,
  422: OVERTAKEN,
};

/** What the package throws of a host: what it has answered, or what the browser says of no answer. */
const causeOf = (error: unknown) =>
  ((error as Error).cause ?? {}) as { status?: number; message?: string };

/** What is said in French is for the owner: by this machine, or by the package of a branch that moved. */
const isFrench = (text: string) => /[À-ÿ’]/.test(text);

/** Whether nobody has said what became of a commit. What browsers say may be in French. */
const isSilent = (error: unknown): boolean => {
  const cause = causeOf(error);
  if (cause instanceof TypeError || cause instanceof SyntaxError) return true;
  const { status = 0, message = '' } = cause;
  return status >= 500 && !isFrench(message);
};

/** What the git host has against a commit, and what to do. */
function failureOf(error: unknown): string {
  const { status = 0, message = '' } = causeOf(error);
  if (!isSilent(error) && isFrench(message)) return message;
  return (
    FAILURES[status] ??
    `L’hébergeur n’enregistre pas pour l’instant (${status}). ${STILL_THERE} Enregistrez de nouveau dans quelques minutes.`
  );
}
