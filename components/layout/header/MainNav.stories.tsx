import { ButtonLink } from '@/components/ui/Button';
import { MainNav } from './MainNav';

const links = [
  { label: 'Accueil', href: '/' },
  { label: 'Galerie', href: '/galerie' },
  { label: 'Contact', href: '/contact' },
];

export function OnOneOfItsPages() {
  return (
    <MainNav links={links}>
      <ButtonLink href="/tarifs">Tarifs</ButtonLink>
    </MainNav>
  );
}
