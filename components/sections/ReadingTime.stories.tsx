import { ReadingTime } from './ReadingTime';

export function Short() {
  return <ReadingTime body="Buvez souvent." />;
}
export function Long() {
  return <ReadingTime body={'Buvez souvent. '.repeat(600)} />;
}
