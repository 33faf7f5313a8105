/** The line above the editor: whether the content is in order, else what is to be corrected and where. */
import { fr } from '@/lib/text/typography';

/** Something about one form. */
export interface Remark {
  /** The form's name. */
  where: string;
  /** The form's address in the editor; none for a file without form. */
  href?: string | undefined;
  message: string;
}

/** The last publication that the editor has started. */
export interface PublicationState {
  isRunning: boolean;
  hasFailed?: boolean;
  /** The step, or how it has ended. */
  message: string;
}

/** The content as a whole, as the local server tells it. */
export interface ContentState {
  /** What stops the site. */
  problems: Remark[];
  /** What stops nothing. */
  remarks: Remark[];
  /** Why the last change was refused, and what needs to change before it. */
  refusal?: { message: string; remarks: Remark[] } | undefined;
  /** None if the settings name no host. */
  publication?: PublicationState | undefined;
}

/** The address of the states, on the editor's server. */
export const STATE_PATH = '/etat';

/** Starts a publication, by POST. */
export const PUBLISH_PATH = '/publier';

/** Fired on the window after each change of the state. */
export const STATE_EVENT = 'contentstate';

let current: ContentState | undefined;

/** Whether the site shows what is saved; true until it is known. */
export const isInOrder = (): boolean => !current || current.problems.length === 0;

/** Shows the state of the content on this machine, and follows it. */
export function followState(line: HTMLElement): void {
  line.hidden = false;
  // Sveltia CMS 0.221 has this dialog in English only. It changes the hash while the dialog is open.
  let isEntering = location.hash.startsWith('#/signin');
  if (isEntering) {
    line.textContent = fr(
      'La première fois, l’éditeur demande en anglais s’il peut ouvrir ce dossier : choisissez « Se connecter », ou « Sign In » si votre navigateur est en anglais.',
    );
  }
  const [news, publisher] = [document.createElement('div'), document.createElement('div')];
  const showPublication = publishBar(publisher);
  let shown = '';
  const source = new EventSource(STATE_PATH);
  source.addEventListener('message', ({ data }) => {
    current = JSON.parse(String(data)) as ContentState;
    if (!isEntering) show();
  });
  addEventListener('hashchange', () => {
    isEntering &&= !location.hash.startsWith('#/collections');
    if (current && !isEntering) show();
  });
  const show = () => {
    const { publication, ...state } = current!;
    const { problems, refusal } = state;
    if (!news.isConnected) line.replaceChildren(news, publisher);
    showPublication(publication, problems.length > 0);
    line.dataset.state = refusal || problems.length > 0 ? 'problem' : 'ok';
    // What the user has opened stays open while a publication runs.
    if (shown === (shown = JSON.stringify(state))) return;
    news.replaceChildren(...rendered(state));
    dispatchEvent(new Event(STATE_EVENT));
  };
  source.addEventListener('error', () => {
    line.textContent = fr(
      'L’éditeur est arrêté : relancez « npm run edit » dans le terminal. Ce que vous écrivez est gardé ici.',
    );
    line.dataset.state = 'problem';
  });
}

/** A button that publishes, and what comes of it. @returns Shows a state of it. */
function publishBar(bar: HTMLElement) {
  const button = element('button', 'Publier le site') as HTMLButtonElement;
  const text = document.createElement('span');
  // Not `disabled`: it would lose the focus.
  const isOff = () => button.ariaDisabled === 'true';
  button.addEventListener('click', () => {
    if (!isOff()) void fetch(PUBLISH_PATH, { method: 'POST' });
  });
  bar.append(button, text);
  bar.className = 'publish';
  return (publication: PublicationState | undefined, isBlocked: boolean) => {
    bar.hidden = !publication;
    const { isRunning = false, hasFailed = false, message = '' } = publication ?? {};
    button.ariaDisabled = String(isRunning || isBlocked);
    text.dataset.failed = String(hasFailed);
    if (text.dataset.message === message) return;
    text.dataset.message = message;
    text.replaceChildren(...withLinks(fr(message)));
  };
}

const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => {
    if (index % 2 === 0) return part;
    const link = document.createElement('a');
    link.target = '_blank';
    link.href = link.textContent = part;
    return link;
  });

function* rendered({
  problems,
  remarks,
  refusal,
}: Omit<ContentState, 'publication'>): Generator<HTMLElement> {
  if (refusal) yield listed(refusal.message, refusal.remarks);
  const count = problems.length;
  if (count > 0) {
    const what = count === 1 ? 'Un point est à corriger' : `${count} points sont à corriger`;
    yield listed(`${what}. Jusque-là, le site garde son ancienne version.`, problems, true);
  } else if (!refusal) {
    yield element('p', '✓ Tout est en ordre : le site montre ce qui est enregistré.');
  }
  if (remarks.length > 0) yield listed(`À revoir : ${remarks.length}`, remarks);
}

function listed(text: string, remarks: Remark[], open = false): HTMLElement {
  if (remarks.length === 0) return element('p', text);
  const details = document.createElement('details');
  details.open = open;
  const list = document.createElement('ul');
  for (const { where, href, message } of remarks) {
    const item = document.createElement('li');
    const link = element(href ? 'a' : 'span', where);
    if (href) link.setAttribute('href', href);
    item.append(link, fr(` : ${message}`));
    list.append(item);
  }
  details.append(element('summary', text), list);
  return details;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = fr(text);
  return made;
}
