import type { AuditActor } from '../../platform/audit/audit-log';
import { DomainEvent } from '../../platform/domain-events';
import type { Role } from '../../platform/viewer';

/** An account's owner verified that the address is theirs, with a link sent to it or by the sign-in provider. */
export const emailVerified = new DomainEvent<{
  email: string;
  /** Hash of the token in the invitation with which the account was created; missing or null: without one. */
  invitationHash?: Buffer | null;
}>();

/** A change that the account's owner is told about, in case somebody else made it. */
export const securityChanged = new DomainEvent<{
  accountId: string;
  change: 'PASSWORD_CHANGED' | 'EMAIL_CHANGED';
}>();

/** An account has another role, whoever decided it. */
export const roleChanged = new DomainEvent<{ accountId: string; from: Role; to: Role; actor: AuditActor }>();

/** An administrator answered a request to become an instructor, or a verified address of a domain did. */
export const instructorRequestDecided = new DomainEvent<{
  accountId: string;
  /** What the account's owner reads. */
  title: string;
  message: string;
}>();

/** An administrator suspended the account. `unpublishesCourses`: and asked for its courses to become drafts. */
export const accountSuspended = new DomainEvent<{
  accountId: string;
  unpublishesCourses: boolean;
  actor: AuditActor;
}>();

/** An administrator lifted the suspension. `publishes`: ids of the courses to publish again. */
export const accountReinstated = new DomainEvent<{
  accountId: string;
  publishes: readonly string[];
  actor: AuditActor;
}>();

/** The account's owner asked for its deletion, and can still keep it. */
export const deletionRequested = new DomainEvent<{ accountId: string }>();

/** The account's owner keeps it; what the request unpublished is published again. */
export const deletionCanceled = new DomainEvent<{
  accountId: string;
  unpublishedCourseIds: readonly string[];
}>();
