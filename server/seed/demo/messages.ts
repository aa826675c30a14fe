import type { Account } from '../../features/accounts/account.entities';
import type { World } from '../world';

/** What the two accounts that visitors sign in as have written to each other. */
export async function correspond(
  world: World,
  student: Account,
  instructor: Account,
  daysAgo: (days: number) => Date,
): Promise<void> {
  await world.aMessage(student, instructor, {
    title: 'Margins that collapse',
    message:
      'In the lesson on normal flow two margins of 24 pixels become one of 24. Does that also happen inside a flex container?',
    createdAt: daysAgo(24),
    readAt: daysAgo(23),
  });
  await world.aMessage(instructor, student, {
    title: 'Re: Margins that collapse',
    message:
      'No. Flex and grid items keep their margins apart; that is one of the reasons to prefer gap there.\nWell spotted.',
    createdAt: daysAgo(23),
    readAt: daysAgo(22),
  });
  await world.aMessage(student, instructor, {
    title: 'Thank you for the course',
    message: 'I have finished it. Is there one on print that you would take next?',
    createdAt: daysAgo(2),
  });
  await world.aMessage(instructor, student, {
    title: 'What to take next',
    message:
      'Layout and type for print begins where yours ended: the same grids, on a page that has an edge.',
    createdAt: daysAgo(1),
  });
}
