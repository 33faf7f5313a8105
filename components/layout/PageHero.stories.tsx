import { BackLink } from '@/components/ui/BackLink';
import { ButtonLink } from '@/components/ui/Button';
import { PageHero } from './PageHero';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

const picture = {
  src: '/illustrations/portail.svg',
  alt: 'Une dame accueille sa soignante.',
} as const;

export function Plain() {
  return (
    <PageHero
      title="Nos tarifs"
      lead="Touchez un prix : vous verrez ce qu’il fait par mois."
      breadcrumbs={[
        { label: 'Accueil', href: '/' },
        { label: 'Tarifs', href: '/tarifs' },
      ]}
      actions={<ButtonLink href="/contact">Demander un devis</ButtonLink>}
    />
  );
}
export function WithPicture() {
  return <PageHero title="Aider un parent depuis l’étranger" lead="De Paris." picture={picture} />;
}
export function Service() {
  return (
    <PageHero
      variant="service"
      title="Aide à la vie quotidienne"
      back={<BackLink href="/services">Retour aux services</BackLink>}
      picture={picture}
      tone="coral"
      summary={<p>Dès 2 500 FCFA</p>}
    />
  );
}
export function LongArticleTitle() {
  return (
    <PageHero
      variant="article"
      title="Bien manger avec les produits des marchés de Yaoundé quand on est diabétique"
      picture={picture}
    />
  );
}
