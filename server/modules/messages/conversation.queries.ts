import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { Requested } from '../../platform/connection';
import { jsonOf, statement } from '../../platform/database/statement';
import { isDeleted } from '../accounts/account.queries';
import { mayInCourse } from '../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../courses/permissions/course-permissions.rules';
import type { Contact, Conversation, Message } from './conversation.types';
import { foldText } from '../../platform/text.rules';
import { messageNotices } from '../notifications/notice.queries';
import type { Notice } from '../notifications/notice.service';
import { conversationSubject, subjectKey } from './message.rules';

const messageJson = (
  viewerId: string,
) => sql`json_build_object('id', m.id, 'text', m.text, 'sentAt', m.sent_at,
  'isOwn', m.sender_id = ${viewerId}::uuid, 'senderName', (select s.name from accounts s where s.id = m.sender_id))`;

const conversationJson = (viewerId: string) => sql`json_build_object('id', c.id, 'subject', c.subject,
  'course', (select json_build_object('id', k.id, 'title', k.title) from courses k
    where k.id = c.course_id and k.deleted_at is null),
  'participants', (select json_agg(json_build_object('name', a.name, 'isViewer', a.id = ${viewerId}::uuid,
      'role', case when a.id = c.student_id then 'STUDENT' else 'INSTRUCTOR' end)
      order by a.id = ${viewerId}::uuid, a.name, a.id)
    from conversation_participants p join accounts a on a.id = p.account_id where p.conversation_id = c.id),
  'lastMessage', (select ${messageJson(viewerId)} from messages m where m.conversation_id = c.id
    order by m.sent_at desc, m.id desc limit 1),
  'unreadCount', (select count(*)::int from notifications n
    where n.conversation_id = c.id and n.recipient_id = ${viewerId} and n.read_at is null))`;

const isIn = (viewerId: string, conversation: Sql) => sql`exists (
  select from conversation_participants p where p.conversation_id = ${conversation} and p.account_id = ${viewerId})`;

/**
 * The viewer's, the one with the newest message first. `search` is a folded LIKE pattern for the subject or a message,
 * `names` such patterns for the name of another participant (null: all); `after` the last row of the previous page, null for the first page.
 */
export const conversationsPage = (
  input: Requested & {
    viewerId: string;
    unreadOnly: boolean;
    search: string | null;
    names: readonly string[] | null;
  },
) =>
  statement('conversations: page', {
    id: z.string(),
    conversation: jsonOf<Conversation>(),
    time: z.string(),
  })`
    with page as (
      select c.* from conversations c
      where c.id in (select p.conversation_id from conversation_participants p where p.account_id = ${input.viewerId})
        and (not ${input.unreadOnly}::boolean or exists (
          select from notifications n
          where n.conversation_id = c.id and n.recipient_id = ${input.viewerId} and n.read_at is null))
        and (${input.search}::text is null or c.subject_key like ${input.search}
          or exists (select from messages m where m.conversation_id = c.id and m.search_text like ${input.search})
          or exists (
            select from conversation_participants p join accounts a on a.id = p.account_id
            where p.conversation_id = c.id and a.id <> ${input.viewerId} and ${foldedName} like all(${input.names}::text[])))
        and (${input.after?.time}::timestamptz is null or (c.last_message_at, c.id) < (${input.after?.time}, ${input.after?.id}::uuid))
      order by c.last_message_at desc, c.id desc limit ${input.rows}
    )
    select c.id, ${conversationJson(input.viewerId)} as conversation, c.last_message_at::text as time
    from page c order by c.last_message_at desc, c.id desc`;

/** The first line of the search text is the name; the email is never searched. */
const foldedName = sql`split_part(coalesce(a.search_text, lower(a.name)), E'\\n', 1)`;

/** No row if the viewer does not take part in it. */
export const conversationById = ({ viewerId, id }: { viewerId: string; id: string }) =>
  statement('conversations: by id', { conversation: jsonOf<Conversation>() })`
    select ${conversationJson(viewerId)} as conversation from conversations c
    where c.id = ${id} and ${isIn(viewerId, sql`c.id`)}`;

