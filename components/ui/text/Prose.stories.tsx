import { Prose } from './Prose';

const TEXT = `## Un titre

Un paragraphe avec un [lien](/contact) et **un mot fort**.

- une ligne ;
- une autre.

| Âge | Dose |
| :-- | --: |
| 1 an | 10 gouttes |`;

export function LongText() {
  return <Prose>{TEXT}</Prose>;
}
