import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';

interface AddressQueryProps {
  /** Called whenever the address's query may have changed. */
  onChange: () => void;
}

/**
 * Tells when a link of the page itself, or the way back, has changed the address's query. Shows
 * nothing. In a boundary of its own: only so does the form beside it stay in the prerendered page.
 */
export function AddressQuery(props: AddressQueryProps) {
  return (
    <Suspense>
      <Watch {...props} />
    </Suspense>
  );
}

function Watch({ onChange }: AddressQueryProps) {
  const query = useSearchParams().toString();
  useEffect(onChange, [onChange, query]);
  return null;
}
