import { Container } from '@/components/ui/Section';
import { fr } from '@/lib/text/typography';

interface DraftBannerProps {
  draft?: boolean | undefined;
  /** Labels of the missing fields. */
  missing?: readonly string[];
}

/** Inline, since only the preview has drafts: the export ships no CSS for them. */
const STYLE = { paddingBlock: '0.9rem', background: 'var(--maize-300)', fontWeight: 650 };

/** Shows in the preview that the page is a draft, and what is missing. */
export function DraftBanner({ draft, missing = [] }: DraftBannerProps) {
  if (!draft) return null;
  const lack = missing.length > 0 ? ` Il manque encore : ${missing.join(', ')}.` : '';
  return (
    <div style={STYLE}>
      <Container>{fr(`Brouillon : cette page n’est pas sur le site.${lack}`)}</Container>
    </div>
  );
}
