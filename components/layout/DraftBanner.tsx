import { Container } from '@/components/ui/Section';
import { fr } from '@/lib/text/typography';

interface DraftBannerProps {
  draft?: boolean | undefined;
  /** The names of the fields that it lacks. */
  missing?: readonly string[];
}

/** Not in a style sheet: only the preview has drafts, and the export carries nothing for them. */
const STYLE = { paddingBlock: '0.9rem', background: 'var(--maize-300)', fontWeight: 650 };

/** Above a draft, in the owner's preview: that it is not on the site, and what it lacks. */
export function DraftBanner({ draft, missing = [] }: DraftBannerProps) {
  if (!draft) return null;
  const lack = missing.length > 0 ? ` Il manque encore : ${missing.join(', ')}.` : '';
  return (
    <div style={STYLE}>
      <Container>{fr(`Brouillon : cette page n’est pas sur le site.${lack}`)}</Container>
    </div>
  );
}
