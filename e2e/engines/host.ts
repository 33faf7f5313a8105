import { LOADER_FOLDER } from '@/lib/lateStart/pageScripts';
import { createEmailStandIn } from '@/scripts/local/emailStandIn';
import { createSite, listen } from '@/scripts/local/serve';

/** A host of the export at an address of its own, which does what a journey asks of it. */
export interface Host {
  origin: string;
  /** Requests of the form that the mailbox has taken. */
  received: string[];
  /** The mailbox is out of order until it is said otherwise. */
  isRefusing: boolean;
  /** Keeps the site's late scripts back; what it gives lets them go. */
  holdScripts: () => () => void;
  /** Takes the network away for good. */
  stop: () => Promise<void>;
}

/** All but the small loader, which comes with the page. */
const isLateScript = (address = '') =>
  address.endsWith('.js') && !address.includes(`/${LOADER_FOLDER}/`);

/** @param outbox Folder for what the form sends. */
export async function startHost(outbox: string): Promise<Host> {
  let held: Promise<void> | undefined;
  const received: string[] = [];
  const take = createEmailStandIn(outbox, (line) => received.push(line));
  const server = createSite({
    directory: 'out',
    email: async (req, res) => {
      if (isLateScript(req.url)) await held;
      if (req.method !== 'POST' || !host.isRefusing) return take(req, res);
      req.resume();
      res.writeHead(500).end();
      return true;
    },
  });
  const host: Host = {
    origin: `http://localhost:${await listen(server, 0)}`,
    received,
    isRefusing: false,
    holdScripts: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return host;
}
