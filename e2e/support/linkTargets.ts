import { FIRST_AID_NAMES } from '@/lib/content/schemas/firstAidNames';
import { firstAidRoute, type FirstAidCode } from '@/lib/firstAid/firstAid';
import { serviceRoute } from '@/lib/routing/routes';
import { content, entries, objectsIn, plain, textsIn } from './content';

/** The targets of each link text in the content. */
export const linkTargets = new Map<string, Set<string>>();

function addTarget(name: unknown, target: string): void {
  if (typeof name !== 'string') return;
  const key = plain(name).toLowerCase();
  linkTargets.set(key, (linkTargets.get(key) ?? new Set()).add(target));
}

for (const it of objectsIn(content)) {
  const target =
    it.href ?? it.path ?? (typeof it.service === 'number' ? serviceRoute(it.service) : undefined);
  if (typeof target !== 'string') continue;
  for (const name of [it.label, it.title, it.path && it.heading]) addTarget(name, target);
}
for (const { title, route } of entries) addTarget(title, route);
for (const [code, name] of Object.entries(FIRST_AID_NAMES))
  addTarget(name, firstAidRoute(code as FirstAidCode));
for (const text of textsIn(content)) {
  for (const [, name, target = ''] of text.matchAll(/(?<!!)\[([^\]]*)\]\(([^)\s]*)\)/g))
    addTarget(name, target);
}
