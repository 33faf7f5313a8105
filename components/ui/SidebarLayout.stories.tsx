import { SidebarLayout } from './SidebarLayout';

export function WithText() {
  return (
    <SidebarLayout aside={<p>Ouvert en ce moment.</p>}>
      <p>
        Dites-nous qui a besoin de soins, et dans quel quartier. Nous vous rappelons le jour même.
      </p>
    </SidebarLayout>
  );
}
