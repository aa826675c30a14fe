import type { ComponentType } from 'react';
import type { StoredUser } from '../../lib/session';
import { AssistantIcon, BookIcon, HomeIcon, type IconProps, MessagesIcon } from '../../ui/icons/Icons';
import { aliases, paths } from '../paths';

/** A link of a navigation. */
export interface Place {
  label: string;
  to: string;
  Icon: ComponentType<IconProps>;
  /** Other paths that belong to it. */
  alsoAt?: readonly string[];
}

const courses: Place = { label: 'Courses', to: paths.catalogue, Icon: BookIcon, alsoAt: ['/lessons'] };

/** The header's places; a learner has them at the bottom of a small screen. */
export const LEARNER_PLACES: readonly Place[] = [
  {
    label: 'Learn',
    to: paths.studentDashboard,
    Icon: HomeIcon,
    alsoAt: ['/student', '/dashboard', paths.myQuizzes, aliases.myQuizzes, '/quiz'],
  },
  courses,
  { label: 'Messages', to: paths.messages, Icon: MessagesIcon },
  { label: 'Assistant', to: paths.assistant, Icon: AssistantIcon, alsoAt: [aliases.assistant] },
];

const OTHER_PLACES: Partial<Record<StoredUser['role'], readonly Place[]>> = {
  STUDENT: LEARNER_PLACES,
  INSTRUCTOR: [courses, { label: 'Teaching', to: paths.instructorArea, Icon: HomeIcon }],
};

/** The places in the header for a role; null: for visitors. */
export function placesOf(role: StoredUser['role'] | null): readonly Place[] {
  return (role && OTHER_PLACES[role]) ?? [courses];
}

/**
 * The place that `pathname` belongs to: the one with the longest path that equals or contains it, so that an area's home
 * does not match pages with items of their own.
 */
export function activeAt<Item extends Place>(places: readonly Item[], pathname: string): Item | undefined {
  let active: Item | undefined;
  let longest = 0;
  for (const place of places)
    for (const address of [place.to, ...(place.alsoAt ?? [])])
      if ((pathname === address || pathname.startsWith(`${address}/`)) && address.length > longest) {
        active = place;
        longest = address.length;
      }
  return active;
}
