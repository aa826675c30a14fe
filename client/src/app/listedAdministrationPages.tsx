import type { ComponentType } from 'react';

/** The pages of administrators. A separate chunk, because few people open one. */
export const listedAdministrationPages = {
  requireAdministrator: async () => (await import('./RequireAdministrator')).RequireAdministrator,
  rosters: async () => (await import('../features/administration/rosters/RostersPage')).RostersPage,
  platformInstructors: async () =>
    (await import('../features/administration/instructors/InstructorsPage')).InstructorsPage,
  platformSettings: async () =>
    (await import('../features/administration/settings/SettingsPage')).SettingsPage,
  people: async () => (await import('../features/administration/PeoplePage')).PeoplePage,
  health: async () => (await import('../features/administration/health/HealthPage')).HealthPage,
  assistantUse: async () =>
    (await import('../features/administration/assistant/AssistantUsePage')).AssistantUsePage,
  auditLog: async () => (await import('../features/administration/audit/AuditLogPage')).AuditLogPage,
  approvals: async () => (await import('../features/administration/approvals/ApprovalsPage')).ApprovalsPage,
  platformCourses: async () => (await import('../features/administration/courses/CoursesPage')).CoursesPage,
} satisfies Record<string, () => Promise<ComponentType>>;
