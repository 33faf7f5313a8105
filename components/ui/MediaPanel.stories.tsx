import { MediaPanel } from './MediaPanel';

export function InSidebar() {
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <MediaPanel image="/illustrations/accueil-telephone.svg">
        <h2>Vous préférez parler ?</h2>
        <p>Une infirmière vous répond tous les jours.</p>
      </MediaPanel>
    </div>
  );
}
