import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Says of tables without an entity what their names do not say, for whoever reads the schema in psql. */
export class DescribeTables1795834000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DESCRIPTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DESCRIPTIONS.replaceAll(/\sis '[^']*';/g, ' is null;'));
  }
}

const DESCRIPTIONS = `
    comment on table account_deletions is 'The account’s own row says nothing about its owner meanwhile; this one keeps what is restored.';
    comment on column account_deletions.email is 'null: the account is deleted, and the mail about it was sent.';
    comment on table last_edits is 'Who saved a course, lesson or quiz last; edits before this was stored have none.';
    comment on column instructor_invitations.email is 'Canonical; the only address that can use it.';
    comment on column set_up_links.email is 'Canonical; null: whoever opens the link chooses it, while there is no administrator.';
    comment on column account_pictures.hash is 'SHA-256 of the account’s id and the large file, in hex; part of its address.';
    comment on table account_identities is 'With which account somebody whom a provider knows logs in; one for each issuer and subject.';
    comment on column account_identities.email is 'Verified by the provider when it was linked.';
    comment on column provider_sign_ins.verifier_hash is 'SHA-256 of the verifier, which only the browser that began has. It is also the code challenge.';
    comment on column provider_sign_ins.account_id is 'The account that began a link or a confirmation; null: a log-in.';
    comment on column provider_sign_ins.session_hash is 'The session that shall be confirmed; null: a log-in or a link.';
    comment on table provider_links is 'An identity whose email an account has, until its owner shows with the password that both are the same person.';
    comment on column provider_links.email is 'Canonical, verified by the provider.';
    comment on table assistant_use is 'What was used of an external model or host in a day (in UTC), by course and kind of request.';
    comment on column assistant_use.course_id is 'null: no course; stays when the course is deleted.';
    comment on column assistant_use.tokens is 'The number that the host reported, or that was reserved if it reported none.';
    comment on table categories is 'The name of a category is in courses.category.';
    comment on column lesson_presences.lesson_id is 'No foreign key: the time is kept when the lesson is deleted.';
    comment on table presence_beats is 'A student’s last heartbeat on any lesson; the next one counts at most the time since.';
    comment on table course_places is 'The places of a course that has a capacity; taken is maintained by the database.';
    comment on column course_places.taken is 'Number of enrollments; more than the capacity if it was lowered.';
    comment on table join_links is 'A link with which people join a course. The code is not hashed: it is shown again, printed and passed on.';
    comment on table stored_figures is 'Figures of a large course that were computed within the last minute, or are computed again when they are read.';
    comment on table notification_settings is 'What an account wants of a kind; without a row, both are true.';
    comment on column quiz_extra_times.factor_percent is '125, 150 or 200 percent of the quiz’s time limit.';
    comment on column roster_rows.line is 'null: a student who is not in the file, and was removed because of that.';
    comment on column student_invitations.is_trusted is 'Whether administrators trusted whoever invited them: the person need not accept while they still do.';
    comment on column student_invitations.mail_due_at is 'null: with the invitation, if mails are sent.';
    comment on table deleted_lessons is 'The columns of lessons: to undo the deletion, with the id that completions refer to.';
    comment on table course_invitations is 'An invitation that nobody accepted or declined yet; one for each address and course.';
    comment on column course_invitations.is_link_shown is 'Whether the link was shown to whoever invited, and not mailed: then it proves nothing about the address.';
    comment on column course_invitations.email is 'Canonical; only the account with this address can accept it.';
    comment on table mail_outbox is 'Exactly one of next_attempt_at, sent_at and given_up_at is set.';
    comment on column mail_outbox.account_id is 'With neither recipient the row is removed unsent: it only makes all requests take the same time.';
    comment on column mail_outbox.invited_person_id is 'The recipient, if it is somebody without an account.';
    comment on column mail_outbox.last_error is 'The class of the last failure, such as ECONNECTION or EENVELOPE 550; never the mail server’s text.';
    comment on table invitation_mail_days is 'How many invitation mails an account has planned, for its daily limit.';
    comment on column invitation_mail_days.day is 'The last day with mails, in UTC; those before are full or past.';
    comment on column mail_schedules.hour is '0 to 23, on clocks in the account’s time zone.';
    comment on column mail_schedules.days is 'Days of the week; 1 is Monday.';
    comment on column mail_schedules.sent_on is 'The date in the account’s time zone of the last mail: there is at most one a day.';
    comment on column platform_settings.landing_question_id is 'The question on the landing page; null: none. Kept when it is deleted, which can be undone.';
    comment on column platform_settings.instructor_domains is 'Lower case, in the ASCII form of internationalized names.';
    comment on column platform_settings.mail_sender_address is 'null: no-reply@ with the public address.';
    comment on column instructor_requests.is_by_domain is 'Whether a verified address of an allowed domain is enough; otherwise an administrator decides.';
    comment on table personal_access_tokens is 'A revoked token is deleted.';
    comment on column personal_access_tokens.id is 'Names the token to its owner; grants no access.';
    comment on table second_factors is 'Counts when accounts.second_factor_since is set.';
    comment on column second_factors.last_step is 'The time step of the code used last, which only grows.';
    comment on column lesson_completions.lesson_id is 'No foreign key: the student’s activity is kept when the lesson is deleted.';
    comment on column enrollment_requests.place is 'The order of the waiting list.';
    comment on column invited_people.expires_at is 'When the last of their invitations expires.';
    comment on column invited_people.mailed_at is 'When the latest mail was requested or, if it waits for a later day, is due.';
    comment on column course_members.sees_addresses is 'For assistants; other roles do not depend on it.';
    comment on column course_members.offered_at is 'When the owner offered them the course; at most one member of a course has an offer.';
    comment on column audit_log.actor_id is 'null: nobody who was signed in, such as the command line.';
    comment on table audit_log is 'Who did what to whom; entries never change, and are not deleted before the retention ends.';
`;
