import type { PersonalDataGroup } from './personal-data';

export const mailData: PersonalDataGroup = {
  purpose: 'To send you emails',
  tables: [
    {
      table: 'mail_outbox',
      person: 'account_id',
      about: 'Emails that were sent to you in the last day',
      keptFor: 'One day',
      exported: ['kind', 'created_at', 'sent_at'],
      withheld: {
        id: 'Internal',
        invited_person_id: 'Empty in emails to an account',
        expires_at: 'Internal',
        attempts: 'Internal',
        next_attempt_at: 'Internal',
        given_up_at: 'Internal',
        last_error: 'Internal',
      },
      onDeletion: { anonymous: 'Administrators see how many emails were sent in the last day' },
    },
    {
      table: 'invitation_mail_days',
      person: 'account_id',
      about:
        'How many invitations by email you have sent on a day, and until when those of your imports wait',
      keptFor: 'As long as your account',
      exported: ['day', 'count'],
      onDeletion: 'deleted',
    },
    {
      table: 'mail_schedules',
      about: 'The recurring emails that you asked for',
      person: 'account_id',
      keptFor: 'Until you turn them off',
      exported: ['kind', 'hour', 'days', 'sent_on'],
      withheld: {
        next_at: 'Follows from the hour and the days',
        covers_from: 'Internal',
        covers_until: 'Internal',
      },
      onDeletion: 'deleted',
    },
  ],
};

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
