import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { PageLink } from '@/components/ui/PageLink';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { serviceRoute } from '@/lib/routing/routes';

/** The link lists of the French footer: services and useful pages, without those that are empty. */
export function FooterLists() {
  const { footerServices } = site;
  const { useful } = navigation;
  return (
    <>
      {footerServices.length > 0 ? (
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services">Nos services à domicile</h2>
          <ul>
            {footerServices.map(({ label, service }) => (
              <li key={label}>
                <PageLink href={serviceRoute(service)}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {useful.length > 0 ? (
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">Liens utiles</h2>
          <ul>
            {useful.map(({ label, href }) => (
              <li key={href}>
                <PageLink href={href}>
                  <span>
                    <AnnotatedText>{label}</AnnotatedText>
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}
