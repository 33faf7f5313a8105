import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ALIVE } from '@/lib/lateStart/earlyTaps';
import { PYTHON } from '@/scripts/checks/install/tools';
import { Marionette } from './marionette';

/** One object of the accessibility tree, in AT-SPI's words. */
export interface Node {
  /** Such as `push button`. */
  role: string;
  name: string;
  /** Such as `invalid-entry`. */
  states: string[];
  /** Such as `tag`, `container-live`. */
  attributes: Record<string, string>;
  /** Its own text, with U+FFFC where a child stands; '' where it has none. */
  text: string;
  children: Node[];
}

/** The page in the window. */
export interface TreePage {
  address: string;
  root: Node;
}

const PREFERENCES = {
  // Any free port.
  'marionette.port': 0,
  // The tree is there from the start, and not from the first question on.
  'accessibility.force_disabled': -1,
  // Without it, what has focus depends on a window manager.
  'focusmanager.testmode': true,
  // A worker would answer in place of the build under test.
  'dom.serviceWorkers.enabled': false,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  // Firefox's own calls: none is answered here.
  'app.normandy.enabled': false,
  'browser.backup.enabled': false,
  'services.settings.server': 'http://localhost:1',
};

/** A window of Firefox is 450 pixels wide at least: phones are narrower. */
const NO_LEAST_WIDTH = ':root { min-width: 0 !important }';

/** A Firefox with an accessibility tree, on a desk of its own (see desk.py). */
export class Firefox {
  private readonly answers: AsyncIterator<string>;

  private constructor(
    private readonly desk: ChildProcessWithoutNullStreams,
    private readonly words: readonly string[],
    private readonly marionette: Marionette,
  ) {
    this.answers = createInterface({ input: desk.stdout })[Symbol.asyncIterator]();
  }

  /**
   * @param program Firefox's path or name.
   * @throws Error with what was said where it does not start.
   */
  static async start(program: string): Promise<Firefox> {
    const home = await mkdtemp(join(tmpdir(), 'firefox-'));
    const profile = join(home, 'profile');
    await mkdir(join(profile, 'chrome'), { recursive: true });
    await writeFile(join(profile, 'chrome', 'userChrome.css'), NO_LEAST_WIDTH);
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines.join(''));

    const command = [program, '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
    const desk = spawn(PYTHON, [join(import.meta.dirname, 'desk.py'), home, ...command], {
      // A group of its own can be ended whole, whatever state it is in.
      detached: true,
    });
    const words: string[] = [];
    createInterface({ input: desk.stderr }).on('line', (line) => words.push(line));
    try {
      const port = await portOf(profile, desk);
      return new Firefox(desk, words, await Marionette.connect(port));
    } catch (error) {
      await leave(desk);
      throw new Error(`Firefox does not start:\n${words.join('\n')}`, { cause: error });
    }
  }

  /** Ends it, and whatever was started with it. */
  async close(): Promise<void> {
    this.marionette.close();
    await leave(this.desk);
  }

  /** Opens a page at a width in pixels, and waits until React has taken over. */
  async open(address: string, width: number): Promise<void> {
    await this.marionette.send('WebDriver:SetWindowRect', { x: 0, y: 0, width, height: 900 });
    await this.marionette.send('WebDriver:Navigate', { url: address });
    const actual = await this.run(() => innerWidth);
    if (actual !== width) throw new Error(`The page is ${actual} pixels wide, and not ${width}.`);
    const isAlive = (mark: string) => document.documentElement.hasAttribute(mark);
    while (!(await this.run(isAlive, ALIVE))) await pause(50);
  }

  /** Runs a function in the page. It sees nothing but the page and its arguments. */
  async run<Arguments extends unknown[], Result>(
    script: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result> {
    return (await this.marionette.send('WebDriver:ExecuteScript', {
      script: `return (${script.toString()})(...arguments)`,
      args,
    })) as Result;
  }

  /** Gives focus to the first element of a selector, and types there. */
  async type(selector: string, text: string): Promise<void> {
    const found = await this.marionette.send('WebDriver:FindElement', {
      using: 'css selector',
      value: selector,
    });
    const [id] = Object.values(found as Record<string, string>);
    await this.marionette.send('WebDriver:ElementSendKeys', { id, text });
  }

  /** The accessibility tree of the page, read at once; asks again while the page changes. */
  async tree(): Promise<TreePage> {
    for (;;) {
      this.desk.stdin.write('\n');
      const answer = await this.answers.next();
      if (answer.done) throw new Error(`The desk has ended:\n${this.words.join('\n')}`);
      const page = JSON.parse(answer.value) as TreePage | null;
      if (page) return page;
      await pause(50);
    }
  }
}

/** The port that Firefox has taken, as soon as it says so. */
async function portOf(profile: string, desk: ChildProcessWithoutNullStreams): Promise<number> {
  while (desk.exitCode === null) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    if (port) return Number(port);
    await pause(50);
  }
  throw new Error(`The desk has ended with ${desk.exitCode}.`);
}

async function leave(desk: ChildProcessWithoutNullStreams): Promise<void> {
  if (desk.exitCode !== null || desk.signalCode !== null || !desk.pid) return;
  const exit = once(desk, 'exit');
  desk.stdin.end();
  const patience = setTimeout(() => process.kill(-Number(desk.pid), 'SIGKILL'), 20_000);
  await exit;
  clearTimeout(patience);
}
