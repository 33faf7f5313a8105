import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { programPath } from '@/scripts/checks/tools';
import { writeFiles } from '@/scripts/folderTesting';
import { PHONE_TYPEFACES, TYPEFACES } from '@/e2e/support/typefaces';
import { driven, type Engine } from './engine';

const PREFERENCES = `
user_pref('marionette.port', 0);
user_pref('toolkit.legacyUserProfileCustomizations.stylesheets', true);
// No background requests.
user_pref('app.normandy.enabled', false);
user_pref('services.settings.server', 'http://localhost:1');
// The sandbox of Firefox 153 reads no fonts outside the system's folders, and draws no character.
user_pref('security.sandbox.content.read_path_whitelist', '${TYPEFACES}/');
`;

/** Removes the minimum window width of 450 px. */
const NO_MIN_WIDTH = ':root { min-width: 0 !important }';

/** Starts the system's Firefox, driven by Marionette. */
export async function startFirefox(): Promise<Engine> {
  const profile = test.info().outputPath('firefox');
  await writeFiles(profile, { 'chrome/userChrome.css': NO_MIN_WIDTH, 'user.js': PREFERENCES });
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
  const env = { ...PHONE_TYPEFACES, HOME: profile };
  const firefox = spawn(programPath('firefox-esr'), args, { env, stdio: 'ignore' });

  const readPort = () => readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
  await expect.poll(readPort, { timeout: 60_000 }).not.toBe('');
  const socket = createConnection(Number(await readPort()), '127.0.0.1');
  const chunks = socket.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  // A greeting.
  await readMessage(chunks);
  let count = 0;
  const ask = async (command: string, body: object) => {
    const message = JSON.stringify([0, (count += 1), command, body]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await readMessage(chunks)) as Answer;
    if (error) throw new Error(`${command}: ${error.message}`);
    return result.value;
  };

  await ask('WebDriver:NewSession', {});
  return driven(
    (command, body, id) => ask(`WebDriver:${command}`, { ...body, id }),
    async () => {
      socket.destroy();
      firefox.kill();
      await once(firefox, 'exit');
    },
  );
}

type Answer = [type: 1, id: number, error: { message: string } | null, result: { value?: unknown }];

/** The next message of Marionette: JSON after its length in bytes. */
async function readMessage(chunks: AsyncIterator<string>): Promise<unknown> {
  let text = '';
  let start = 0;
  while (start === 0 || Buffer.byteLength(text) < start + parseInt(text, 10)) {
    text += (await chunks.next()).value;
    start = text.indexOf(':') + 1;
  }
  return JSON.parse(text.slice(start));
}
