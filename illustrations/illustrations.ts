/** Every illustration of the site. Only scenes in this list are drawn. */
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
import { articleDomicile } from './scenes/article-domicile';
import { articleSante } from './scenes/article-sante';
import { articleAlimentation } from './scenes/article-alimentation';
import { articleBienEtre } from './scenes/article-bien-etre';
import { histoire } from './scenes/histoire';
import { fondateur } from './scenes/fondateur';
import { solution } from './scenes/solution';
import { centre } from './scenes/centre';
import { acces } from './scenes/acces';
import { prioriteAgees } from './scenes/priorite-agees';
import { prioriteMeres } from './scenes/priorite-meres';
import { prioriteOperes } from './scenes/priorite-operes';
import { prioriteChroniques } from './scenes/priorite-chroniques';
import { tradeNurse } from './scenes/trade-nurse';
import { tradeMidwife } from './scenes/trade-midwife';
import { tradeCarer } from './scenes/trade-carer';
import { tradeDietitian } from './scenes/trade-dietitian';
import { tradeTherapist } from './scenes/trade-therapist';
import { accueilTelephone } from './scenes/accueil-telephone';
import { famille } from './scenes/famille';
import { confirmation } from './scenes/confirmation';
import { introuvable } from './scenes/introuvable';
import { doctor1 } from './scenes/doctor-1';
import { doctor2 } from './scenes/doctor-2';
import { doctor3 } from './scenes/doctor-3';
import { doctor4 } from './scenes/doctor-4';
import { avatar1 } from './scenes/avatar-1';
import { avatar2 } from './scenes/avatar-2';
import { avatar3 } from './scenes/avatar-3';
import { appelVideo } from './scenes/appel-video';
import { gardeNuit } from './scenes/garde-nuit';
import { carteUrgence } from './scenes/carte-urgence';
import { portail } from './scenes/portail';
import { gesteEtouffement } from './scenes/geste-etouffement';
import { gesteReanimation } from './scenes/geste-reanimation';
import { gesteInconscience } from './scenes/geste-inconscience';
import { gesteSaignement } from './scenes/geste-saignement';
import { gesteConvulsions } from './scenes/geste-convulsions';
import { gesteAvc } from './scenes/geste-avc';
import { gesteSucreBas } from './scenes/geste-sucre-bas';
import { gesteEmpoisonnement } from './scenes/geste-empoisonnement';
import { gesteBrulure } from './scenes/geste-brulure';
import { gesteIdeesDeMort } from './scenes/geste-idees-de-mort';

export { MAX_BYTES, MAX_GZIP_BYTES, render } from './illustration';

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
  articleDomicile,
  articleSante,
  articleAlimentation,
  articleBienEtre,
  histoire,
  fondateur,
  solution,
  centre,
  acces,
  prioriteAgees,
  prioriteMeres,
  prioriteOperes,
  prioriteChroniques,
  tradeNurse,
  tradeMidwife,
  tradeCarer,
  tradeDietitian,
  tradeTherapist,
  accueilTelephone,
  famille,
  confirmation,
  introuvable,
  doctor1,
  doctor2,
  doctor3,
  doctor4,
  avatar1,
  avatar2,
  avatar3,
  appelVideo,
  gardeNuit,
  carteUrgence,
  portail,
  gesteEtouffement,
  gesteReanimation,
  gesteInconscience,
  gesteSaignement,
  gesteConvulsions,
  gesteAvc,
  gesteSucreBas,
  gesteEmpoisonnement,
  gesteBrulure,
  gesteIdeesDeMort,
];
