import { Button } from './Button';
import { Section, SectionAction, SectionHead } from './Section';

export function OnPaper() {
  return (
    <Section labelledBy="paper">
      <SectionHead
        id="paper"
        heading="Choisissez ce qui vous aide"
        lead="Un doute ? Appelez-nous."
      />
      <SectionAction>
        <Button variant="dark">Voir tous nos services</Button>
      </SectionAction>
    </Section>
  );
}
export function OnTint() {
  return (
    <Section labelledBy="tint" ground="tinted">
      <SectionHead id="tint" heading="Les questions que l’on nous pose" />
    </Section>
  );
}
