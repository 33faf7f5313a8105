/** What is to be corrected in the content: told to the editor's page at all times, and before a save. */
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { loadContent } from '@/lib/contentLoader/loadContent';
import { formatProblem, type Problem } from '@/lib/contentLoader/entries/readEntry';
import { getForm } from '@/editor/config';
import type { ContentState, Remark } from '@/editor/stateLine';
import { fr } from '@/lib/text/typography';
import { filesIn } from '@/scripts/files';
import { readContent } from '@/scripts/prepare/content';
import { faultIn } from '@/scripts/prepare/pictureFaults';
import type { Publication } from './publication';
import { HttpError, getTitle, treeSha, type Change } from './workingTree';

/** The state of a working tree. The content is loaded once for each version of its files. */
export class WorkingTreeState {
  #loaded?: { sha: string; result: ReturnType<typeof readContent> };

  /** Pages that listen. */
  readonly #pages = new Set<ServerResponse>();

  #refusal?: ContentState['refusal'];

  /** Of the last state that is sent: a slower one is out of date. */
  #turn = 0;

  /** @param publication None if no host is configured. */
  constructor(
    readonly root: string,
    readonly publication?: Publication,
  ) {}

  /** Sends the state to a page, as server-sent events, now and after each change. */
  async connect(page: ServerResponse): Promise<void> {
    page.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    this.#pages.add(page);
    page.on('close', () => this.#pages.delete(page));
    await this.#send();
  }

  /** @param refused A change that was refused: it is told until the next change. */
  async publish(refused?: HttpError): Promise<void> {
    this.#refusal = refused && { message: refused.message, remarks: refused.remarks };
    await this.#send();
  }

  /** @throws HttpError while a publication runs, or if no host is configured. */
  startPublication(): void {
    if (!this.publication) throw new HttpError(404, 'Aucun hébergeur n’est réglé.');
    this.publication.start(() => void this.#send());
  }

  async #send(): Promise<void> {
    if (this.#pages.size === 0) return;
    const turn = (this.#turn += 1);
    // Where a file goes while it is read, another change follows.
    const read = await this.read().catch(() => undefined);
    if (!read || turn !== this.#turn) return;
    const state = { ...read, refusal: this.#refusal, publication: this.publication?.state };
    for (const page of this.#pages) page.write(`data: ${JSON.stringify(state)}\n\n`);
  }

  async read(): Promise<Pick<ContentState, 'problems' | 'remarks'>> {
    const { problems, remarks = [], sources } = await this.#load();
    const told = (list: readonly Problem[]) => list.map((item) => getRemark(item, sources));
    return { problems: told(problems), remarks: told(remarks) };
  }

  /**
   * Checks changes before they are written.
   *
   * @throws HttpError if a new picture can't be shown, or a file that is not changed would have a new
   * problem: where a deleted page is linked, or a service that becomes a draft.
   */
  async validate(changes: readonly Change[]): Promise<void> {
    for (const { path: file, content } of changes) {
      if (!content || !file.startsWith('public/')) continue;
      const fault = await faultIn(file, Buffer.from(content, 'base64'));
      if (fault) throw new HttpError(422, fr(`${file} : ${fault}`));
    }
    const before = await this.#load();
    const texts = new Map(before.sources);
    const names = await filesIn(path.join(this.root, 'public'));
    const publicFiles = new Set(names.map((name) => `public/${name}`));
    const isThere = { has: (address: string) => publicFiles.has(`public${address}`) };
    const known = new Set<string>();
    if (before.problems.length > 0) {
      const { problems, isUnread } = loadContent({ texts, publicFiles: isThere });
      if (isUnread) return;
      for (const problem of problems) known.add(formatProblem(problem));
    }
    for (const { operation, path: file, from_path, content = '' } of changes) {
      for (const gone of [from_path, operation === 'delete' && file]) {
        if (!gone) continue;
        texts.delete(gone);
        publicFiles.delete(gone);
      }
      if (operation === 'delete') continue;
      if (file.startsWith('public/')) publicFiles.add(file);
      else texts.set(file, Buffer.from(content, 'base64').toString());
    }
    const { problems } = loadContent({ texts, publicFiles: isThere });
    const changed = new Set(changes.map((change) => change.path));
    const elsewhere = problems.filter(
      (problem) => !changed.has(problem.file) && !known.has(formatProblem(problem)),
    );
    if (elsewhere.length === 0) return;
    const places = elsewhere.map((problem) => getRemark(problem, texts));
    const forms = [...new Set(places.map(({ where }) => where))];
    throw new HttpError(422, fr(`${NEEDED} ${forms.join(', ')}.`), places);
  }

  async #load() {
    const sha = await treeSha(this.root);
    if (this.#loaded?.sha !== sha) this.#loaded = { sha, result: readContent(this.root) };
    return this.#loaded.result;
  }
}

const NEEDED = 'Rien n’a changé, car ceci sert encore ailleurs. Corrigez d’abord :';

/** A problem as the owner finds it: the form, its address, and what to do. */
function getRemark(
  { file, field, message }: Pick<Problem, 'file' | 'field' | 'message'>,
  texts: ReadonlyMap<string, string>,
): Remark {
  // A picture is corrected in a form that shows it.
  const picture = /^public(\/.*)/.exec(file)?.[1];
  const user = picture && [...texts].find(([, text]) => text.includes(picture))?.[0];
  const source = user ?? file;
  const { label, href } = getForm(source) ?? { label: file, href: undefined };
  const title = source.endsWith('.md') && getTitle(texts.get(source) ?? '');
  const where = title ? `${label} « ${title} »` : label;
  const place = user ? file : field;
  return { where, href, message: fr([place, message].filter(Boolean).join(' : ')) };
}
