import type { Metadata } from 'next';
import { DoctorCard } from '@/components/doctors/DoctorCard';
import { TeamGrid } from '@/components/doctors/TeamGrid';
import { PageHero } from '@/components/layout/PageHero';
import { ButtonLink } from '@/components/ui/Button';
import { doctors, team } from '@/content/doctors';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata: Metadata = pageMetadata({
  ...pages.doctors,
  path: routes.doctors,
  siteName: site.name,
});

export default function DoctorsPage() {
  return (
    <>
      <PageHero title={team.title} lead={team.lead} here="Personnel de santé" />
      <TeamGrid cta={<ButtonLink href={team.cta.href}>{team.cta.label}</ButtonLink>}>
        {doctors.map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} />
        ))}
      </TeamGrid>
    </>
  );
}
