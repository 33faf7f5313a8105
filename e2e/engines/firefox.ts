import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { programPath } from '@/scripts/checks/tools';
import { writeFiles } from '@/scripts/folderTesting';
import { DEFAULT_DEVICE, getFolder, withTypefaces } from '@/e2e/support/devices';
import { driven, type Engine } from './engine';

const PREFERENCES = `
user_pref('marionette.port', 0);
user_pref('toolkit.legacyUserProfileCustomizations.stylesheets', true);
// No background requests.
user_pref('app.normandy.enabled', false);
user_pref('services.settings.server', 'http://localhost:1');
// The sandbox of Firefox 153 reads no fonts outside the system's folders, and draws no character.
user_pref('security.sandbox.content.read_path_whitelist', '${getFolder(DEFAULT_DEVICE)}/');
`;

/** Removes the minimum window width of 450 px. */
const NO_MIN_WIDTH = ':root { min-width: 0 !important }';

/** Starts the system's Firefox, driven by Marionette. */
export async function startFirefox(): Promise<Engine> {
  const profile = test.info().outputPath('firefox');
  await writeFiles(profile, { 'chrome/userChrome.css': NO_MIN_WIDTH, 'user.js': PREFERENCES });
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
  const env = { ...withTypefaces(DEFAULT_DEVICE), HOME: profile };
  const firefox = spawn(programPath('firefox-esr'), args, { env, stdio: 'ignore' });

  const readPort = () => readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
  await expect.poll(readPort, { timeout: 60_000 }).not.toBe('');
  const socket = createConnection(Number(await readPort()), '127.0.0.1');
  const answers = getMessages(socket);
  await answers.next();
  let count = 0;
  const ask = async (command: string, body: object) => {
    const message = JSON.stringify([0, (count += 1), command, body]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const answer: unknown = (await answers.next()).value;
    const [, , error, result] = answer as [0, 0, { message: string } | null, { value?: unknown }];
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

/** Marionette messages: JSON after its length in bytes; the first is a greeting. */
async function* getMessages(socket: Socket): AsyncGenerator<unknown> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || received.length < end) break;
      yield JSON.parse(received.subarray(start, end).toString());
      received = received.subarray(end);
    }
  }
}
