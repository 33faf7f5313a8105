import { EnglishDictionary } from '@/components/layout/EnglishDictionary';
import { LanguageLink } from '@/components/layout/LanguageLink';
import { Footer } from './Footer';
import { FooterLists } from './FooterLists';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

export function French() {
  return (
    <Footer
      locale="fr"
      description="Des soins et de l’aide à la maison, à Yaoundé."
      lists={<FooterLists />}
      chat="https://wa.me/237600000001"
    >
      <li>
        <LanguageLink to="en" />
      </li>
    </Footer>
  );
}
export function EnglishWithoutLists() {
  return (
    <EnglishDictionary>
      <Footer locale="en" description="Care at home, in Yaoundé." chat="https://wa.me/237600000001">
        <li>
          <LanguageLink to="fr" />
        </li>
      </Footer>
    </EnglishDictionary>
  );
}
