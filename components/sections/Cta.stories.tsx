import { ButtonLink } from '@/components/ui/Button';
import { Cta } from './Cta';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

export function WithSecondAction() {
  return (
    <Cta
      heading="Un prix pour vous ?"
      text="Dites-nous ce qu’il faut, et combien de fois."
      label="Demander un devis"
      href="/contact"
      phone="+237600000001"
      image={{ src: '/illustrations/accueil-telephone.svg', alt: 'Une employée répond.' }}
    >
      <ButtonLink href="/tarifs" variant="outline">
        Trouver l’aide qui convient
      </ButtonLink>
    </Cta>
  );
}
