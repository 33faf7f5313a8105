import type { LaunchGroup } from './launchCheck';

/** The groups that block the launch. */
const blocking = (groups: readonly LaunchGroup[]) => groups.filter(({ harmless }) => !harmless);

/** Whether the site may go live. */
export const isReady = (groups: readonly LaunchGroup[]): boolean => blocking(groups).length === 0;

/**
 * The report for the terminal: what blocks the launch, then what does not.
 *
 * @param groups As {@link launchCheck} returns them.
 */
export function formatLaunchReport(groups: readonly LaunchGroup[]): string {
  const open = blocking(groups);
  const others = groups.filter(({ harmless }) => harmless);
  const count = open.reduce((total, { points }) => total + points.length, 0);
  return [
    ...(open.length > 0
      ? [`CE QUI RETIENT LA MISE EN LIGNE : ${count}`, ...open.map(formatGroup)]
      : []),
    ...(others.length > 0 ? ['CE QUI NE LA RETIENT PAS', ...others.map(formatGroup)] : []),
    verdict(count),
  ].join('\n\n');
}

const formatGroup = ({ heading, points, harmless, recommendation }: LaunchGroup): string =>
  [
    `${heading} : ${points.length}`,
    ...[harmless, recommendation].flatMap((line) => (line ? [`  ${line}`] : [])),
    ...points.map((point) => `  - ${point}`),
  ].join('\n');

function verdict(count: number): string {
  if (count === 0) return 'Rien ne manque : le site peut être mis en ligne.';
  const open = count === 1 ? '1 point reste ouvert' : `${count} points restent ouverts`;
  return `${open} : le site n’est pas encore prêt à être mis en ligne.`;
}
