import { BackLink } from './BackLink';

export const Plain = () => <BackLink href="/services">Retour aux services</BackLink>;
