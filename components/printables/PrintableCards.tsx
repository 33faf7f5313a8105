import { Card } from '@/components/ui/card/Card';
import { CardGrid } from '@/components/ui/card/CardGrid';
import { printableRoute } from '@/lib/routing/routes';
import type { Printable } from '@/lib/content/schemas/printables';

/** The printables as cards, with their use. */
export function PrintableCards({ printables }: { printables: readonly Printable[] }) {
  return (
    <CardGrid rows>
      {printables.map((printable, index) => (
        <Card
          key={printable.id}
          isRow
          href={printableRoute(printable.id)}
          title={printable.title}
          tone={printable.color}
          picture={printable.image}
          priority={index === 0}
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
