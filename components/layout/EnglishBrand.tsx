import { LocalizedText } from '@/components/english/LocalizedText';
import { site } from '@/lib/content/generated/site';
import { routes } from '@/lib/routing/routes';
import { Brand } from './Brand';

/** The brand on English pages. */
export function EnglishBrand({ light }: { light?: boolean }) {
  const tagline = <LocalizedText en={site.en?.tagline} fr={site.tagline} />;
  return <Brand light={light} home={routes.english} tagline={tagline} />;
}
