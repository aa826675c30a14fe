import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../../platform/connection';
import { AuditAction } from '../audit-log.entities';

const DESCRIPTIONS: Record<keyof typeof AuditAction, string> = {
  SIGNED_IN: 'The actor logged in.',
  SIGN_IN_FAILED:
    'Somebody gave a wrong password for the subject, or an email that no account has. Only the first 5 with one email, 20 from one network and 200 in all are recorded within an hour.',
  SIGNED_OUT_EVERYWHERE: 'An administrator ended all sessions of the subject.',
  ADMINISTRATOR_INVITED: 'A link to create the account of an administrator was made on the command line.',
  ADMINISTRATOR_SET_UP: 'The account of an administrator was created with a set-up link.',
  ROLE_CHANGED: 'The role of the subject was changed, `from` one `to` another.',
  ACCOUNT_SUSPENDED: 'An administrator suspended the subject.',
  ACCOUNT_REINSTATED: 'An administrator reinstated the subject.',
  RESET_TOKEN_SENT: 'An administrator had a reset token sent to the subject.',
  PASSWORD_CHANGED: 'The actor changed their password.',
  PASSWORD_RESET: 'The actor chose a new password with a reset token.',
  EMAIL_CHANGED: 'The actor confirmed a new email address.',
  ACCOUNT_DELETION_REQUESTED:
    'The actor asked for the deletion of their account, which unpublished their `courses`.',
  ACCOUNT_DELETION_CANCELED: 'The actor kept their account, which published their `courses` again.',
  ACCOUNT_DELETED: 'The data of the subject was deleted after the time to change their mind.',
  COURSE_PUBLISHED: 'The actor published a course.',
  COURSE_UNPUBLISHED: 'The actor unpublished a course.',
  COURSE_DELETED: 'The actor deleted a course.',
  COURSE_BLOCKED: 'An administrator unpublished a course of the subject, or wrote another reason.',
  COURSE_LIFT_REQUESTED: 'The actor asked to lift the block of their course.',
  COURSE_BLOCK_LIFTED: 'An administrator lifted the block of a course of the subject.',
  COURSE_FEATURED: 'An administrator featured a course of the subject.',
  COURSE_UNFEATURED: 'An administrator stopped featuring a course of the subject.',
  LESSON_DELETED: 'The actor deleted a lesson.',
  LESSON_RESTORED: 'The actor restored a deleted lesson.',
  QUIZ_DELETED: 'The actor deleted a quiz.',
  REVIEW_DELETED: 'The actor deleted their review of a course.',
  REVIEW_STATE_CHANGED:
    "An administrator approved or hid the subject's review of a course; it was in the state `from` and is in the state `to`.",
  TESTIMONIAL_STATE_CHANGED:
    'An administrator approved or hid a testimonial; it was in the state `from` and is in the state `to`.',
  EXTRA_TIME_SET: 'The actor set the extra time of the subject for a quiz.',
  PERSONAL_DATA_EXPORTED: 'The actor downloaded everything that is stored about their account.',
  STUDENTS_EXPORTED: 'The actor exported the students of a course.',
  QUIZ_RESULTS_EXPORTED: 'The actor exported the results of a quiz.',
  AUDIT_LOG_EXPORTED: 'The actor exported the audit log.',
  AUDIT_LOG_RETENTION_CHANGED:
    'How many days entries are kept was changed in the configuration, `from` one number `to` another.',
  INSTRUCTOR_INVITED: 'The actor invited an email address to register as an instructor.',
  INSTRUCTOR_APPROVED: 'The actor made the subject, who had asked for it, an instructor.',
  INSTRUCTOR_DECLINED: 'The actor declined the request of the subject to become an instructor.',
  SETTINGS_CHANGED: 'The actor changed the `settings` of the platform with these names.',
};

export { AuditAction };

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What the audit log records.',
  valuesConfig: Object.fromEntries(
    Object.entries(DESCRIPTIONS).map(([name, description]) => [name, { description }]),
  ),
});

@ObjectType({ description: 'An account that an entry of the audit log is about.' })
export class AuditPerson {
  @Field(() => ID, { description: 'Unique identifier of the account.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The present name of the account; null if it is or will be deleted.',
  })
  name!: string | null;
}

@ObjectType({ description: 'What else is known about an entry of the audit log.' })
export class AuditDetail {
  @Field(() => String, { description: 'What it is, such as `from`, `to` or `courseId`.' })
  name!: string;

  @Field(() => String, { description: 'Its value when the entry was written.' })
  value!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The present title of the course, lesson or quiz that the value identifies, also of a deleted one; null if it is nothing of these.',
  })
  title!: string | null;
}

@ObjectType({ description: 'An entry of the audit log: who did what to whom, when and from which network.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => Date, { description: 'When it was done.' })
  occurredAt!: Date;

  @Field(() => AuditAction, { description: 'What was done.' })
  action!: AuditAction;

  @Field(() => AuditPerson, {
    nullable: true,
    description:
      'Who did it; null for nobody who was logged in, such as the command line or a background task.',
  })
  actor!: AuditPerson | null;

  @Field(() => AuditPerson, { nullable: true, description: 'The account it is about; null for none.' })
  subject!: AuditPerson | null;

  @Field(() => [AuditDetail], { description: 'What else is known.' })
  details!: AuditDetail[];

  @Field(() => String, {
    nullable: true,
    description: 'The beginning of the network address it came from; null if unknown.',
  })
  network!: string | null;
}

@ObjectType({ description: 'A page of the audit log, newest first.' })
export class AuditEntryConnection {
  @Field(() => [AuditEntry], { description: 'The entries on this page.' })
  nodes!: AuditEntry[];

  @Field(() => PageInfo, { description: 'Pagination information.' })
  pageInfo!: PageInfo;
}
