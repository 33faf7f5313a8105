import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'playwright/test';
import { programPath } from '@/scripts/checks/tools';
import { writeFiles } from '@/scripts/folderTesting';
import { PHONE_TYPEFACES } from '@/e2e/support/typefaces';
import { COMMANDS, driven, type Engine } from './engine';

/** The toolbar is wider than a phone. */
const NO_MIN_WIDTH = '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px }';

/** Starts Debian's WebKit on its own X display. */
export async function startWebKit(): Promise<Engine> {
  const home = test.info().outputPath('webkit');
  await writeFiles(home, { '.config/gtk-3.0/gtk.css': NO_MIN_WIDTH });
  const screen = spawn(programPath('Xvfb'), ['-nolisten', 'tcp', '-displayfd', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [output] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const display = Number(output.toString());
  const env = {
    ...PHONE_TYPEFACES,
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_CONFIG_HOME: '',
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
  };
  // The display number is unique, and so is the port.
  const port = 14_000 + display;
  const driver = spawn(programPath('WebKitWebDriver'), [`--port=${port}`], {
    env,
    stdio: 'ignore',
  });

  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isReady = () => ask('GET', '/status').then(Boolean, () => false);
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  const opened = await ask('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const session = `/session/${(opened as { sessionId: string }).sessionId}`;

  return driven(
    (command, body, element) =>
      ask('POST', `${session}/${element ? `element/${element}/` : ''}${COMMANDS[command]}`, body),
    async () => {
      await ask('DELETE', session);
      driver.kill();
      screen.kill();
      await Promise.all([once(driver, 'exit'), once(screen, 'exit')]);
    },
  );
}
