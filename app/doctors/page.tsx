import type { Metadata } from 'next';
import { DoctorCard } from '@/components/doctors/DoctorCard';
import { TeamGrid } from '@/components/doctors/TeamGrid';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { ButtonLink } from '@/components/ui/Button';
import { doctors, team } from '@/content/doctors';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/build/metadata';
import { pictureAddress } from '@/lib/build/photos';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import { centreMark } from '@/lib/build/structuredData/centre';
import { physician } from '@/lib/build/structuredData/physician';
import type { Trail } from '@/lib/trail';

export const metadata: Metadata = pageMetadata({
  ...pages.doctors,
  path: routes.doctors,
  siteName: site.name,
});

const physicians = doctors.flatMap((doctor) =>
  physician(doctor, site, pictureAddress(doctor.image.src)),
);

const trail: Trail = [{ label: 'Personnel de santé', href: routes.doctors }];

export default function DoctorsPage() {
  return (
    <>
      <StructuredData things={[breadcrumbList(trail), centreMark(site), ...physicians]} />
      <PageHero title={team.title} lead={team.lead} trail={trail} />
      <TeamGrid cta={<ButtonLink href={team.cta.href}>{team.cta.label}</ButtonLink>}>
        {doctors.map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} />
        ))}
      </TeamGrid>
    </>
  );
}
