import type { ComponentType } from 'react';
import { foldText } from '#server/platform/text.rules';
import { administrationPages } from '../administrationPages';
import { UnreadBadge } from '../../modules/notifications/UnreadBadge';
import type { StoredUser } from '../../lib/session';
import { AssistantIcon, BookIcon, HomeIcon, MessagesIcon } from '../../ui/icons/Icons';
import {
  BellIcon,
  ChartIcon,
  EditIcon,
  PeopleIcon,
  PlusIcon,
  QuizIcon,
  UserIcon,
} from '../../ui/icons/ToolIcons';
import { aliases, paths } from '../paths';
import type { NavigationLink } from './navigationLinks';

export interface FrameItem extends NavigationLink {
  /** Badge beside the label, such as an unread count. */
  News?: ComponentType<{ className?: string }>;
}

const browseCourses: FrameItem = { label: 'Browse Courses', to: paths.catalogue, Icon: BookIcon };
const notifications = { label: 'Notifications', Icon: BellIcon, News: UnreadBadge };
const messages: FrameItem = { label: 'Messages', to: paths.messages, Icon: MessagesIcon };
const assistant: FrameItem = {
  label: 'AI Assistant',
  to: paths.assistant,
  Icon: AssistantIcon,
  alsoAt: [aliases.assistant],
};
const profile: FrameItem = { label: 'Profile', to: paths.profile, Icon: UserIcon };

const itemsOf: Record<StoredUser['role'], readonly FrameItem[]> = {
  STUDENT: [
    { label: 'Dashboard', to: paths.studentDashboard, Icon: ChartIcon, alsoAt: ['/dashboard'] },
    browseCourses,
    { ...notifications, to: paths.studentNotifications },
    profile,
    assistant,
  ],
  INSTRUCTOR: [
    { label: 'Instructor Area', to: paths.instructorArea, Icon: HomeIcon },
    { label: 'Dashboard', to: paths.instructorDashboard, Icon: ChartIcon },
    { label: 'My Courses', to: paths.myCourses, Icon: EditIcon, alsoAt: ['/instructor/courses'] },
    { label: 'Create Course', to: paths.createCourse, Icon: PlusIcon },
    {
      label: 'Analytics',
      to: paths.courseAnalytics,
      Icon: PeopleIcon,
      alsoAt: ['/instructor/students'],
    },
    messages,
    { ...notifications, to: paths.instructorNotifications },
    {
      label: 'Quizzes',
      to: paths.quizManagement,
      Icon: QuizIcon,
      alsoAt: [paths.createQuiz, '/instructor/quiz'],
    },
    browseCourses,
    profile,
    assistant,
  ],
  ADMIN: [...administrationPages, browseCourses, profile],
};

/** The sidebar items of a role; a student's are those of the student area. */
export function frameItemsOf(role: StoredUser['role']): readonly FrameItem[] {
  return itemsOf[role];
}

/** The items whose label contains the text, ignoring case and accents; all items for a blank text. */
export function itemsMatching(items: readonly FrameItem[], text: string): readonly FrameItem[] {
  const query = foldText(text).trim();
  return items.filter((item) => foldText(item.label).includes(query));
}
