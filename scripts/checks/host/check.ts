import { addressChecks } from './addressChecks';
import { explain } from './problems';
import { readSite, type PublishedSite } from './site';
import { transferChecks } from './transferChecks';

/** One thing that every host owes to the site. */
export interface HostCheck {
  /** What it is about, in French. */
  title: string;
  /** What to do where it is not kept, in French. */
  remedy: string;
  /** Asks the site, and gives a French sentence for each thing that is wrong. */
  faultsOf: (site: PublishedSite) => Promise<string[]>;
}

export interface Finding {
  title: string;
  remedy: string;
  /** None where the promise is kept. */
  faults: string[];
}

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
  for (const { title, remedy, faultsOf } of [...addressChecks, ...transferChecks]) {
    // A host that breaks off at one address may answer at the next.
    const faults = await faultsOf(site).catch((error: unknown) => [explain(error, site.origin)]);
    findings.push({ title, remedy, faults });
  }
  return findings;
}

/** The findings as lines for the terminal, in French. */
export function formatFindings(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ faults }) => faults.length > 0).length;
  const end = wrong === 0 ? 'Tout est en ordre.' : `À corriger chez l’hébergeur : ${wrong}.`;
  return [...findings.map(formatFinding), '', end].join('\n');
}

function formatFinding({ title, remedy, faults }: Finding): string {
  if (faults.length === 0) return `✓ ${title}`;
  const shown = faults.slice(0, MOST_SHOWN).map((fault) => `    ${fault}`);
  if (faults.length > MOST_SHOWN) shown.push(`    et d’autres (${faults.length - MOST_SHOWN})`);
  return [`✗ ${title}`, ...shown, `  → ${remedy}`].join('\n');
}
