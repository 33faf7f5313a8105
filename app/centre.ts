import { about } from '@/content/about';
import { homeSlides } from '@/content/home';
import { site } from '@/content/site';
import { pictureAddress } from '@/lib/build/photos';
import { medicalClinic } from '@/lib/build/structuredData/centre';

/** The centre as the pages that present it tell search engines: the same facts on each. */
export const centreFacts = medicalClinic({
  site,
  founder: about.founder,
  image: pictureAddress(homeSlides[0]?.image.src ?? '/logo.svg'),
});
