import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/connection';
import { AuditAction } from '../../../platform/audit/audit-actions';

export { AuditAction };

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

@ObjectType({ description: 'A page of the audit log.' })
export class AuditEntryConnection extends connectionOf(() => AuditEntry, 'The entries on this page.') {}
