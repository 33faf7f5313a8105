import { useBrowserValue } from './useBrowserValue';

const read = () => location.search;

/** The page's query, read again at each render; '' in the prerendered page. */
export const useQuery = (): string => useBrowserValue(read, '');
