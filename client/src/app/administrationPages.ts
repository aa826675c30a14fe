import type { ComponentType } from 'react';
import { paths } from './paths';
import { page } from '../lib/loadModule';
import { type IconProps, AssistantIcon, BookIcon, MessagesIcon } from '../ui/icons/Icons';
import {
  EditIcon,
  HealthIcon,
  HistoryIcon,
  PeopleIcon,
  SettingsIcon,
  UploadIcon,
} from '../ui/icons/ToolIcons';
import {
  WaitingCoursesBadge,
  WaitingInstructorsBadge,
  WaitingTextsBadge,
} from '../modules/administration/WaitingBadge';

interface AdministrationPage {
  /** Its name in the sidebar. */
  label: string;
  to: string;
  lazy: ReturnType<typeof page>;
  Icon: ComponentType<IconProps>;
  /** How many wait for a decision, beside the label. */
  News?: ComponentType<{ className?: string }>;
}

/** The pages of the administration, in the order of the sidebar. */
export const administrationPages: readonly AdministrationPage[] = [
  {
    label: 'People',
    to: paths.administration,
    lazy: page('PeoplePage', () => import('../modules/administration/PeoplePage')),
    Icon: PeopleIcon,
  },
  {
    label: 'Instructors',
    to: paths.administrationInstructors,
    lazy: page('InstructorsPage', () => import('../modules/administration/instructors/InstructorsPage')),
    Icon: EditIcon,
    News: WaitingInstructorsBadge,
  },
  {
    label: 'Courses',
    to: paths.administrationCourses,
    lazy: page('CoursesPage', () => import('../modules/administration/courses/CoursesPage')),
    Icon: BookIcon,
    News: WaitingCoursesBadge,
  },
  {
    label: 'Reviews',
    to: paths.administrationReviews,
    lazy: page('ApprovalsPage', () => import('../modules/administration/approvals/ApprovalsPage')),
    Icon: MessagesIcon,
    News: WaitingTextsBadge,
  },
  {
    label: 'Import students',
    to: paths.rosters,
    lazy: page('RostersPage', () => import('../modules/administration/rosters/RostersPage')),
    Icon: UploadIcon,
  },
  {
    label: 'Audit log',
    to: paths.auditLog,
    lazy: page('AuditLogPage', () => import('../modules/administration/audit/AuditLogPage')),
    Icon: HistoryIcon,
  },
  {
    label: 'Settings',
    to: paths.platformSettings,
    lazy: page('SettingsPage', () => import('../modules/administration/settings/SettingsPage')),
    Icon: SettingsIcon,
  },
  {
    label: 'Assistant',
    to: paths.assistantUse,
    lazy: page('AssistantUsePage', () => import('../modules/administration/assistant/AssistantUsePage')),
    Icon: AssistantIcon,
  },
  {
    label: 'Health',
    to: paths.health,
    lazy: page('HealthPage', () => import('../modules/administration/health/HealthPage')),
    Icon: HealthIcon,
  },
];
