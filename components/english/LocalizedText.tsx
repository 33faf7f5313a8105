interface SaidProps {
  /** What is said in English, where the content has it. */
  en: string | undefined;
  fr: string;
}

/** Words of the content in English; in French, and marked so, where there is no English yet. */
export const LocalizedText = ({ en, fr }: SaidProps) => en ?? <span lang="fr">{fr}</span>;
