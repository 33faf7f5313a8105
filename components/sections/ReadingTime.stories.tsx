import { ReadingTime } from './ReadingTime';

export const Short = () => <ReadingTime body="Buvez souvent." />;
export const Long = () => <ReadingTime body={'Buvez souvent. '.repeat(600)} />;
