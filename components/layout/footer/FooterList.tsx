import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { PageLink } from '@/components/ui/PageLink';

interface FooterListProps {
  id: string;
  heading: string;
  links: readonly { label: string; href: string }[];
}

/** A list of links in the footer; nothing if there are none. */
export function FooterList({ id, heading, links }: FooterListProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <PageLink href={href}>
              <span>
                <AnnotatedText>{label}</AnnotatedText>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
