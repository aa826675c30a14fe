import { administrationRows } from './administration.rows';
import { accessTokensRows } from './access-tokens.rows';
import { accountsRows } from './accounts.rows';
import { assistantRows } from './assistant.rows';
import { bookmarksRows } from './bookmarks.rows';
import { catalogueRows } from './catalogue.rows';
import { goalsRows } from './goals.rows';
import { groupsRows } from './groups.rows';
import { instructorQuizzesRows } from './instructor-quizzes.rows';
import { joiningRows } from './joining.rows';
import { learningRows } from './learning.rows';
import { moderationRows } from './moderation.rows';
import { notesRows } from './notes.rows';
import { notificationsRows } from './notifications.rows';
import { quizzesRows } from './quizzes.rows';
import type { Operation, PolicyRows } from './row';
import { rosterRows } from './rosters.rows';
import { teachingRows } from './teaching.rows';
import { teamRows } from './team.rows';

/** Every operation of both APIs × every kind of actor: the rows of each feature by its name. */
export const FEATURES: Readonly<Record<string, PolicyRows>> = {
  Catalogue: catalogueRows,
  'Accounts and logging in': accountsRows,
  'Access tokens': accessTokensRows,
  Learning: learningRows,
  Quizzes: quizzesRows,
  Notes: notesRows,
  Bookmarks: bookmarksRows,
  Goals: goalsRows,
  'Messages and notifications': notificationsRows,
  Assistant: assistantRows,
  'Courses and lessons of a team': teachingRows,
  'Quizzes of a team': instructorQuizzesRows,
  Team: teamRows,
  'Joining a course': joiningRows,
  Groups: groupsRows,
  'Imports of students': rosterRows,
  'Courses, reviews and testimonials under administration': moderationRows,
  'Accounts and settings under administration': administrationRows,
};

const all = Object.values(FEATURES);

export const GRAPHQL = Object.assign({}, ...all.map(({ graphql }) => graphql)) as Record<string, Operation>;
export const REST = Object.assign({}, ...all.map(({ rest }) => rest)) as Record<string, Operation>;
