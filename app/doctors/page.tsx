import { DoctorCard } from '@/components/doctors/DoctorCard';
import { TEAM_PART, TeamGrid } from '@/components/doctors/TeamGrid';
import { Trades, TRADES_PART } from '@/components/doctors/Trades';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { Founder } from '@/components/sections/Founder';
import { ButtonLink } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { about } from '@/lib/content/generated/about';
import { team } from '@/lib/content/generated/team';
import { site } from '@/lib/content/generated/site';
import { pictureAddress } from '@/lib/site/photos';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/site/structuredData/breadcrumb';
import { centreMark, employees } from '@/lib/site/structuredData/centre';
import { physician } from '@/lib/site/structuredData/physician';
import { pageAt } from '../content';

const page = pageAt(routes.doctors);

export const { metadata } = page;

const physicians = team.doctors.flatMap((doctor) =>
  physician(doctor, site, pictureAddress(doctor.image.src)),
);

export default function DoctorsPage() {
  return (
    <>
      <StructuredData
        things={[
          breadcrumbList(page.crumbs),
          { ...centreMark(site), ...employees(team.doctors) },
          ...physicians,
        ]}
      />
      <PageHero
        title={page.heading}
        lead={team.lead}
        crumbs={page.crumbs}
        actions={
          <>
            <ButtonLink href={`#${TRADES_PART}`} look="light">
              Chez vous
            </ButtonLink>
            <ButtonLink href={`#${TEAM_PART}`} look="light">
              Au centre
            </ButtonLink>
          </>
        }
      />
      <TeamGrid cta={<ButtonLink href={team.cta.href}>{team.cta.label}</ButtonLink>}>
        {team.doctors.map((doctor, position) => (
          <DoctorCard key={doctor.name} doctor={doctor} first={position === 0} />
        ))}
      </TeamGrid>
      <Trades {...team.trades} />
      <Founder
        id="directeur"
        heading={about.founder.role}
        image={about.founder.image}
        name={about.founder.name}
        text={team.founder.text}
      >
        <PageLink href={routes.about}>À propos du centre</PageLink>
      </Founder>
    </>
  );
}
