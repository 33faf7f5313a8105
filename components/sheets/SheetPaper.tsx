import { formatPhone } from '@/lib/text/format';
import type { Sheet } from '@/lib/content/schemas/sheets';
import { SheetBlock, type SheetCentre } from './SheetBlock';
import type { PrintedGestures } from './SheetGestures';
import styles from './SheetPaper.module.css';

interface SheetPaperProps {
  sheet: Sheet;
  centre: SheetCentre;
  gestures: PrintedGestures;
}

/** The sheet itself: a form on the screen, one page of A4 on paper. */
export function SheetPaper({ sheet, centre, gestures }: SheetPaperProps) {
  return (
    <div className={styles.paper}>
      {/* On the screen the page's own title says it. */}
      <p className={styles.title}>{sheet.title}</p>
      <div className={styles.blocks}>
        {sheet.blocks.map((block, index) => (
          <SheetBlock key={index} block={block} centre={centre} gestures={gestures} />
        ))}
      </div>
      <p className={styles.foot}>
        {centre.name}, <bdi>{formatPhone(centre.phones[0])}</bdi>
      </p>
    </div>
  );
}
