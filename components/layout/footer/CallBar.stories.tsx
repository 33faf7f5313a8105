import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { ConsultationLink } from '@/components/layout/ConsultationLink';
import { CallBar } from './CallBar';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

/** On phones alone. It sticks to the bottom of its parent: a box of its own keeps it in place. */
export function ThreeWays() {
  return (
    <div>
      <CallBar label="Nous joindre en un geste">
        <PhoneButton phone="+237600000001" label="Appeler" />
        <WhatsAppButton number="+237600000001" />
        <ConsultationLink label="Rendez-vous" href="/rendez-vous" />
      </CallBar>
    </div>
  );
}
