/**
 * Reads YAML as the owner means it: what YAML would cut, or read as another value, is refused with
 * its place and what to write. The editor's package reads the same files by YAML's rules, so a value
 * that the two read differently would change with the next save.
 */
import { CST, isScalar, Lexer, visit, type Document } from 'yaml';
import * as z from 'zod';
import { unwrapped, walkSchema, type Path } from '@/lib/content/schemaWalk';
import { readNumber } from '@/lib/content/readNumber';

interface YamlFault {
  /** In the source. */
  offset: number;
  /** A French sentence. */
  message: string;
}

const QUOTE = 'mettez toute la valeur entre guillemets droits ("…")';

const UNREADABLE =
  'cette ligne n’est pas lisible : vérifiez les retraits, les deux-points, les tirets et les apostrophes. Entourez d’apostrophes un texte qui contient « : » ou « # »';

const ITEM_IN_TEXT =
  'ce tiret serait lu comme la suite de la ligne du dessus : décalez-le comme le tiret qui précède';

/** Signs with which no value may begin, except in quotes. */
const SPECIAL = /^[>|@%`[\]{},&*!?]/;

/** What YAML drops without an error, or else its first error. */
export function yamlFaults(source: string, document: Document): YamlFault[] {
  const dropped = droppedParts(source);
  if (dropped.length > 0) return dropped;
  const [error] = document.errors;
  if (error) {
    const offset = unclosedQuote(source) ?? error.pos[0];
    return [{ offset, message: errorMessage(error.code, lineAround(source, offset)) }];
  }
  return joinedItems(source, document);
}

interface Token {
  type: CST.TokenType | null;
  text: string;
  offset: number;
}

function* getTokens(source: string): Generator<Token> {
  let offset = 0;
  for (const text of new Lexer().lex(source)) {
    yield { type: CST.tokenType(text), text, offset };
    // Control characters that the lexer inserts have no length in the source.
    if (source.startsWith(text, offset)) offset += text.length;
  }
}

/** Comments behind a value, tags, anchors and aliases. A comment on its own line is one. */
function droppedParts(source: string): YamlFault[] {
  return [...getTokens(source)].flatMap(({ type, text, offset }) => {
    if (type === 'tag' || type === 'anchor' || type === 'alias') {
      return [{ offset, message: `« ${text} » ne serait pas lu : ${QUOTE}` }];
    }
    const isAfterValue = /\S/.test(source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset));
    if (type !== 'comment' || !isAfterValue) return [];
    const message = `« ${text.trim()} » ne serait pas lu, à cause du « # » : ${QUOTE}`;
    return [{ offset, message }];
  });
}

/** A quote that is never closed ends at the end of the file: the line where it opens is at fault. */
const unclosedQuote = (source: string): number | undefined =>
  [...getTokens(source)].find(
    ({ type, text }) =>
      (type === 'double-quoted-scalar' || type === 'single-quoted-scalar') &&
      (text.length < 2 || !text.endsWith(text.charAt(0))),
  )?.offset;

const lineAround = (source: string, offset: number): string =>
  source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';

function errorMessage(code: string, line: string): string {
  const [, key = line.trim()] = /^\s*(?:- )*([^:]*):/.exec(line) ?? [];
  const value = line.replace(/^\s*(?:- )*(?:[\w-]+:\s+)?/, '');
  if (code === 'DUPLICATE_KEY') return `« ${key.trim()} » est écrit deux fois : gardez une ligne`;
  if (code === 'TAB_AS_INDENT') {
    return 'cette ligne commence par une tabulation : mettez des espaces, deux par niveau';
  }
  if (code === 'MULTIPLE_DOCS') {
    return 'cette ligne coupe le fichier en deux : ôtez-la, ou mettez-la entre guillemets droits';
  }
  if (code === 'BAD_DQ_ESCAPE') {
    return 'entre guillemets droits, une barre \\ change ce qui suit : mettez la valeur entre apostrophes droites';
  }
  if (SPECIAL.test(value)) {
    return `une valeur ne peut pas commencer par « ${value.charAt(0)} » : ${QUOTE}`;
  }
  if (/^['"]/.test(value)) {
    return `le guillemet ou l’apostrophe qui ouvre cette valeur ne la ferme pas au bout de la ligne : mettez-en à chaque bout, et écrivez deux fois ('') une apostrophe droite du milieu`;
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return `cette valeur contient « : » : ${QUOTE}`;
  return UNREADABLE;
}

/** List items with a wrong indent: YAML continues the text of the line above. */
function joinedItems(source: string, document: Document): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type !== 'PLAIN' || !range) return;
      const item = /\n\s*- /.exec(source.slice(range[0], range[1]));
      if (!item) return;
      const offset = range[0] + item.index + item[0].length - 2;
      faults.push({ offset, message: ITEM_IN_TEXT });
    },
  });
  return faults;
}

/** Unquoted numbers that are not written as YAML writes them: it reads `5.000` as 5. */
export function numberFaults(
  schema: z.ZodType,
  document: Document,
  value: unknown,
): { path: Path; message: string }[] {
  return [...walkSchema(schema, value)].flatMap(({ path, schema: own, value: read }) => {
    if (typeof read !== 'number') return [];
    const node = document.getIn(path, true);
    const { source, type } = isScalar(node) ? node : {};
    if (source === undefined || type !== 'PLAIN' || source === String(read)) return [];
    const field = unwrapped(own);
    const isNumber = field instanceof z.ZodNumber || field instanceof z.ZodLiteral;
    const isDecimal = field instanceof z.ZodNumber && !(field instanceof z.ZodNumberFormat);
    const message = isNumber
      ? numberMessage(source, isDecimal, read)
      : `« ${source} » serait lu ${read} : entourez-le d’apostrophes droites (')`;
    return message ? [{ path, message }] : [];
  });
}

/** Zeros behind the decimals change nothing: `37.50`. */
function numberMessage(source: string, isDecimal: boolean, read: number): string | undefined {
  if (isDecimal && /^\d+\.\d+$/.test(source)) return undefined;
  const meant = readNumber(source, !isDecimal);
  const advice = meant === undefined ? 'écrivez-le en chiffres seuls' : `écrivez ${meant}`;
  return `« ${source} » serait lu ${read} : ${advice}`;
}
