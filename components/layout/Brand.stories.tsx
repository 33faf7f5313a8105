import { Brand } from './Brand';

export function OnWhite() {
  return <Brand locale="fr" />;
}
export function OnIndigoInEnglish() {
  return (
    <div style={{ background: 'var(--indigo-900)', padding: '1rem' }}>
      <Brand light locale="en" />
    </div>
  );
}
