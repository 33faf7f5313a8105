/** What the package commits passes here first: see `HANDOVERS` in `scripts/local/edit/bundle.ts`. */
import { MIN_PHOTO_WIDTH } from '@/lib/content/fields';
import { fr } from '@/lib/typography';
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

/**
 * Sends a commit, if nothing speaks against it.
 *
 * @param readFiles Reads every file as it stands.
 * @param onArrived Called once a commit has arrived at the git host.
 * @returns What the package calls, with the files, what it says of them and what sends them. It
 *   throws an error whose message is for the owner; where the package would not show it, it is shown
 *   here.
 */
export const committer =
  (readFiles: () => Promise<Files>, onArrived: (commit: Arrived) => void = () => {}) =>
  async <T extends { sha?: string; date?: Date; files: Record<string, { sha?: string }> }>(
    ownChanges: readonly FileChange[],
    { commitType, skipCI }: { commitType: string; skipCI?: boolean },
    send: (changes: readonly FileChange[]) => Promise<T>,
  ) => {
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
      const committed = await send(changes).catch((error: unknown) => {
        throw new Error(failureOf(error));
      });
      for (const [path, { sha = '' }] of Object.entries(committed.files)) known.set(path, sha);
      // The package lets nothing that is taken away wait.
      const held = commitType.startsWith('delete') ? false : skipCI;
      onArrived({ commit: committed.sha ?? '', date: committed.date, held });
      // Of what was changed beside its own the package knows nothing: told of a state that is not
      // the host's, it reads the repository anew.
      return others.length > 0 ? { ...committed, sha: 'unknown' } : committed;
    } catch (error) {
      const ownDialog = commitType === 'create' || commitType === 'update';
      if (!ownDialog) alert(`Rien n’est changé.\n\n${(error as Error).message}`);
      throw error;
    }
  };

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

/** What the git host has against a commit, and what to do. */
function failureOf(error: unknown): string {
  const { status = 0, message = '' } = ((error as Error).cause ?? {}) as {
    status?: number;
    message?: string;
  };
  // This machine says why, in French.
  if (status && /[À-ÿ’]/.test(message)) return message;
  return (
    FAILURES[status] ??
    `L’hébergeur n’enregistre pas pour l’instant (${status}). ${STILL_THERE} Enregistrez de nouveau dans quelques minutes.`
  );
}
