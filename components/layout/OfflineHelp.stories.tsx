import { site } from '@/lib/content/generated/site';
import { OfflineHelp } from './OfflineHelp';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

export function TwoPagesKept() {
  return (
    <OfflineHelp
      site={site}
      pages={[
        { href: '/gestes', label: 'Gestes d’urgence' },
        { href: '/contact', label: 'Nous joindre' },
      ]}
    />
  );
}
