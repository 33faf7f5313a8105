/** A point that the owner confirms before the site goes live. */
export interface LaunchPoint {
  id: string;
  /** The question, in French, as `npm run launch-check` prints it. */
  question: string;
  confirmed: boolean;
}
