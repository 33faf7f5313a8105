import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ALIVE } from '@/lib/lateStart/earlyTaps';
import { Desk } from './desk';
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
  private constructor(
    private readonly desk: Desk,
    private readonly marionette: Marionette,
  ) {}

  /**
   * @param program Firefox's path or name.
   * @param options `keepsPages` lets the site's worker answer; else it can't stand in for the build
   *   under test.
   * @throws Error with what was said where it does not start.
   */
  static async start(program: string, { keepsPages = false } = {}): Promise<Firefox> {
    const home = await mkdtemp(join(tmpdir(), 'firefox-'));
    const profile = join(home, 'profile');
    await mkdir(join(profile, 'chrome'), { recursive: true });
    await writeFile(join(profile, 'chrome', 'userChrome.css'), NO_LEAST_WIDTH);
    const preferences = { ...PREFERENCES, 'dom.serviceWorkers.enabled': keepsPages };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines.join(''));

    const command = [program, '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
    const desk = Desk.start(home, command);
    try {
      // Firefox takes any free port, and writes it down.
      const port = await desk.until(async () => {
        const written = readFile(join(profile, 'MarionetteActivePort'), 'utf8');
        return Number(await written.catch(() => '')) || undefined;
      });
      return new Firefox(desk, await Marionette.connect(port));
    } catch (error) {
      await desk.close();
      throw new Error(`Firefox does not start:\n${desk.words.join('\n')}`, { cause: error });
    }
  }

  /** Ends it, and whatever was started with it. */
  async close(): Promise<void> {
    this.marionette.close();
    await this.desk.close();
  }

  /** Opens a page at a width in pixels, and waits until React has taken over. */
  async open(address: string, width: number): Promise<void> {
    await this.resize(width);
    await this.navigate(address);
    const actual = await this.run(() => innerWidth);
    if (actual !== width) throw new Error(`The page is ${actual} pixels wide, and not ${width}.`);
    const isAlive = (mark: string) => document.documentElement.hasAttribute(mark);
    while (!(await this.run(isAlive, ALIVE))) await pause(50);
  }

  /** Gives the window a width in pixels. */
  async resize(width: number): Promise<void> {
    await this.marionette.send('WebDriver:SetWindowRect', { x: 0, y: 0, width, height: 900 });
  }

  /** Opens a page, and waits until it has loaded. */
  async navigate(address: string): Promise<void> {
    await this.marionette.send('WebDriver:Navigate', { url: address });
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
    await this.marionette.send('WebDriver:ElementSendKeys', {
      id: await this.find(selector),
      text,
    });
  }

  /** Presses the first element of a selector. */
  async press(selector: string): Promise<void> {
    await this.marionette.send('WebDriver:ElementClick', { id: await this.find(selector) });
  }

  private async find(selector: string): Promise<string | undefined> {
    const found = await this.marionette.send('WebDriver:FindElement', {
      using: 'css selector',
      value: selector,
    });
    return Object.values(found as Record<string, string>)[0];
  }

  /** The accessibility tree of the page, read at once; asks again while the page changes. */
  async tree(): Promise<TreePage> {
    for (;;) {
      const page = (await this.desk.readPage()) as TreePage | null;
      if (page) return page;
      await pause(50);
    }
  }
}
