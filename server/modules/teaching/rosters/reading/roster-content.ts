import { canonicalEmail } from '../../../../platform/email.rules';
import { truncate } from '../../../../platform/text.rules';
import { check } from '../../../../platform/validation.rules';
import { type ListColumn, rosterRowRules } from '../roster.rules';

/** A file that cannot be imported at all; the message says why, in a sentence for the person who chose it. */
export class UnreadableFile extends Error {
  constructor(
    message: string,
    /** The columns of a list, if others can be chosen. */
    readonly columns?: ListColumn[],
  ) {
    super(message);
  }
}

/** What a file of students has. */
export interface RosterContent {
  /** The columns of a list, as they were used; null for a package. */
  columns: ListColumn[] | null;
  /** Whether it is a package that has only what changed since an earlier one. */
  isDelta: boolean;
  /** The classes of a package; none for a list. */
  classes: RosterClass[];
  rows: RosterRow[];
}

/** A class of a school, whose students an administrator can have enrolled in a course. */
export interface RosterClass {
  /** The number of the class, from 1 in the order of the file. */
  number: number;
  title: string;
  code: string | null;
  /** Title of the course at the school; null: unknown. */
  courseTitle: string | null;
  /** null: unknown. */
  school: string | null;
  /** null: unknown. */
  term: string | null;
}

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

/** Validates a row, unless something else is wrong with it already. */
export function rosterRow(input: Omit<RosterRow, 'problem'>, problem: string | null = null): RosterRow {
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
