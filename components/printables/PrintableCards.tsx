import { Card } from '@/components/ui/Card';
import { CardGrid } from '@/components/ui/CardGrid';
import { printableRoute } from '@/lib/routing/routes';
import type { Printable } from '@/lib/content/schemas/printables';

/** The printables as cards: what each is for, and when. */
export function PrintableCards({ printables }: { printables: readonly Printable[] }) {
  return (
    <CardGrid>
      {printables.map((printable, index) => (
        <Card
          key={printable.id}
          href={printableRoute(printable.id)}
          title={printable.title}
          tint={printable.color}
          picture={printable.image}
          first={index === 0}
          icon={printable.icon}
          text={printable.use}
          features={[printable.when]}
          more="Ouvrir la fiche"
          headingLevel="h2"
        />
      ))}
    </CardGrid>
  );
}
