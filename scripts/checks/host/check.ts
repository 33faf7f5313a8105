import { checks, type HostCheck } from './checks';
import { explain } from './problems';
import { readSite, type PublishedSite } from './site';

interface Finding {
  check: HostCheck;
  /** None where the promise is kept. */
  faults: string[];
  /** What the host does, where all is well. */
  said?: string | undefined;
}

/** As many requests at once as a browser makes. */
const AT_ONCE = 6;

/** More than that are of one kind, and put right together. */
const MOST_SHOWN = 5;

/**
 * Asks a published site for all that a host owes to it.
 *
 * @param address Where the site is, with its folder if it hangs in one.
 * @param limit Milliseconds that one answer may take.
 * @throws HostProblem with a French sentence where the site can't be asked at all.
 */
export async function checkHost(address: string, limit?: number): Promise<Finding[]> {
  const site = await readSite(address, limit);
  const findings: Finding[] = [];
  for (const check of checks) {
    // A host that breaks off at one address may answer at the next.
    const faults = await faultsAt(site, check).catch((it: unknown) => [explain(it, site.origin)]);
    const said = faults.length === 0 ? await check.said?.(site) : undefined;
    findings.push({ check, faults, said });
  }
  return findings;
}

async function faultsAt(site: PublishedSite, check: HostCheck): Promise<string[]> {
  const ask = check.follow ? site.follow : site.ask;
  const paths = await check.paths(site);
  const faults: string[] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE);
    const found = some.map(async (path) => check.faultsOf(path, await ask(path), site));
    faults.push(...(await Promise.all(found)).flatMap((it) => it ?? []));
  }
  return faults;
}

/** The findings as lines for the terminal, in French. */
export function formatFindings(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ faults }) => faults.length > 0).length;
  const end = wrong === 0 ? 'Tout est en ordre.' : `À corriger chez l’hébergeur : ${wrong}.`;
  return [...findings.map(formatFinding), '', end].join('\n');
}

function formatFinding({ check, faults, said }: Finding): string {
  if (faults.length === 0) return `✓ ${[check.title, said].filter(Boolean).join(' : ')}`;
  const shown = faults.slice(0, MOST_SHOWN).map((fault) => `    ${fault}`);
  if (faults.length > MOST_SHOWN) shown.push(`    et d’autres (${faults.length - MOST_SHOWN})`);
  return [`✗ ${check.title}`, ...shown, `  → ${check.remedy}`].join('\n');
}
