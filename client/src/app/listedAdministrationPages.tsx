import type { ComponentType } from 'react';

/** The pages of administrators. A separate chunk, because few people open one. */
export const listedAdministrationPages = {
  requireAdministrator: async () => (await import('./RequireAdministrator')).RequireAdministrator,
  rosters: async () => (await import('../modules/administration/rosters/RostersPage')).RostersPage,
  platformInstructors: async () =>
    (await import('../modules/administration/instructors/InstructorsPage')).InstructorsPage,
  platformSettings: async () =>
    (await import('../modules/administration/settings/SettingsPage')).SettingsPage,
  people: async () => (await import('../modules/administration/PeoplePage')).PeoplePage,
  health: async () => (await import('../modules/administration/health/HealthPage')).HealthPage,
  assistantUse: async () =>
    (await import('../modules/administration/assistant/AssistantUsePage')).AssistantUsePage,
  auditLog: async () => (await import('../modules/administration/audit/AuditLogPage')).AuditLogPage,
  approvals: async () => (await import('../modules/administration/approvals/ApprovalsPage')).ApprovalsPage,
  platformCourses: async () => (await import('../modules/administration/courses/CoursesPage')).CoursesPage,
} satisfies Record<string, () => Promise<ComponentType>>;
