import { ConsultationLink } from '@/components/layout/ConsultationLink';
import { Header } from './Header';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

export function French() {
  return (
    <Header locale="fr" location="Yaoundé, Cameroun">
      <ConsultationLink label="Prendre rendez-vous" href="/rendez-vous" />
    </Header>
  );
}
