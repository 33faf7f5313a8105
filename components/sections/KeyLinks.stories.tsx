import { KeyLinks } from './KeyLinks';

export function WithNeighbourhoods() {
  return <KeyLinks checksNeighbourhoods />;
}
export function WithoutNeighbourhoods() {
  return <KeyLinks checksNeighbourhoods={false} />;
}
