/** Every picture of the site. A new scene is drawn when it stands in this list. */
import type { Illustration } from './illustration';
import { hero1 } from './scenes/hero-1';
import { hero2 } from './scenes/hero-2';
import { hero3 } from './scenes/hero-3';
import { quotidien } from './scenes/quotidien';
import { soins } from './scenes/soins';
import { grossesse } from './scenes/grossesse';
import { therapie } from './scenes/therapie';
import { nutrition } from './scenes/nutrition';
import { parametres } from './scenes/parametres';
import { hopital } from './scenes/hopital';
import { articleAccompagnement } from './scenes/article-accompagnement';
import { blogHumain } from './scenes/blog-humain';
import { blogConfort } from './scenes/blog-confort';
import { blogHopital } from './scenes/blog-hopital';
import { servicesTrajet } from './scenes/services-trajet';
import { servicesSuivi } from './scenes/services-suivi';
import { servicesEquipe } from './scenes/services-equipe';
import { doctor1 } from './scenes/doctor-1';
import { doctor2 } from './scenes/doctor-2';
import { doctor3 } from './scenes/doctor-3';
import { doctor4 } from './scenes/doctor-4';
import { avatar1 } from './scenes/avatar-1';
import { avatar2 } from './scenes/avatar-2';
import { avatar3 } from './scenes/avatar-3';

export { LARGEST, render } from './illustration';

export const illustrations: readonly Illustration[] = [
  hero1,
  hero2,
  hero3,
  quotidien,
  soins,
  grossesse,
  therapie,
  nutrition,
  parametres,
  hopital,
  articleAccompagnement,
  blogHumain,
  blogConfort,
  blogHopital,
  servicesTrajet,
  servicesSuivi,
  servicesEquipe,
  doctor1,
  doctor2,
  doctor3,
  doctor4,
  avatar1,
  avatar2,
  avatar3,
];
