import { formatPhone } from '@/lib/text/format';
import type { Printable } from '@/lib/content/schemas/printables';
import { PrintableBlock, type PrintableCentre } from './PrintableBlock';
import type { PrintedFirstAid } from './PrintableFirstAid';
import styles from './PrintablePaper.module.css';

interface PrintablePaperProps {
  printable: Printable;
  centre: PrintableCentre;
  guides: PrintedFirstAid;
}

/** The printable itself: a form on the screen, one page of A4 on paper. */
export function PrintablePaper({ printable, centre, guides }: PrintablePaperProps) {
  return (
    <div className={styles.paper}>
      {/* On the screen the page's own title says it. */}
      <p className={styles.title}>{printable.title}</p>
      <div className={styles.blocks}>
        {printable.blocks.map((block, index) => (
          <PrintableBlock key={index} block={block} centre={centre} guides={guides} />
        ))}
      </div>
      <p className={styles.foot}>
        {centre.name}, <bdi>{formatPhone(centre.phones[0])}</bdi>
      </p>
    </div>
  );
}
