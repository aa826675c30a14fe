import type { ComponentType } from 'react';
import { paths } from '../../app/paths';
import { type IconProps, AssistantIcon, BookIcon, MessagesIcon } from '../../ui/icons/Icons';
import {
  EditIcon,
  HealthIcon,
  HistoryIcon,
  PeopleIcon,
  SettingsIcon,
  UploadIcon,
} from '../../ui/icons/ToolIcons';
import { WaitingCoursesBadge, WaitingInstructorsBadge, WaitingTextsBadge } from './WaitingBadge';

/** A page of the administration, as the sidebar shows it. */
interface AdministrationPage {
  label: string;
  to: string;
  Icon: ComponentType<IconProps>;
  /** How many wait for a decision, beside the label. */
  News?: ComponentType<{ className?: string }>;
}

/** The pages of the administration, in the order of the sidebar; `routes.tsx` has their routes. */
export const administrationPages: readonly AdministrationPage[] = [
  { label: 'People', to: paths.administration, Icon: PeopleIcon },
  {
    label: 'Instructors',
    to: paths.administrationInstructors,
    Icon: EditIcon,
    News: WaitingInstructorsBadge,
  },
  { label: 'Courses', to: paths.administrationCourses, Icon: BookIcon, News: WaitingCoursesBadge },
  {
    label: 'Reviews',
    to: paths.administrationReviews,
    Icon: MessagesIcon,
    News: WaitingTextsBadge,
  },
  { label: 'Rosters', to: paths.rosters, Icon: UploadIcon },
  { label: 'Audit log', to: paths.auditLog, Icon: HistoryIcon },
  { label: 'Settings', to: paths.platformSettings, Icon: SettingsIcon },
  { label: 'Assistant', to: paths.assistantUse, Icon: AssistantIcon },
  { label: 'Health', to: paths.health, Icon: HealthIcon },
];
