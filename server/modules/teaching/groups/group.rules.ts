import * as z from 'zod/mini';
import { foldText } from '../../../platform/text.rules';
import { requiredLine } from '../../../platform/validation.rules';

/** Maximum number of groups of a course. */
export const GROUPS_MAX = 200;

/** Why a group is not created in a course that has so many. */
export const TOO_MANY_GROUPS = `A course can have at most ${GROUPS_MAX} groups`;

/** Maximum length of a group's name. */
export const GROUP_NAME_MAX = 60;

/** What an instructor writes of a group. */
export const groupRules = z.object({ name: requiredLine('Name', GROUP_NAME_MAX, 'Please enter a name') });

/** The folded name, which is unique among the groups of a course. */
export const groupSearchName = (name: string): string => foldText(name.trim());
