import * as z from 'zod';
import { groupRules } from '../features/groups/group.rules';
import { answerNamed, count, fromRule, identityOf, idOf, text, time } from './schema';

/** The query of lists of a course's students. */
export const OfGroup = z.object({
  group: z
    .string()
    .optional()
    .meta({ description: 'Only the students of this group of the course: its identifier.' }),
});

const name = fromRule(
  groupRules.shape.name,
  'Name of the group; unique in the course, regardless of case and accents.',
  'Monday',
);

const CourseGroup = answerNamed(
  'CourseGroup',
  'A group of students of a course. A student can be in several groups.',
  z.object({
    ...identityOf('group'),
    name: text('Name of the group.', 'Monday'),
    studentCount: count('Number of its students.', 14),
    createdAt: time('When the group was created.'),
  }),
);

export const CourseGroups = z.array(CourseGroup);

export const GroupName = z.object({ name });

export const GroupMember = z.object({
  studentId: idOf('account', 'Identifier of the account of the student.'),
  groupIds: z
    .array(idOf('group', 'Identifier of a group.'))
    .describe('Groups of the course that the student is in now.'),
});
