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

  machine(facts: Partial<Pick<Machine, 'hasApt' | 'isRoot' | 'startsServers'>> = {}): Machine {
    return {
      hasApt: true,
      isRoot: false,
      startsServers: false,
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
  for (const facts of [{}, { isRoot: true }]) {
    const stage = new Stage();
    stage.present.add('nginx').add('shell');
    await prepareTools([stage.tool(['nginx']), stage.browser(true)], stage.machine(facts));
    expect([stage.commands, stage.lines]).toEqual([[], []]);
  }
});

test('without the rights to install, one command is said for all that is missing', async () => {
  const stage = new Stage();
  await prepareTools([stage.tool(['nginx']), stage.tool(['firefox'])], stage.machine());
  expect(stage.commands).toEqual([]);
  expect(stage.lines).toHaveLength(1);
  expect(stage.lines[0]).toContain('Outil nginx, Outil firefox');
  expect(stage.lines[0]).toContain('e2e/nginx, e2e/firefox');
  expect(stage.lines[0]!.split('\n').at(-1)!.trim()).toBe(
    `${APT_UPDATE} && ${APT_INSTALL} nginx firefox`,
  );
});

test('where there is no Debian, what is missing is named without its command', async () => {
  const stage = new Stage();
  await prepareTools([stage.tool(['nginx'])], stage.machine({ hasApt: false, isRoot: true }));
  expect(stage.commands).toEqual([]);
  expect(stage.lines.join()).toContain('Outil nginx');
  expect(stage.lines.join()).not.toContain('apt-get');
});

test('root gets everything at once, whatever the machine is for', async () => {
  const stage = new Stage();
  const tools = [stage.browser(true), stage.tool(['nginx'], { isServer: true })];
  await prepareTools(tools, stage.machine({ isRoot: true }));
  expect(stage.commands).toEqual([APT_UPDATE, `${APT_INSTALL} shell nginx`]);
  expect(stage.lines).toEqual([expect.stringContaining('Installation')]);
});

test('a server that would start on somebody’s machine is only named', async () => {
  const stage = new Stage();
  const tools = [stage.tool(['nginx'], { isServer: true }), stage.tool(['firefox'])];
  await prepareTools(tools, stage.machine({ isRoot: true, startsServers: true }));
  expect(stage.commands).toEqual([APT_UPDATE, `${APT_INSTALL} firefox`]);
  expect(stage.lines.at(-1)).toMatch(/nginx$/);
});

test('what only makes the tests quicker is installed, and never asked for', async () => {
  const root = new Stage();
  const quick = { isForSpeed: true } as const;
  await prepareTools([root.tool(['quick'], quick)], root.machine({ isRoot: true }));
  expect(root.commands).toEqual([APT_UPDATE, `${APT_INSTALL} quick`]);

  const guest = new Stage();
  await prepareTools([guest.tool(['quick'], quick)], guest.machine());
  expect([guest.commands, guest.lines]).toEqual([[], []]);
});

test('without the rights the browser is downloaded, and named where that fails', async () => {
  const online = new Stage();
  await prepareTools([online.browser(true)], online.machine());
  expect([online.commands, online.lines]).toEqual([['download'], []]);

  const stuck = new Stage();
  await prepareTools([stuck.browser(false)], stuck.machine());
  expect(stuck.commands).toEqual(['download']);
  // The package that every Debian has.
  expect(stuck.lines.join()).toMatch(/chromium$/);
});

test('what Debian does not have is downloaded, and named with its way where that fails', async () => {
  const online = new Stage();
  const old = (stage: Stage, isOnline: boolean): Tool => {
    const tool = stage.browser(isOnline);
    return { ...tool, name: 'Vieux navigateur', debian: [] };
  };
  await prepareTools([old(online, true)], online.machine({ isRoot: true }));
  expect([online.commands, online.lines]).toEqual([['download'], []]);

  const offline = new Stage();
  await prepareTools([old(offline, false)], offline.machine({ isRoot: true }));
  expect(offline.lines.join()).toContain('npm test télécharge Vieux navigateur');
  expect(offline.lines.join()).not.toContain('apt-get');
});

test('a package that this Debian does not know holds no other back', async () => {
  const stage = new Stage();
  stage.unknown.add('shell');
  const tools = [stage.browser(false), stage.tool(['nginx'])];
  await prepareTools(tools, stage.machine({ isRoot: true }));
  expect([...stage.present]).toEqual(['chromium', 'nginx']);
  expect(stage.lines).toHaveLength(1);
});

test('nothing here asks for the rights of another account', async () => {
  const stage = new Stage();
  await prepareTools([stage.browser(false), stage.tool(['nginx'])], stage.machine());
  const words = /\b(?:sudo|su|doas|pkexec)\b/;
  expect([...stage.commands, ...stage.lines].filter((line) => words.test(line))).toEqual([]);
  const room = join(ROOT, 'scripts/checks/install');
  const files = (await readdir(room)).filter((name) => !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(3);
  for (const name of files) expect(await readFile(join(room, name), 'utf8')).not.toMatch(words);
});
