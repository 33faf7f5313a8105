import { FIRST_FLIGHT, documentSize, hastySize, plainSize } from '@/scripts/export/documentSize';
import { exported } from './budgets';

const HEADING = '## What hosts send';

const ABOUT = `In KiB, the document of each page; of the pages of advice the heaviest. Brotli 11 is what
\`npm run package\` makes, and what Apache, LiteSpeed, and nginx with its Brotli module send of it; Brotli 5 what
hosts send that compress by themselves, such as Netlify, Cloudflare Pages or Apache's mod_brotli; gzip 6 what mod_deflate
and nginx without the module send, and whoever asks for no more. What is over ${FIRST_FLIGHT} KiB comes in two round
trips. \`npm run bench -- --documents\` renews this table alone.`;

/** The documents of the export as each kind of host sends them: reckoned, and not measured. */
function tableOf(routes: readonly string[]): string {
  const [firstAdvice] = routes.filter((route) => route.startsWith('/trouver/'));
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const cell = (size: number) => (size > FIRST_FLIGHT ? `**${size.toFixed(1)}**` : size.toFixed(1));
  const rows = routes
    .filter((route) => !route.startsWith('/trouver/') || route === firstAdvice)
    .map((route) => ({ route, html: exported(route) }))
    .map(({ route, html }) => {
      const sizes = [documentSize(html), hastySize(html), plainSize(html)];
      return row([`\`${route}\``, ...sizes.map(cell)]);
    });
  return [
    row(['Page', 'Brotli 11', 'Brotli 5', 'gzip 6']),
    row(Array(4).fill('---')),
    ...rows,
  ].join('\n');
}

/**
 * Puts the table of documents into the report, in place of the one that is there.
 *
 * @param report The text of docs/speed.md.
 * @param routes Of all pages, the heaviest of each folder first.
 */
export function withDocuments(report: string, routes: readonly string[]): string {
  const others = report.split(/^(?=## )/m).filter((part) => !part.startsWith(HEADING));
  return [...others.map((part) => part.trimEnd()), HEADING, ABOUT, tableOf(routes), ''].join(
    '\n\n',
  );
}
