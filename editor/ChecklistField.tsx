/** The points to confirm before the launch, as check boxes by subject: Sveltia's list has a box for each. */
import { Component } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { LAUNCH_SUBJECTS, type LaunchPoint } from '@/lib/content/schemas/launch';
import { fr } from '@/lib/text/typography';

type Subject = LaunchPoint['subject'];

/** Where the answers are, or who has them. */
const ADVICE: Record<Subject, string> = {
  prices: 'Ouvrez la page Tarifs à côté. Ce qui est faux se corrige dans « Services et prix ».',
  hours: 'Ce qui est faux se corrige dans « Coordonnées et horaires ».',
  centre: 'Chacun est un fait que vos visiteurs croiront : un par un.',
  pages: 'Lisez chaque page en entier. Ce qui est faux se corrige dans « Pages ».',
  doctor: 'Asseyez-vous avec votre médecin : il lit chaque point, et vous cochez.',
  law: 'Chacun demande une réponse écrite de votre conseil : un par un.',
};

/**
 * Subjects that one button confirms: someone reads them as a whole. All others are facts, of medicine
 * too: each has its own answer.
 */
const TOGETHER: Partial<Record<Subject, string>> = {
  pages: 'Nous avons lu ces pages, tout est juste',
};

const getCount = (points: readonly LaunchPoint[]) =>
  `${points.filter(({ confirmed }) => confirmed).length} sur ${points.length}`;

/** A class: see `CheckedField`. */
export class ChecklistField extends Component<CustomFieldControlProps> {
  /** From the entry: `value` is empty after a change (Sveltia CMS 0.221). */
  get points(): LaunchPoint[] {
    const { field, entry } = this.props;
    const list = entry?.getIn(['data', field.get('name')]) as { toJS: () => unknown } | undefined;
    return (list?.toJS() ?? []) as LaunchPoint[];
  }

  #confirm(isMeant: (point: LaunchPoint) => boolean, confirmed: boolean) {
    const changed = this.points.map((point) => (isMeant(point) ? { ...point, confirmed } : point));
    this.props.onChange(changed);
  }

  override render() {
    const subjects = Object.entries(LAUNCH_SUBJECTS) as [Subject, string][];
    return (
      <div className="checklist">
        <p role="status">{fr(`Confirmés : ${getCount(this.points)}.`)}</p>
        {subjects.map(([subject, name]) => this.#group(subject, name))}
      </div>
    );
  }

  #group(subject: Subject, name: string) {
    const points = this.points.filter((point) => point.subject === subject);
    const together = TOGETHER[subject];
    const isOpen = points.some(({ confirmed }) => !confirmed);
    return (
      <fieldset key={subject}>
        <legend>{fr(`${name} : ${getCount(points)}`)}</legend>
        <p>{fr(ADVICE[subject])}</p>
        {points.map(({ id, question, confirmed }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={confirmed}
              onChange={() => this.#confirm((point) => point.id === id, !confirmed)}
            />
            <span>{fr(question)}</span>
          </label>
        ))}
        {together && isOpen && (
          <button
            type="button"
            onClick={() => this.#confirm((point) => point.subject === subject, true)}
          >
            {fr(`${together} : tout cocher`)}
          </button>
        )}
      </fieldset>
    );
  }
}
