import type { PhysicianLeaf } from 'schema-dts';
import { absoluteUrl, fileUrl } from '@/lib/metadata/metadata';
import { slug } from '@/lib/text/slug';
import { routes } from '@/lib/routing/routes';
import type { Doctor } from '@/lib/content/schemas/doctors';
import type { Site } from '@/lib/content/schemas/site';
import { CENTRE_ID, postalAddress } from './centre';

/**
 * A doctor of the centre.
 *
 * @param image The portrait, from the site's root.
 * @returns Nothing if the person is an example.
 */
export function physician(doctor: Doctor, site: Site, image: `/${string}`): PhysicianLeaf[] {
  if (doctor.sample) return [];
  return [
    {
      '@type': 'Physician',
      '@id': `${absoluteUrl(routes.doctors)}#${slug(doctor.name)}`,
      name: doctor.name,
      disambiguatingDescription: doctor.specialty,
      description: doctor.description,
      image: fileUrl(image),
      memberOf: { '@id': CENTRE_ID },
      // Patients meet doctors at the centre.
      address: postalAddress(site),
      telephone: site.phones[0],
      sameAs: [doctor.social?.facebook, doctor.social?.instagram].filter(
        (item) => item !== undefined,
      ),
    },
  ];
}