/** The newest first; none if the viewer does not take part in it. */
export const messagesPage = (input: Requested & { viewerId: string; conversationId: string }) =>
  statement('conversations: messages', { id: z.string(), message: jsonOf<Message>(), time: z.string() })`
    select m.id, ${messageJson(input.viewerId)} as message, m.sent_at::text as time from messages m
    where m.conversation_id = ${input.conversationId} and ${isIn(input.viewerId, sql`m.conversation_id`)}
      and (${input.after?.time}::timestamptz is null or (m.sent_at, m.id) < (${input.after?.time}, ${input.after?.id}::uuid))
    order by m.sent_at desc, m.id desc limit ${input.rows}`;

/** Number of the viewer's conversations with unread messages. */
export const unreadConversations = (viewerId: string) =>
  statement('conversations: unread', { count: z.int() })`
    select count(distinct conversation_id)::int as count from notifications
    where recipient_id = ${viewerId} and read_at is null and conversation_id is not null`;

interface ContactSearch {
  viewerId: string;
  /** See wordPatterns; null: all. */
  names: readonly string[] | null;
  /** One account; null: all. */
  accountId: string | null;
  max: number;
}

const contactColumns = { contact: jsonOf<Contact>() };

const contactJson = (courses: Sql) => sql`json_build_object('id', a.id, 'name', a.name, 'courses', (
  select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by c.title, c.id), '[]')
  from (select c.id, c.title from ${courses} order by c.title, c.id limit 20) c))`;

const isWanted = ({ viewerId, names, accountId }: ContactSearch) => sql`
  a.id <> ${viewerId} and not ${isDeleted(sql`a.id`)} and (${accountId}::uuid is null or a.id = ${accountId})
  and (${names}::text[] is null or ${foldedName} like all(${names}::text[]))`;

/** Instructors with a published course; those of the student's courses first, then by name. */
export const instructorContacts = (input: ContactSearch) => {
  const published = sql`courses c where c.instructor_id = a.id and c.is_published and c.deleted_at is null`;
  return statement('conversations: instructors', contactColumns)`
    select ${contactJson(published)} as contact from accounts a
    where ${isWanted(input)} and exists (select from ${published})
    order by not exists (
      select from enrollments e join courses c on c.id = e.course_id
      where e.student_id = ${input.viewerId} and c.instructor_id = a.id and c.deleted_at is null), a.name, a.id
    limit ${input.max}`;
};

/** Condition: the account may write to the students of a course `c`. */
const mayMessage = (accountId: string) =>
  mayInCourse(sql`c.id`, accountId, CoursePermission.MESSAGE_STUDENTS);

/** Students enrolled in courses whose students the viewer may write to, by name. */
export const studentContacts = (input: ContactSearch) => {
  const shared = sql`enrollments e join courses c on c.id = e.course_id
    where e.student_id = a.id and ${mayMessage(input.viewerId)} and c.deleted_at is null`;
  return statement('conversations: students', contactColumns)`
    select ${contactJson(shared)} as contact from accounts a
    where ${isWanted(input)} and exists (select from ${shared})
    order by a.name, a.id limit ${input.max}`;
};

export interface NewMessage {
  id: string;
  senderId: string;
  text: string;
  now: Date;
}

/** Who a conversation is started with: exactly one of the two. */
export interface Addressee {
  /** Canonical. */
  email: string | null;
  accountId: string | null;
}

export interface NewConversation extends NewMessage, Addressee {
  /** null: about no particular course. */
  courseId: string | null;
  /** The subject as written; the conversation's own subject and key are without "Re:". */
  title: string;
}

const writtenColumns = { conversationId: z.string(), notices: jsonOf<Notice[]>().nullable() };

const accounts = sql`select student_id as account_id from conversation
  union select instructor_id from conversation
  union select p.account_id from conversation_participants p join conversation c on c.id = p.conversation_id`;

/**
 * Writes a message into the row of the CTE `conversation`, if there is one, and delivers it to the others. A message id
 * that is already used has no effect.
 */
const write = (
  { id, senderId, text, now }: NewMessage,
  { title, searchTitle }: { title: Sql; searchTitle: Sql },
) => sql`
  written as (
    insert into messages (id, conversation_id, sender_id, text, search_text, sent_at)
    select ${id}::uuid, id, ${senderId}::uuid, ${text}::text, ${foldText(text)}::text, ${now}::timestamptz from conversation
    on conflict (id) do nothing
    returning id, conversation_id, sender_id, text, search_text, sent_at
  ), noticed as (${messageNotices(sql`
    select w.*, r.account_id as recipient_id, ${title} as title, ${searchTitle} as search_title
    from written w join conversation c on c.id = w.conversation_id
      join (${accounts}) r on r.account_id <> w.sender_id`)}
  )
  select conversation_id as "conversationId", (select json_agg(noticed) from noticed) as notices from written`;

