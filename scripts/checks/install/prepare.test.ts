import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ROOT } from '@/scripts/root';
import type { Machine } from './machine';
import { prepareTools } from './prepare';
import type { Tool } from './tools';

const APT_UPDATE = 'apt-get update';
const APT_INSTALL = 'apt-get install -y --no-install-recommends';

/** A machine that writes down what is asked of it, and obeys. */
class Stage {
  readonly commands: string[] = [];
  readonly lines: string[] = [];
  /** Packages and downloads that are there. */
  readonly present = new Set<string>();
  /** Packages that this Debian does not know. */
  readonly unknown = new Set<string>();

  machine(facts: Partial<Pick<Machine, 'isForTests' | 'hasApt' | 'isRoot'>> = {}): Machine {
    return {
      isForTests: false,
      hasApt: true,
      isRoot: false,
      ...facts,
      run: async (command, args) => {
        this.commands.push([command, ...args].join(' '));
        if (args[0] !== 'install') return 0;
        const packages = args.filter((argument) => argument !== 'install' && argument[0] !== '-');
        if (packages.some((name) => this.unknown.has(name))) return 100;
        for (const name of packages) this.present.add(name);
        return 0;
      },
      say: (line) => this.lines.push(line),
    };
  }

  tool(debian: [string, ...string[]], changes: Partial<Tool> = {}): Tool {
    return {
      name: `Outil ${debian[0]}`,
      debian,
      isThere: () => debian.some((name) => this.present.has(name)),
      neededBy: `e2e/${debian[0]}`,
      onDesk: 'installed',
      ...changes,
    };
  }

  /** A browser that can also be downloaded, where the network lets it. */
  browser(isOnline: boolean): Tool {
    return this.tool(['shell', 'chromium'], {
      isThere: () => ['shell', 'chromium', 'download'].some((name) => this.present.has(name)),
      download: async () => {
        this.commands.push('download');
        if (isOnline) this.present.add('download');
      },
    });
  }
}

test('where nothing is missing, nothing is run and nothing is said', async () => {
  for (const facts of [{}, { isRoot: true }, { isForTests: true, isRoot: true }]) {
    const stage = new Stage();
    stage.present.add('nginx').add('shell');
    await prepareTools([stage.tool(['nginx']), stage.browser(true)], stage.machine(facts));
    expect([stage.commands, stage.lines]).toEqual([[], []]);
  }
});

test('without the rights to install, one command is said for all that is missing', async () => {
  for (const isForTests of [false, true]) {
    const stage = new Stage();
    const tools = [stage.tool(['nginx']), stage.tool(['firefox'], { onDesk: 'named' })];
    await prepareTools(tools, stage.machine({ isForTests }));
    expect(stage.commands).toEqual([]);
    expect(stage.lines).toHaveLength(1);
    expect(stage.lines[0]).toContain('Outil nginx, Outil firefox');
    expect(stage.lines[0]).toContain('e2e/nginx, e2e/firefox');
    expect(stage.lines[0]!.split('\n').at(-1)!.trim()).toBe(
      `${APT_UPDATE} && ${APT_INSTALL} nginx firefox`,
    );
  }
});

test('where there is no Debian, what is missing is named without its command', async () => {
  const stage = new Stage();
  await prepareTools([stage.tool(['nginx'])], stage.machine({ hasApt: false, isRoot: true }));
  expect(stage.commands).toEqual([]);
  expect(stage.lines.join()).toContain('Outil nginx');
  expect(stage.lines.join()).not.toContain('apt-get');
});

test('a machine that is there for the tests gets everything at once, as root', async () => {
  const stage = new Stage();
  const tools = [
    stage.browser(true),
    stage.tool(['nginx']),
    stage.tool(['firefox'], { onDesk: 'named' }),
    stage.tool(['quick'], { onDesk: 'left out' }),
  ];
  await prepareTools(tools, stage.machine({ isForTests: true, isRoot: true }));
  expect(stage.commands).toEqual([APT_UPDATE, `${APT_INSTALL} shell nginx firefox quick`]);
  expect(stage.lines).toEqual([expect.stringContaining('Installation')]);
});

test('a desk gets what it needs; the rest is named or left out', async () => {
  const stage = new Stage();
  const tools = [
    stage.tool(['nginx']),
    stage.tool(['firefox'], { onDesk: 'named' }),
    stage.tool(['quick'], { onDesk: 'left out' }),
  ];
  await prepareTools(tools, stage.machine({ isRoot: true }));
  expect(stage.commands).toEqual([APT_UPDATE, `${APT_INSTALL} nginx`]);
  expect(stage.lines.at(-1)).toMatch(/firefox$/);
  expect(stage.lines.join()).not.toContain('quick');
});

test('a desk downloads its browser, and takes Debian’s where that fails', async () => {
  const online = new Stage();
  await prepareTools([online.browser(true)], online.machine({ isRoot: true }));
  expect(online.commands).toEqual(['download']);
  expect(online.lines).toEqual([]);

  const offline = new Stage();
  await prepareTools([offline.browser(false)], offline.machine({ isRoot: true }));
  expect(offline.commands).toEqual(['download', APT_UPDATE, `${APT_INSTALL} shell`]);

  const stuck = new Stage();
  await prepareTools([stuck.browser(false)], stuck.machine());
  expect(stuck.commands).toEqual(['download']);
  // The package that every Debian has.
  expect(stuck.lines.join()).toMatch(/chromium$/);
});

test('a machine for the tests downloads its browser where Debian’s can’t come', async () => {
  const stage = new Stage();
  await prepareTools([stage.browser(true)], stage.machine({ isForTests: true }));
  expect([stage.commands, stage.lines]).toEqual([['download'], []]);
});

test('what Debian does not have is downloaded for the tests, and else named with its way', async () => {
  const stage = new Stage();
  const alone = stage.browser(true);
  const old: Tool = { ...alone, name: 'Vieux navigateur', debian: [], onDesk: 'named' };
  await prepareTools([old], stage.machine({ isRoot: true }));
  expect(stage.commands).toEqual([]);
  expect(stage.lines.join()).toContain('CI=1 npm test télécharge Vieux navigateur');
  expect(stage.lines.join()).not.toContain('apt-get');

  await prepareTools([old], stage.machine({ isForTests: true, isRoot: true }));
  expect(stage.commands).toEqual(['download']);
});

test('a package that this Debian does not know holds no other back', async () => {
  const stage = new Stage();
  stage.unknown.add('shell');
  const tools = [stage.browser(false), stage.tool(['nginx'])];
  await prepareTools(tools, stage.machine({ isForTests: true, isRoot: true }));
  expect([...stage.present]).toEqual(['chromium', 'nginx']);
  expect(stage.lines).toHaveLength(1);
});

test('nothing here asks for the rights of another account', async () => {
  const stage = new Stage();
  const tools = [stage.browser(false), stage.tool(['nginx'], { onDesk: 'named' })];
  for (const isForTests of [false, true]) {
    await prepareTools(tools, stage.machine({ isForTests }));
  }
  const words = /\b(?:sudo|su|doas|pkexec)\b/;
  expect([...stage.commands, ...stage.lines].filter((line) => words.test(line))).toEqual([]);
  const room = join(ROOT, 'scripts/checks/install');
  const files = (await readdir(room)).filter((name) => !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(3);
  for (const name of files) expect(await readFile(join(room, name), 'utf8')).not.toMatch(words);
});
