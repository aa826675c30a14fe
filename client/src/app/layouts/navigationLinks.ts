import type { ComponentType } from 'react';
import type { StoredUser } from '../../lib/session';
import { AssistantIcon, BookIcon, HomeIcon, type IconProps, MessagesIcon } from '../../ui/icons/Icons';
import { aliases, paths } from '../paths';

/** A link of the header or of a sidebar. */
export interface NavigationLink {
  label: string;
  to: string;
  Icon: ComponentType<IconProps>;
  /** Other paths that belong to it. */
  alsoAt?: readonly string[];
}

const courses: NavigationLink = {
  label: 'Courses',
  to: paths.catalogue,
  Icon: BookIcon,
  alsoAt: ['/lessons'],
};

/** The header's links; a learner has them at the bottom of a small screen. */
export const LEARNER_LINKS: readonly NavigationLink[] = [
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

const LINKS_OF_ROLE: Partial<Record<StoredUser['role'], readonly NavigationLink[]>> = {
  STUDENT: LEARNER_LINKS,
  INSTRUCTOR: [courses, { label: 'Teaching', to: paths.instructorArea, Icon: HomeIcon }],
};

/** The links in the header for a role; null: for visitors. */
export function navigationLinksOf(role: StoredUser['role'] | null): readonly NavigationLink[] {
  return (role && LINKS_OF_ROLE[role]) ?? [courses];
}

/**
 * The link that `pathname` belongs to: the one with the longest path that equals or contains it, so that an area's home
 * does not match pages with items of their own.
 */
export function activeAt<Item extends NavigationLink>(
  links: readonly Item[],
  pathname: string,
): Item | undefined {
  let active: Item | undefined;
  let longest = 0;
  for (const link of links)
    for (const address of [link.to, ...(link.alsoAt ?? [])])
      if ((pathname === address || pathname.startsWith(`${address}/`)) && address.length > longest) {
        active = link;
        longest = address.length;
      }
  return active;
}
