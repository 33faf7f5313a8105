import { ButtonLink } from '@/components/ui/Button';
import { Slider } from './Slider';

const slides = ['Des soins chez vous, à Yaoundé', 'Une garde de nuit pour vos parents'];

export const OnIndigo = () => (
  <div style={{ background: 'var(--indigo-800)', color: 'var(--paper)', padding: '1rem' }}>
    <Slider label="Nos services" interval={6000}>
      {slides.map((title) => (
        <div key={title} style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
          <h2>{title}</h2>
          <ButtonLink href="/services">Voir nos services</ButtonLink>
        </div>
      ))}
    </Slider>
  </div>
);
