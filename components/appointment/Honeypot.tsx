import styles from './Honeypot.module.css';

/** Not a word that autofill knows. */
const NAME = 'precision';

/** What is said where the honeypot was filled all the same: perhaps by a patient's own software. */
export const HONEYPOT_FILLED =
  'Votre demande n’est pas partie. Votre appareil a rempli une case qui devait rester vide.';

/**
 * A field for robots: out of sight, of the keyboard's way, of autofill and of screen readers.
 * Whoever fills it is not sent, yet keeps every other way to reach the centre.
 */
export function Honeypot() {
  return (
    // Browsers that do not know `inert` know the others.
    <div inert aria-hidden="true" className={styles.honeypot}>
      <label>
        Ne remplissez pas ce champ
        <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** True where something has filled the honeypot. */
export const isHoneypotFilled = (form: HTMLFormElement) => Boolean(new FormData(form).get(NAME));
