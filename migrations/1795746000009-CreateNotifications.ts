import { BaselineMigration } from './baseline-migration';

/** Notifications and who wants them by mail. */
export class CreateNotifications1795746000009 extends BaselineMigration {
  readonly sql = String.raw`
    create table muted_courses (
      account_id uuid not null references accounts on delete cascade,
      course_id uuid not null references courses on delete cascade,
      muted_at timestamptz not null,
      primary key (account_id, course_id)
    );
    create index muted_courses_course on muted_courses (course_id);

    create table notification_settings (
      account_id uuid not null references accounts on delete cascade,
      kind text not null,
      in_inbox boolean not null,
      by_mail boolean not null,
      primary key (account_id, kind)
    );

    create table notifications (
      id uuid primary key,
      recipient_id uuid not null references accounts on delete cascade,
      sender_id uuid references accounts on delete cascade,
      kind text not null check (kind in ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'COURSE_MODERATED', 'REVIEW_MODERATED', 'INSTRUCTOR_DECIDED', 'COURSE_TEAM', 'ENROLLMENT_CHANGED', 'ENROLLMENT_REQUESTED')),
      title text not null check (length(title) between 1 and 200),
      message text not null check (length(message) between 1 and 5000),
      path text check (length(path) <= 2000),
      search_text text not null,
      occasions integer not null default 1 check (occasions >= 1),
      dedupe_key text,
      read_at timestamptz,
      created_at timestamptz not null default now(),
      conversation_id uuid,
      course_id uuid references courses on delete cascade,
      constraint notifications_dedupe_unique unique (recipient_id, dedupe_key)
    );
    create index notifications_conversation on notifications (conversation_id, recipient_id);
    create index notifications_course on notifications (course_id);
    create index notifications_newest on notifications (recipient_id, created_at desc, id desc);
    create index notifications_sender on notifications (sender_id);
    create index notifications_unread on notifications (recipient_id) where read_at is null;
  `;
}
