import { ButtonLink } from '@/components/ui/Button';
import { Slider } from './Slider';

const slides = ['Des soins chez vous, à Yaoundé', 'Une garde de nuit pour vos parents'];

export function OnIndigo() {
  return (
    <div style={{ background: 'var(--indigo-800)', color: 'var(--paper)', padding: '1rem' }}>
      <Slider label="Nos services" interval={6000}>
        {slides.map((title) => (
          // Room for the controls, which are over the slides on wide screens.
          <div key={title} style={{ paddingBlockEnd: '6rem' }}>
            <h2>{title}</h2>
            <p style={{ marginBlockStart: '1rem' }}>
              <ButtonLink href="/services">Voir nos services</ButtonLink>
            </p>
          </div>
        ))}
      </Slider>
    </div>
  );
}
