import { PageLink } from '@/components/ui/PageLink';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { serviceRoute } from '@/lib/routing/routes';
import { Footer } from './Footer';
import { FooterList } from './FooterList';
import { LanguageLink } from '@/components/layout/LanguageLink';

/** Footer and call bar of French pages. */
export function FrenchFoot() {
  return (
    <Footer
      locale="fr"
      description={site.description}
      lists={
        <>
          <FooterList
            id="footer-services"
            heading="Nos services à domicile"
            links={site.footerServices.map(({ label, service }) => ({
              label,
              href: serviceRoute(service),
            }))}
          />
          <FooterList id="footer-links" heading="Liens utiles" links={navigation.useful} />
        </>
      }
      request={navigation.consultation}
    >
      <li>
        <LanguageLink to="en" />
      </li>
      {navigation.legal.map(({ label, href }) => (
        <li key={href}>
          <PageLink href={href}>{label}</PageLink>
        </li>
      ))}
    </Footer>
  );
}
