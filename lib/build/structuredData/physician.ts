import type { MedicalSpecialty, PhysicianLeaf } from 'schema-dts';
import { absoluteUrl, fileUrl } from '@/lib/build/metadata';
import { routes } from '@/lib/routes';
import type { Doctor } from '@/lib/content/schemas/doctors';
import type { Site } from '@/lib/content/schemas/site';
import { CENTRE_ID, postalAddress } from './centre';

/** The team's specialties in schema.org's own list; others go by their French name alone. */
const SPECIALTIES: readonly [spoken: RegExp, listed: MedicalSpecialty][] = [
  [/cardiologue/i, 'https://schema.org/Cardiovascular'],
  [/généraliste/i, 'https://schema.org/PrimaryCare'],
  [/dentiste/i, 'https://schema.org/Dentistry'],
  [/pédiatre/i, 'https://schema.org/Pediatric'],
];

/**
 * A doctor of the centre.
 *
 * @param image The portrait, from the site's root.
 * @returns Nothing while the person is an example: no machine may learn an invented physician.
 */
export function physician(doctor: Doctor, site: Site, image: `/${string}`): PhysicianLeaf[] {
  if (doctor.sample) return [];
  const specialty = SPECIALTIES.find(([spoken]) => spoken.test(doctor.specialty));
  return [
    {
      '@type': 'Physician',
      '@id': `${absoluteUrl(routes.doctors)}#medecin-${doctor.id}`,
      name: doctor.name,
      disambiguatingDescription: doctor.specialty,
      description: doctor.description,
      ...(specialty && { medicalSpecialty: specialty[1] }),
      image: fileUrl(image),
      memberOf: { '@id': CENTRE_ID },
      // Where the doctor is met and called is the centre.
      address: postalAddress(site),
      telephone: site.phones[0],
      sameAs: [doctor.social.facebook, doctor.social.instagram],
    },
  ];
}
