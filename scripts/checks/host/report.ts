import type { Finding } from './check';

/** More than that are of one kind, and put right together. */
const MOST_SHOWN = 5;

/** The findings as lines for the terminal, in French. */
export function formatFindings(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ faults }) => faults.length > 0).length;
  const end =
    wrong === 0
      ? 'Tout est en ordre.'
      : `${wrong} ${wrong > 1 ? 'points' : 'point'} à corriger chez l’hébergeur.`;
  return [...findings.map(formatFinding), '', end].join('\n');
}

function formatFinding({ title, remedy, faults, note }: Finding): string {
  if (faults.length === 0) return [`✓ ${title}`, note].filter(Boolean).join(' : ');
  const rest = faults.length - MOST_SHOWN;
  return [
    `✗ ${title}`,
    ...faults.slice(0, MOST_SHOWN).map((fault) => `    ${fault}`),
    ...(rest > 0 ? [`    et ${rest} ${rest > 1 ? 'autres' : 'autre'}`] : []),
    `  → ${remedy}`,
  ].join('\n');
}