/**
 * One statement finds the recipient, checks the relation and writes, so that an unknown recipient cannot be told from a
 * refused one. Continues the conversation with the same people, course and subject.
 * @param pair at most one row with student_id and instructor_id, for whom the message is allowed
 */
const start = (pair: Sql, message: NewConversation) => {
  const { id, courseId, title, now } = message;
  return sql`
    with pair as (${pair}), conversation as (
      insert into conversations as c
        (id, student_id, instructor_id, course_id, subject, subject_key, created_at, last_message_at)
      select gen_random_uuid(), student_id, instructor_id, ${courseId}::uuid, ${conversationSubject(title)}::text,
        ${subjectKey(title)}::text, ${now}::timestamptz, ${now}::timestamptz
      from pair where not exists (select from messages where id = ${id})
      on conflict (student_id, instructor_id, course_id, md5(subject_key))
        do update set last_message_at = greatest(c.last_message_at, excluded.last_message_at)
      returning id, student_id, instructor_id
    ), joined as (
      insert into conversation_participants (conversation_id, account_id)
      select id, student_id from conversation union select id, instructor_id from conversation
      on conflict do nothing
    ), ${write(message, { title: sql`${title}::text`, searchTitle: sql`${foldText(title)}::text` })}`;
};

const isAddressee = ({ email, accountId, senderId }: NewConversation) => sql`
  (a.email = ${email}::text or a.id = ${accountId}::uuid) and a.id <> ${senderId} and not ${isDeleted(sql`a.id`)}`;

/** Which course counts. */
const isAbout = ({ courseId }: NewConversation) => sql`(${courseId}::uuid is null or c.id = ${courseId})`;

const toInstructor = (message: NewConversation) => sql`
  select ${message.senderId}::uuid as student_id, a.id as instructor_id from accounts a
  where ${isAddressee(message)} and exists (
    select from courses c
    where c.instructor_id = a.id and c.is_published and c.deleted_at is null and ${isAbout(message)})`;

const toStudent = (message: NewConversation) => sql`
  select a.id as student_id, ${message.senderId}::uuid as instructor_id from accounts a
  where ${isAddressee(message)} and exists (
    select from enrollments e join courses c on c.id = e.course_id
    where e.student_id = a.id and ${mayMessage(message.senderId)} and c.deleted_at is null
      and ${isAbout(message)}
      and (a.id = ${message.accountId}::uuid
        or ${mayInCourse(sql`c.id`, message.senderId, CoursePermission.SEE_ADDRESSES)}))`;

/** To an instructor with a published course. A row if it was written. */
export const writeToInstructor = (message: NewConversation) =>
  statement('conversations: write to instructor', writtenColumns)`${start(toInstructor(message), message)}`;

/**
 * To a student enrolled in a course whose students the sender may write to; by address only if they may see it, so that
 * nobody tries out addresses. A row if it was written.
 */
export const writeToStudent = (message: NewConversation) =>
  statement('conversations: write to student', writtenColumns)`${start(toStudent(message), message)}`;

/** Writes to a student without checking the relation, for example data. */
export const writeFreely = (message: NewConversation, pair: { studentId: string; instructorId: string }) =>
  statement('conversations: write freely', writtenColumns)`${start(
    sql`select ${pair.studentId}::uuid as student_id, ${pair.instructorId}::uuid as instructor_id`,
    message,
  )}`;

/** A row if the sender is a participant and the message is new. */
export const reply = (message: NewMessage & { conversationId: string }) =>
  statement('conversations: reply', writtenColumns)`
    with conversation as (
      update conversations c set last_message_at = greatest(last_message_at, ${message.now})
      where id = ${message.conversationId} and not exists (select from messages where id = ${message.id}) and exists (
        select from conversation_participants p
        where p.conversation_id = c.id and p.account_id = ${message.senderId})
      returning id, student_id, instructor_id, subject, subject_key
    ), ${write(message, { title: sql`c.subject`, searchTitle: sql`c.subject_key` })}`;

/** A message that the sender wrote before with this id. */
export const writtenBefore = ({ id, senderId }: { id: string; senderId: string }) =>
  statement('conversations: written before', { conversationId: z.string(), sentAt: z.date() })`
    select conversation_id as "conversationId", sent_at as "sentAt" from messages
    where id = ${id} and sender_id = ${senderId}`;
