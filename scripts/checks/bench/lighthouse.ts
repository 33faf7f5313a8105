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

/** What the speed of a page is reckoned from. */
const SPEED = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** How fast a page is, as reckoned for a slow network and phone. Times in milliseconds. */
export interface Speed {
  /** From 0 to 100. */
  performance: number;
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
}

/** What time does not change, from 0 to 100. */
export interface Quality {
  accessibility: number;
  bestPractices: number;
  seo: number;
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
 * @returns Functions that audit one address: how fast it is, and what else it is worth.
 */
export async function prepareLighthouse(browser: string | undefined) {
  const from = PACKAGES.map((name) => `--package=${name}`);
  const find = ['exec', '--yes', ...from, '-c', 'which node && which lighthouse'];
  const { stdout } = await call('npm', find, { shell: process.platform === 'win32' });
  const [node = '', lighthouse = ''] = stdout.trim().split('\n').slice(-2);
  const env = { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) };

  const audit = async (url: string, device: Device, extent: string): Promise<Report> => {
    const options = [
      '--output=json',
      '--quiet',
      '--disable-full-page-screenshot',
      // The page of errors comes with its own.
      '--ignore-status-code',
      extent,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      `--chrome-flags=--headless=new ${launchArgs.join(' ')}`,
    ];
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        const run = await call(node, [lighthouse, url, ...options], { env, maxBuffer: ROOM });
        const report = JSON.parse(run.stdout) as Report;
        if (report.runtimeError) throw new Error(report.runtimeError.message);
        return report;
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  };
  const score = ({ categories }: Report, name: string) =>
    Math.round((categories[name]?.score ?? Number.NaN) * 100);

  return {
    async speed(url: string, device: Device): Promise<Speed> {
      const report = await audit(url, device, `--only-audits=${SPEED.join()}`);
      const time = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
      return {
        performance: score(report, 'performance'),
        fcp: time('first-contentful-paint'),
        lcp: time('largest-contentful-paint'),
      };
    },
    async quality(url: string, device: Device): Promise<Quality> {
      const report = await audit(url, device, '--only-categories=accessibility,best-practices,seo');
      return {
        accessibility: score(report, 'accessibility'),
        bestPractices: score(report, 'best-practices'),
        seo: score(report, 'seo'),
      };
    },
  };
}
