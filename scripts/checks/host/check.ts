import { addressChecks } from './addressChecks';
import { explain } from './problems';
import { readSite, type PublishedSite, type SiteOptions } from './site';
import { timeChecks } from './timeChecks';
import { transferChecks } from './transferChecks';

/** One thing that every host owes to the site. */
export interface HostCheck {
  /** What it is about, in French. */
  title: string;
  /** What to do where it is not kept, in French. */
  remedy: string;
  /** Asks the site, and gives a French sentence for each thing that is wrong. */
  faultsOf: (site: PublishedSite) => Promise<string[]>;
  /** What is worth knowing of how the host keeps it, in French. */
  noteOf?: (site: PublishedSite) => Promise<string>;
}

export interface Finding {
  title: string;
  remedy: string;
  note?: string;
  /** None where the promise is kept. */
  faults: string[];
}

export const hostChecks: readonly HostCheck[] = [
  ...addressChecks,
  ...timeChecks,
  ...transferChecks,
];

/**
 * Asks a published site for all that a host owes to it.
 *
 * @param address Where the site is, with its folder if it hangs in one.
 * @throws HostProblem with a French sentence where the site can't be asked at all.
 */
export async function checkHost(address: string, options: SiteOptions = {}): Promise<Finding[]> {
  const site = await readSite(address, options);
  const findings: Finding[] = [];
  for (const { title, remedy, faultsOf, noteOf } of hostChecks) {
    // A host that breaks off at one address may answer at the next.
    const faults = await faultsOf(site).catch((error: unknown) => [explain(error, site.origin)]);
    const note = faults.length === 0 ? await noteOf?.(site).catch(() => undefined) : undefined;
    findings.push({ title, remedy, faults, ...(note && { note }) });
  }
  return findings;
}
