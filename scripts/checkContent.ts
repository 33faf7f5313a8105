/**
 * `npm run check:content`: reads everything under `content/` and says, one line each, what would
 * break a page or mislead a visitor. The shapes are TypeScript's to check, the rest is
 * `lib/contentCheck.ts`'s.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { checkContent, formatProblem } from '@/lib/contentCheck';
import type { CheckedContent, ContentProblem } from '@/lib/contentCheck';
import { runMain } from './local/serve';
import { ROOT } from './root';

/** What TypeScript's most likely complaints mean for somebody who edits a text. */
const HINTS = new Map<number, string>([
  [1002, "un texte n’est pas fermé : ajoutez à sa fin l’apostrophe droite (') qui manque"],
  [
    1005,
    'un signe manque ou est de trop : vérifiez les virgules, les apostrophes (’ dans un texte) et les nombres (sans espace)',
  ],
  [1121, 'un nombre s’écrit sans espace et sans 0 devant : 15000'],
  [2304, "ce mot est inconnu : entourez chaque texte d’apostrophes droites (')"],
  [2322, 'cette valeur n’est pas acceptée ici'],
  [2353, 'ce champ n’existe pas : vérifiez son nom'],
  [2561, 'ce champ n’existe pas : vérifiez son nom'],
  [2739, 'des champs manquent'],
  [2741, 'un champ manque'],
  [2820, 'cette valeur n’est pas acceptée ici'],
]);

/**
 * The Markdown texts under `content/`, by path from the project's root.
 *
 * @throws An error of the file system if one cannot be read.
 */
export async function readBodies(): Promise<Map<string, string>> {
  const files = await listContent('.md');
  const bodies = files.map(async (file) => [file, await readFile(path.join(ROOT, file), 'utf8')]);
  return new Map((await Promise.all(bodies)) as [string, string][]);
}

async function listContent(extension: string): Promise<string[]> {
  const files = await listFiles('content');
  return files.filter((file) => file.endsWith(extension)).map((file) => `content/${file}`);
}

/** Names in a folder and below, folders included, sorted, with `/` whatever the system. */
async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(path.join(ROOT, folder), { recursive: true });
  return names.map(toSlashes).sort();
}

const toSlashes = (name: string) => name.split(path.sep).join('/');

/** What TypeScript refuses in the content: a missing field, an unknown icon, a lost comma. */
function checkShapes(files: string[]): ContentProblem[] {
  const configFile = path.join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT, configFile);
  const program = ts.createProgram({
    rootNames: files.map((file) => path.join(ROOT, file)),
    // Content needs no other package's types: without them the check takes a second, not five.
    options: { ...options, incremental: false, types: [] },
  });
  const syntax = program.getSyntacticDiagnostics();
  const found = (syntax.length > 0 ? syntax : program.getSemanticDiagnostics()).map(toMistake);
  return files.flatMap((file) => {
    const mistakes = found.filter((mistake) => mistake.file === file);
    // After a lost comma, all that follows looks wrong too.
    if (syntax.length > 0) return mistakes.slice(0, 1);
    // A wrong value is often said twice: of the value, and at length of the list that holds it.
    const precise = mistakes.filter(({ depth }) => depth === 0);
    return precise.length > 0 ? precise : mistakes;
  });
}

/** `depth` counts the reasons that TypeScript gives: 0 where it names the very value. */
type Mistake = ContentProblem & { depth: number };

function toMistake({ file, start = 0, code, messageText }: ts.Diagnostic): Mistake {
  let reason: Partial<ts.DiagnosticMessageChain> =
    typeof messageText === 'string' ? { code, messageText } : messageText;
  let depth = 0;
  // The last reason speaks of the value itself.
  for (; reason.next?.[0]; depth += 1) reason = reason.next[0];
  const hint = HINTS.get(reason.code ?? code) ?? 'cette ligne n’a pas la forme attendue';
  return {
    file: file ? toSlashes(path.relative(ROOT, file.fileName)) : '',
    field: `ligne ${file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1}`,
    message: `${hint} (TypeScript : ${reason.messageText})`,
    depth,
  };
}

/** Everything that the content files export; a file that throws is named in the error. */
async function loadModules(files: string[]): Promise<CheckedContent['modules']> {
  const modules: Record<string, object> = {};
  for (const file of files) {
    try {
      modules[file] = await import(pathToFileURL(path.join(ROOT, file)).href);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}: ce fichier ne peut pas être lu (${reason})`);
    }
  }
  // The shapes have been checked just before; the names are those of the files.
  return modules as unknown as CheckedContent['modules'];
}

async function findProblems(): Promise<ContentProblem[]> {
  const sources = await listContent('.ts');
  const problems = checkShapes(sources);
  // The rules rely on the shapes.
  if (problems.length > 0) return problems;
  const publicFiles = await listFiles('public');
  return checkContent({
    modules: await loadModules(sources.filter((file) => !file.endsWith('.d.ts'))),
    bodies: await readBodies(),
    publicFiles: new Set(publicFiles.map((file) => `/${file}`)),
  });
}

async function main(): Promise<void> {
  const problems = await findProblems();
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length > 0) {
    console.error(`\nContenu : ${problems.length} point(s) à corriger.`);
    process.exitCode = 1;
  } else {
    console.log('Contenu : tout est en ordre.');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runMain(main);
