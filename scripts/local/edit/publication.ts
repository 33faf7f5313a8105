/** `npm run publish:host`, started from the local editor. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { PublicationState } from '@/editor/stateLine';
import { ROOT } from '@/scripts/root';
import { HttpError } from './workingTree';

/** What the owner reads while an npm script of the publication runs. */
const STEPS: Record<string, string> = {
  'launch-check': 'Le site est vérifié…',
  build: 'Le site est construit, en une à deux minutes…',
  upload: 'Le site est envoyé…',
};

/** What npm and Next say of themselves, in English. */
const isNoise = (line: string): boolean => /^(>|npm |\s*[▲├└│┌○●ƒ] )/.test(line);

/** As much of a failure as the editor shows: the launch check may name a hundred points. */
const SHOWN_LINES = 12;

interface PublicationOptions {
  /** The npm script. */
  script?: string;
  /** The folder of its `package.json`. */
  cwd?: string;
  /** Variables added to those of this process. */
  env?: Record<string, string>;
  /** Runs the publication when nothing else writes the files that a build reads. */
  inTurn?: (publish: () => Promise<void>) => unknown;
}

/** One publication at a time. */
export class Publication {
  state: PublicationState = { isRunning: false, message: '' };

  constructor(readonly options: PublicationOptions = {}) {}

  /**
   * Starts to publish the site. The state has each step; then the last line of the output, or all that
   * tells why it failed.
   *
   * @param notify Called when the state has changed.
   * @throws HttpError while a publication runs.
   */
  start(notify: () => void): void {
    if (this.state.isRunning) throw new HttpError(409, 'Le site est déjà en train d’être publié.');
    const update = (state: Partial<PublicationState>) => {
      this.state = { isRunning: true, message: this.state.message, ...state };
      notify();
    };
    update({ message: 'La publication commence…' });
    const { inTurn = (publish) => publish() } = this.options;
    void inTurn(async () => update(await this.#run((message) => update({ message }))));
  }

  async #run(tell: (message: string) => void): Promise<PublicationState> {
    const { script = 'publish:host', cwd = ROOT, env } = this.options;
    const child = spawn('npm', ['run', script], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      // npm is a .cmd file on Windows, which requires a shell.
      shell: process.platform === 'win32',
    });
    let lines: string[] = [];
    let isSending = false;
    const read = (line: string) => {
      console.log(line);
      const [, name = ''] = /^> \S+@\S+ (\S+)$/.exec(line) ?? [];
      if (STEPS[name]) {
        [lines, isSending] = [[], name === 'upload'];
        tell(STEPS[name]);
      } else if (line.trim() && !isNoise(line)) {
        lines.push(line);
        if (isSending) tell(line);
      }
    };
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', read);
    const [code] = await once(child, 'close').catch(({ message }: Error) => [message]);
    if (code === 0) return { isRunning: false, message: lines.at(-1) ?? '' };
    // Of long lists, their headings: each says how many points it has.
    if (lines.length > SHOWN_LINES) lines = lines.filter((line) => !/^\s+[-·] /.test(line));
    const more = lines.length - SHOWN_LINES;
    const shown = lines.slice(0, SHOWN_LINES);
    if (more > 0) shown.push(`… La suite est dans le terminal : ${more} lignes.`);
    return { isRunning: false, hasFailed: true, message: shown.join('\n') || `npm : ${code}` };
  }
}
