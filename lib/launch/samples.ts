/** The launch check's part about example values. */
import type { Content } from '@/lib/content/collections';
import { SAMPLE_FIELDS, type Site } from '@/lib/content/schemas/site';

/** Sample values, which may have been copied anywhere. */
const SAMPLE_EMAIL = /aide-a-la-vie\.example/;
const SAMPLE_PAGE = /aidealavie\.exemple/;
const SAMPLE_PHONE = /\+?237\s?6\s?00\s?00\s?00/;
const SAMPLE = new RegExp([SAMPLE_EMAIL, SAMPLE_PAGE, SAMPLE_PHONE].map((r) => r.source).join('|'));

const holdsSample = (value: unknown) => SAMPLE.test(String(JSON.stringify(value)));

/** Example values of the centre's facts. */
export function checkSite(site: Site): string[] {
  const names: Partial<Record<keyof Site, string>> = SAMPLE_FIELDS;
  const fields = Object.keys(site) as (keyof Site)[];
  return fields.flatMap((field) => {
    const name = names[field] ?? field;
    if ((site.sample as readonly string[]).includes(field)) {
      return [
        `${name} : écrivez la vraie valeur, puis ôtez ce nom de « Champs qui sont encore des exemples »`,
      ];
    }
    return holdsSample(site[field]) ? [`${name} : une valeur d’exemple est restée`] : [];
  });
}

/** Example people. */
export function checkPeople(content: Content): string[] {
  const { founder } = content.about;
  const { doctors } = content.team;
  const samples = [
    ...doctors.map(({ name, sample }) => ({ who: `Médecin : ${name}`, sample })),
    { who: `Fondateur : ${founder.name}`, sample: founder.sample },
    ...content.testimonials.testimonials.map(({ author, sample }) => ({
      who: `Témoignage : ${author}`,
      sample,
    })),
    ...content.articles.map(({ title, author, sample }) => ({
      who: `Auteur de « ${title} » : ${author.name}`,
      sample,
    })),
  ];
  return [
    ...samples
      .filter(({ sample }) => sample)
      .map(
        ({ who }) =>
          `${who} : mettez une vraie personne, avec son accord, puis éteignez « … d’exemple »`,
      ),
    ...doctors
      .filter((doctor) => !doctor.sample && holdsSample(doctor))
      .map(({ name }) => `Médecin : ${name} : un lien d’exemple est resté`),
  ];
}

/** Example contact details in long texts. */
export function checkBodies(bodies: ReadonlyMap<string, string>): string[] {
  return [...bodies].flatMap(([file, body]) =>
    body.split('\n').flatMap((line, index) => {
      const what = [
        SAMPLE_EMAIL.test(line) && 'l’adresse e-mail',
        SAMPLE_PHONE.test(line) && 'le téléphone',
      ].filter(Boolean);
      if (what.length === 0) return [];
      return [`${file}, ligne ${index + 1} : remplacez ${what.join(' et ')} d’exemple`];
    }),
  );
}
