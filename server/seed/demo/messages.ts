import type { Account } from '../../modules/accounts/account.entities';
import type { World } from '../world';

/** Seeds messages between the two demo accounts. */
export async function correspond(
  world: World,
  student: Account,
  instructor: Account,
  daysAgo: (days: number) => Date,
): Promise<void> {
  await world.aMessage(student, instructor, {
    title: 'A placeholder instead of a label?',
    message:
      'Our designer wants placeholders only, to save space. After the first lesson I doubt it, but what do I tell her?',
    createdAt: daysAgo(24),
    readAt: daysAgo(23),
  });
  await world.aMessage(instructor, student, {
    title: 'Re: A placeholder instead of a label?',
    message:
      'Ask her to fill the form in, look away, and come back to check it: every hint is gone.\nIt convinces faster than any rule.',
    createdAt: daysAgo(23),
    readAt: daysAgo(22),
  });
  await world.aMessage(student, instructor, {
    title: 'It worked',
    message: 'The labels stay. She has enrolled as well. Is there a course of yours to take after this one?',
    createdAt: daysAgo(2),
  });
  await world.aMessage(instructor, student, {
    title: 'What to take next',
    message:
      'Interface design, from first sketch to prototype: it begins one step earlier, where forms are still drawn.',
    createdAt: daysAgo(1),
  });
}
