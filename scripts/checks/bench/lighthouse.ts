import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchArgs } from '../install/browser';

const call = promisify(execFile);

/** Lighthouse 13 wants a newer Node than the project does: both come from npm, for this run only. */
const PACKAGES = ['node@22', 'lighthouse@13.5.0'];

const ROOM = 64 * 1024 * 1024;

/** Now and then Lighthouse loses a trace, and asks to be run again. */
const TRIES = 3;

export type Device = 'phone' | 'desktop';

/** `simulate` reckons what a slow network and phone would do; `devtools` really slows them. */
export type Throttling = 'simulate' | 'devtools';

/** What one audit of a page has found. Times in milliseconds, scores from 0 to 100 where asked for. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** Sum of what long tasks block. */
  tbt: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

/**
 * Readies Lighthouse, from npm's cache or its registry.
 *
 * @param browser Path of the browser to drive; nothing where Lighthouse finds one by itself.
 * @returns A function that audits one address: its speed alone unless all scores are asked for.
 */
export async function prepareLighthouse(browser: string | undefined) {
  const from = PACKAGES.map((name) => `--package=${name}`);
  const find = ['exec', '--yes', ...from, '-c', 'which node && which lighthouse'];
  const { stdout } = await call('npm', find, { shell: process.platform === 'win32' });
  const [node = '', lighthouse = ''] = stdout.trim().split('\n').slice(-2);

  return async (
    url: string,
    device: Device,
    throttling: Throttling,
    { allScores = false } = {},
  ): Promise<Audit> => {
    const options = [
      '--output=json',
      '--quiet',
      '--disable-full-page-screenshot',
      ...(allScores ? [] : ['--only-categories=performance']),
      `--throttling-method=${throttling}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      `--chrome-flags=--headless=new ${launchArgs.join(' ')}`,
    ];
    const env = { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) };
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        const run = await call(node, [lighthouse, url, ...options], { env, maxBuffer: ROOM });
        return read(JSON.parse(run.stdout) as Report);
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  };
}

function read({ categories, audits, runtimeError }: Report): Audit {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
