import clsx from 'clsx';
import { formatPhone } from '@/lib/text/format';
import type { Printable } from '@/lib/content/schemas/printables';
import { PrintableBlock, type PrintableCentre } from './PrintableBlock';
import type { PrintedFirstAid } from './PrintableFirstAid';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './PrintablePaper.module.css';

interface PrintablePaperProps {
  printable: Printable;
  centre: PrintableCentre;
  guides: PrintedFirstAid;
}

/** The printable: one A4 page in print. */
export function PrintablePaper({ printable, centre, guides }: PrintablePaperProps) {
  return (
    <div className={clsx(panel.panel, panel.paper, styles.paper)}>
      {/* Print only: on screen it is the page's title. */}
      <p className={styles.title}>{printable.title}</p>
      <div className={clsx(layout.stackXl, styles.blocks)}>
        {printable.blocks.map((block, index) => (
          <PrintableBlock key={index} block={block} centre={centre} guides={guides} />
        ))}
      </div>
      <p className={styles.footer}>
        {centre.name}, <bdi>{formatPhone(centre.phones[0])}</bdi>
      </p>
    </div>
  );
}
