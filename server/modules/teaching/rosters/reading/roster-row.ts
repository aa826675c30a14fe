import { canonicalEmail } from '../../../../platform/email.rules';
import { truncate } from '../../../../platform/text.rules';
import { check } from '../../../../platform/validation.rules';
import { rosterRowRules } from '../roster.rules';

/** A row of a roster, as read from a file. */
export interface RosterRow {
  /** The file of a package; null if there is only one. */
  file: string | null;
  line: number;
  /** Valid, or as given if there is a problem. */
  name: string;
  /** Canonical, or as given if it is not an email address. */
  email: string;
  groupName: string | null;
  /** Number of the class of a package; null for a list of students. */
  classNumber: number | null;
  /** Whether the package says that the enrollment ended. */
  isRemoval: boolean;
  /** Why it is refused; null: it is not. */
  problem: string | null;
}

const KEPT_LENGTH = 300;

type Given = Pick<RosterRow, 'file' | 'line' | 'name' | 'email' | 'groupName' | 'classNumber' | 'isRemoval'>;

/** Validates a row, unless something else is wrong with it already. */
export function rosterRow(input: Given, problem: string | null = null): RosterRow {
  const checked = check(rosterRowRules, input);
  if (checked.ok && problem === null) {
    const { name, email, groupName } = checked.value;
    return { ...input, name, email: canonicalEmail(email), groupName, problem };
  }
  const wrong = checked.ok ? [] : checked.fields;
  return {
    ...input,
    name: truncate(input.name, KEPT_LENGTH),
    email: truncate(
      wrong.some(({ path }) => path === 'email') ? input.email : canonicalEmail(input.email),
      KEPT_LENGTH,
    ),
    groupName: input.groupName && truncate(input.groupName, KEPT_LENGTH),
    problem: problem ?? wrong[0]!.message,
  };
}
