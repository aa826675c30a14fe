import type { InstructorAccessName } from '#server/platform/first-page.rules';

/** Who can become an instructor, for administrators. */
export const ACCESS_SENTENCES: Record<InstructorAccessName, string> = {
  EVERYONE: 'Everyone can register as an instructor.',
  BY_APPROVAL: 'New instructors wait for your approval.',
  BY_INVITATION: 'Only people you invite can register as an instructor.',
  BY_DOMAIN:
    'People with an email address of a listed domain can register as an instructor, and become one when they confirm it. You can approve them earlier.',
};
