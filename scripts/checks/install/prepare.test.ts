import { expect, test } from 'playwright/test';
import { prepareTools, type Machine } from './prepare';
import type { Tool } from './tools';

const APT_UPDATE = 'apt-get update';
const APT_INSTALL = 'apt-get install -y --no-install-recommends';

/** A machine that writes down what is asked of it, and obeys. */
class Stage {
  readonly commands: string[] = [];
  readonly lines: string[] = [];
  /** Packages and downloads that are there. */
  readonly present = new Set<string>();
  readonly machine: Machine;

  constructor(facts: Partial<Machine> = {}, unknown: readonly string[] = []) {
    this.machine = {
      hasApt: true,
      isRoot: true,
      startsServers: false,
      run: async (command, args) => {
        this.commands.push([command, ...args].join(' '));
        if (args.some((name) => unknown.includes(name))) return 100;
        for (const name of args) this.present.add(name);
        return 0;
      },
      say: (line) => this.lines.push(line),
      ...facts,
    };
  }

  tool(debian: string, more: Partial<Tool> = {}): Tool {
    const isThere = () => this.present.has(debian);
    return { name: `Outil ${debian}`, debian, isThere, neededBy: `e2e/${debian}`, ...more };
  }
}

test('where nothing is missing, nothing is run and nothing is said', async () => {
  const stage = new Stage();
  stage.present.add('nginx');
  await prepareTools([stage.tool('nginx')], stage.machine);
  expect([stage.commands, stage.lines]).toEqual([[], []]);
});

test('root gets everything at once; a package that this Debian does not know holds no other back', async () => {
  const stage = new Stage({}, ['shell']);
  await prepareTools([stage.tool('shell'), stage.tool('nginx')], stage.machine);
  expect(stage.commands.slice(0, 2)).toEqual([APT_UPDATE, `${APT_INSTALL} shell nginx`]);
  expect(stage.present).toContain('nginx');
  expect(stage.lines.at(-1)).toContain('Il manque Outil shell : des tests de e2e/shell');
});

test('without the rights to install, one command is said for all that is missing', async () => {
  const stage = new Stage({ isRoot: false });
  await prepareTools([stage.tool('nginx'), stage.tool('firefox')], stage.machine);
  expect(stage.commands).toEqual([]);
  expect(stage.lines.join()).toContain(`${APT_UPDATE} && ${APT_INSTALL} nginx firefox`);
});

test('a server that would start on somebody’s machine is only named', async () => {
  const stage = new Stage({ startsServers: true });
  const tools = [stage.tool('nginx', { isServer: true }), stage.tool('firefox')];
  await prepareTools(tools, stage.machine);
  expect(stage.commands).toEqual([APT_UPDATE, `${APT_INSTALL} firefox`]);
  expect(stage.lines.at(-1)).toMatch(/nginx$/);
});

test('what may not or can’t be installed is downloaded, where there is a way', async () => {
  const stage = new Stage({ isRoot: false });
  const download = async () => void stage.present.add('shell');
  await prepareTools([stage.tool('shell', { download })], stage.machine);
  expect([stage.commands, stage.lines]).toEqual([[], []]);
});
