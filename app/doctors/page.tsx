import { DoctorCard } from '@/components/about/DoctorCard';
import { Trades } from '@/components/about/Trades';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { ButtonLink } from '@/components/ui/Button';
import { CardGrid } from '@/components/ui/card/CardGrid';
import { Section, SectionAction } from '@/components/ui/Section';
import { team } from '@/lib/content/generated/team';
import { site } from '@/lib/content/generated/site';
import { pictureAddress } from '@/lib/images/photos';
import { routes } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { asPublisher, physician } from '@/lib/metadata/structuredData/centre';
import { getPage } from '@/app/content';

const page = getPage(routes.doctors);

export const { metadata } = page;

const physicians = team.doctors.flatMap((doctor) =>
  physician(doctor, site, pictureAddress(doctor.image.src)),
);

export default function DoctorsPage() {
  return (
    <>
      <StructuredData
        things={[breadcrumbList(page.breadcrumbs), asPublisher(site), ...physicians]}
      />
      <PageHero {...page} lead={team.lead} />
      <Section>
        <CardGrid variant="uniform">
          {team.doctors.map((doctor, position) => (
            <DoctorCard key={doctor.name} doctor={doctor} priority={position === 0} />
          ))}
        </CardGrid>
        <SectionAction>
          <ButtonLink href={team.cta.href} wide>
            {team.cta.label}
          </ButtonLink>
        </SectionAction>
      </Section>
      <Trades {...team.trades} />
    </>
  );
}
