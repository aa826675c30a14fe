import type { PersonalDataGroup } from '../personal-data';

const KEPT_FOR = { daysOf: 'auditLogDays' } as const;
const exported = ['id', 'occurred_at', 'action', 'details', 'network'] as const;
const onDeletion = {
  anonymous: 'A record of what was done on the platform, deleted when it is older than that',
};

export const auditData: PersonalDataGroup = {
  purpose: 'To trace what was done to accounts and courses',
  tables: [
    {
      table: 'audit_log',
      person: 'actor_id',
      exportName: 'audit_log_by_you',
      about: 'What you did that the audit log records, such as logging in',
      keptFor: KEPT_FOR,
      exported,
      withheld: { subject_id: 'Another account' },
      onDeletion,
    },
    {
      table: 'audit_log',
      person: 'subject_id',
      exportName: 'audit_log_about_you',
      about: 'What was done to your account that the audit log records',
      keptFor: KEPT_FOR,
      exported: ['id', 'occurred_at', 'action', 'details'],
      withheld: { actor_id: 'Another account', network: 'Another account’s network' },
      onDeletion,
    },
  ],
};
