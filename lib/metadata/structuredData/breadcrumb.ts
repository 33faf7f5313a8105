import type { BreadcrumbListLeaf } from 'schema-dts';
import { absoluteUrl } from '@/lib/metadata/metadata';
import { fromHome, type BreadcrumbItems } from '@/lib/routing/breadcrumbs';

/** The page's breadcrumbs. */
export function breadcrumbList(breadcrumbs: BreadcrumbItems): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: fromHome(breadcrumbs).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
