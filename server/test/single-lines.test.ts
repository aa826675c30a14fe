import * as z from 'zod/mini';
import { accessTokenRules } from '../modules/accounts/access-tokens/access-token.rules';
import { acceptInvitationRules, rosterRowRules } from '../modules/teaching/rosters/roster.rules';
import { registerRules, updateProfileRules } from '../modules/accounts/account.rules';
import { flashcardDeckRules } from '../modules/assistant/assistant.rules';
import { contactInstructorRules, sendNotificationRules } from '../modules/messages/message.rules';
import { courseRules, lessonRules } from '../modules/teaching/authoring/course-form.rules';
import { groupRules } from '../modules/teaching/groups/group.rules';
import { categoryRules } from '../platform/settings/category.rules';
import { settingsRules } from '../platform/settings/settings.rules';
import { quizRules } from '../modules/quizzes/quiz.rules';
import { check } from '../platform/validation.rules';

it.each([
  ['name of an account', registerRules.shape.name],
  ['new name of an account', updateProfileRules.shape.name],
  ['name of an invited person', acceptInvitationRules.shape.name],
  ['name in a roster', rosterRowRules.shape.name],
  ['group in a roster', rosterRowRules.shape.groupName],
  ['name of a group', groupRules.shape.name],
  ['name of an access token', accessTokenRules(new Date()).shape.name],
  ['title of a course', courseRules.shape.title],
  ['subtitle of a course', courseRules.shape.subtitle],
  ['title of a lesson', lessonRules.shape.title],
  ['title of a quiz', quizRules.shape.title],
  ['title of a deck', flashcardDeckRules.shape.title],
  ['subject of a message', contactInstructorRules.shape.subject],
  ['title of a notification', sendNotificationRules.shape.title],
  ['name of a category', categoryRules.shape.name],
  ['other name of a category', categoryRules.shape.alternativeName],
  ['name of the platform', settingsRules.shape.name],
  ['name of the sender of mails', settingsRules.shape.mailSenderName],
])('the %s is one line without invisible characters', (_, text) => {
  const form = z.object({ text: text as z.ZodMiniType<string | null> });
  expect(check(form, { text: ' Zoë\u202e\r\n\u200bLee\u3164 ' })).toEqual({
    ok: true,
    value: { text: 'Zoë Lee' },
  });
  const blank = check(form, { text: '\u3164\u202e\n' });
  expect(blank.ok && blank.value.text).toBeFalsy();
});

it.each([
  ['tags', ['\u202eHTML\n5', '\u200b'], ['HTML 5']],
  ['outcomes', ['Tie\u202e a\tknot', '\u200b'], ['Tie a knot']],
] as const)('%s of a course are lines without invisible characters', (name, given, stored) => {
  const schema = courseRules.shape[name === 'tags' ? 'skills' : name];
  expect(check(z.object({ lines: schema }), { lines: given })).toEqual({
    ok: true,
    value: { lines: stored },
  });
});
