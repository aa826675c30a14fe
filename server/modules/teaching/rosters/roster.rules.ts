import * as z from 'zod/mini';
import { accountEmail, accountName, newPassword } from '../../accounts/account.rules';
import { GROUP_NAME_MAX } from '../groups/group.rules';
import { optionalLine, requiredText } from '../../../platform/validation.rules';

/** The largest files; larger ones are refused before they are read. */
export const MAX_LIST_BYTES = 4 * 1024 * 1024;
export const MAX_PACKAGE_BYTES = 10 * 1024 * 1024;
/** Rows of a list of students. */
export const MAX_LIST_ROWS = 20_000;
/** Rows of each file of a package. */
export const MAX_PACKAGE_ROWS = 50_000;

/** What a column of a list of students has. */
export const ROSTER_COLUMNS = ['name', 'first-name', 'last-name', 'email', 'group', 'ignore'] as const;
export type RosterColumn = (typeof ROSTER_COLUMNS)[number];

/** A column of a list of students. */
export interface ListColumn {
  /** '' if the first line does not name the columns. */
  heading: string;
  /** Its first cells. */
  examples: string[];
  use: RosterColumn;
}

/** A row of a roster; groups are optional. */
export const rosterRowRules = z.object({
  email: accountEmail('The email address is missing'),
  name: accountName('The name is missing'),
  groupName: optionalLine('Group', GROUP_NAME_MAX),
});

/** What an invited person gives to create their account. */
export const acceptInvitationRules = z.object({
  token: requiredText('Link', 200, 'The link is incomplete'),
  name: accountName('Name is required'),
  password: newPassword('Please choose a password'),
});

/** Why a row of a roster is refused. */
export const COURSE_FULL = 'The course is full';

export const INVALID_INVITATION =
  'This invitation is invalid, was already used, or has expired. If you have an account, log in.';
