import type { BreadcrumbListLeaf } from 'schema-dts';
import { absoluteUrl } from '@/lib/build/metadata';
import { fromHome, type Trail } from '@/lib/navigation/trail';

/** The same way from home to the page as the page shows. */
export function breadcrumbList(trail: Trail): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: fromHome(trail).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
