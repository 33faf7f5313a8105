import { findFirefox } from '@/scripts/checks/install/tools';
import { Firefox } from '../tree/firefox';
import { WINDOW, type Engine } from './engine';

/** Starts the Firefox of this machine. */
export async function startFirefox(): Promise<Engine> {
  const firefox = await Firefox.start(findFirefox() ?? '', { keepsPages: true });
  await firefox.resize(WINDOW.width);
  return {
    open: (address) => firefox.navigate(address),
    press: (selector) => firefox.press(selector),
    type: (selector, text) => firefox.type(selector, text),
    run: (script, ...args) => firefox.run(script, ...args),
    close: () => firefox.close(),
  };
}
