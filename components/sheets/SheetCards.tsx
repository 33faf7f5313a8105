import { Card } from '@/components/ui/Card';
import { CardGrid } from '@/components/ui/CardGrid';
import { sheetRoute } from '@/lib/routes';
import type { Sheet } from '@/lib/content/schemas/sheets';

/** The sheets as cards: what each is for, and when. */
export function SheetCards({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <CardGrid>
      {sheets.map((sheet, index) => (
        <Card
          key={sheet.id}
          href={sheetRoute(sheet.id)}
          title={sheet.title}
          tint={sheet.color}
          picture={sheet.image}
          first={index === 0}
          icon={sheet.icon}
          text={sheet.use}
          features={[sheet.when]}
          more="Ouvrir la fiche"
          headingLevel="h2"
        />
      ))}
    </CardGrid>
  );
}
