import type { BreadcrumbListLeaf } from 'schema-dts';
import { absoluteUrl } from '@/lib/site/metadata';
import { fromHome, type Crumbs } from '@/lib/navigation/crumbs';

/** The same way from home to the page as the page shows. */
export function breadcrumbList(crumbs: Crumbs): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: fromHome(crumbs).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
