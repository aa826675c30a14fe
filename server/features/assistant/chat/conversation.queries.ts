import sql from 'sql-template-tag';
import { z } from 'zod';
import type { TimePosition } from '../../../platform/connection';
import { columns, shapeOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import { AssistantConversation, AssistantMessage } from '../assistant.entities';
import { AssistantRequestType, AssistantStep } from '../assistant.enums';
import type { AskAssistantInput } from '../assistant.inputs';
import type { GeneratedQuestion, AssistantSource } from '../assistant.types';
import type { AnswerWithSteps } from './hint-steps';

/** Conversations and their messages; each statement is limited to the rows of one account. */

const conversationShape = shapeOf(AssistantConversation, { without: ['accountId', 'sessionKey'] });
const conversation = columns('k', conversationShape);

const sender = z.enum(['USER', 'ASSISTANT']);

const messageShape = {
  ...shapeOf(AssistantMessage, {
    without: ['requestId', 'sender', 'requestType', 'sources', 'questions', 'isAnswered', 'nextSteps'],
  }),
  sender,
  requestType: z.enum(AssistantRequestType),
  sources: jsonOf<AssistantSource[]>(),
  questions: jsonOf<GeneratedQuestion[]>(),
  nextSteps: z.array(z.enum(AssistantStep)),
};

const message = columns('m', messageShape);

/** A conversation and the account it must belong to. */
interface Own {
  accountId: string;
  id: string;
}

/** Newest first; `after` is the last row of the previous page, null for the first page. */
export const conversationsPage = ({
  accountId,
  rows,
  after,
}: {
  accountId: string;
  rows: number;
  after: TimePosition | null;
}) =>
  statement(
    'assistant: conversations',
    { ...conversationShape, time: z.string() },
    sql`
      select ${conversation}, k.updated_at::text as time from assistant_conversations k
      where k.account_id = ${accountId}
        and (${after?.time}::timestamptz is null or (k.updated_at, k.id) < (${after?.time}, ${after?.id}::uuid))
      order by k.updated_at desc, k.id desc limit ${rows}`,
  );

export const conversationById = ({ accountId, id }: Own) =>
  statement(
    'assistant: conversation',
    conversationShape,
    sql`select ${conversation} from assistant_conversations k where k.account_id = ${accountId} and k.id = ${id}`,
  );

/**
 * The conversation with this session id chosen by a client, or with this `id` (null: the text is no id). Prefers the
 * account's own over another account's.
 */
export const conversationOfSession = ({
  accountId,
  key,
  id,
}: {
  accountId: string;
  key: string;
  id: string | null;
}) =>
  statement(
    'assistant: conversation of a session',
    { id: z.string(), key: z.string(), isOwn: z.boolean(), messageCount: z.int() },
    sql`
      select k.id, k.session_key as key, k.account_id = ${accountId} as "isOwn",
        (select count(*)::int from assistant_messages m where m.conversation_id = k.id) as "messageCount"
      from assistant_conversations k
      where (k.account_id = ${accountId} and k.session_key = ${key}) or k.id = ${id}::uuid
      order by (k.account_id = ${accountId}) desc limit 1`,
  );

/** Messages of the account's own conversations among these, oldest first. */
export const messagesOf = ({ accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  statement(
    'assistant: messages',
    messageShape,
    sql`
      select ${message} from assistant_messages m join assistant_conversations k on k.id = m.conversation_id
      where k.account_id = ${accountId} and m.conversation_id = any(${ids}::uuid[])
      order by m.created_at, m.id`,
  );

/** Newest first: the last `most` texts, and every earlier question, since a follow-up may refer to it. */
export const lastTurns = ({ accountId, id, most }: Own & { most: number }) =>
  statement(
    'assistant: last turns',
    { sender, text: z.string() },
    sql`
      select sender, text from (
        select m.sender, m.text, row_number() over (order by m.created_at desc, m.id desc) as place
        from assistant_messages m join assistant_conversations k on k.id = m.conversation_id
        where k.account_id = ${accountId} and k.id = ${id} and m.text <> ''
      ) turns where place <= ${most} or sender = 'USER' order by place`,
  );

/** One row if the last answer of the account's conversation is a hint: with the exercise that its first hint is for. */
export const lastHint = ({ accountId, id }: Own) =>
  statement(
    'assistant: last hint',
    { hint: z.int(), exercise: z.string() },
    sql`
      select a.hint, q.text as exercise from assistant_conversations k
      cross join lateral (
        select m.hint from assistant_messages m where m.conversation_id = k.id and m.sender = 'ASSISTANT'
        order by m.created_at desc, m.id desc limit 1
      ) a
      cross join lateral (
        select m.request_id from assistant_messages m where m.conversation_id = k.id and m.hint = 1
        order by m.created_at desc, m.id desc limit 1
      ) begun
      join assistant_messages q
        on q.conversation_id = k.id and q.request_id = begun.request_id and q.sender = 'USER'
      where k.account_id = ${accountId} and k.id = ${id} and a.hint is not null`,
  );

/** A message with its conversation. */
const exchangeShape = {
  ...messageShape,
  title: z.string(),
  lessonId: z.string().nullable(),
  begunAt: z.date(),
  updatedAt: z.date(),
};
const ofConversation = sql`k.title, k.lesson_id as "lessonId", k.created_at as "begunAt", k.updated_at as "updatedAt"`;

/** The account's question and its answer, in this order, as far as they exist. */
export const messagesOfRequest = ({ accountId, requestId }: { accountId: string; requestId: string }) =>
  statement(
    'assistant: messages of a request',
    exchangeShape,
    sql`
      select ${message}, ${ofConversation} from assistant_messages m join assistant_conversations k on k.id = m.conversation_id
      where k.account_id = ${accountId} and m.request_id = ${requestId} order by m.sender desc`,
  );

export interface ExchangeToKeep
  extends
    Pick<AskAssistantInput, 'requestId' | 'requestType' | 'lessonId'>,
    Omit<AnswerWithSteps, 'text' | 'cards'> {
  accountId: string;
  /** null: the conversation of this session, which is created if there is none. */
  conversationId: string | null;
  sessionKey: string;
  title: string;
  now: Date;
  question: string;
  answer: string;
  wasStopped: boolean;
}

/**
 * The question and its answer as stored, in this order; no rows if the conversation already has the request, or no
 * longer exists. `ids` are those of a new conversation, the question and the answer.
 */
export const keepExchange = (ids: readonly [string, string, string], kept: ExchangeToKeep) =>
  statement(
    'assistant: keep exchange',
    exchangeShape,
    sql`
      with opened as (
        insert into assistant_conversations as k (id, account_id, session_key, title, lesson_id, created_at, updated_at)
        select ${ids[0]}::uuid, ${kept.accountId}::uuid, ${kept.sessionKey}, ${kept.title}, ${kept.lessonId}::uuid,
          ${kept.now}::timestamptz, ${kept.now}::timestamptz
        where ${kept.conversationId}::uuid is null
        on conflict (account_id, session_key) do update set updated_at = excluded.updated_at returning *
      ),
      touched as (
        update assistant_conversations set updated_at = ${kept.now}
        where account_id = ${kept.accountId} and id = ${kept.conversationId} returning *
      ),
      k as (select * from opened union all select * from touched),
      question as (
        insert into assistant_messages (id, conversation_id, request_id, sender, request_type, text, created_at)
        select ${ids[1]}::uuid, k.id, ${kept.requestId}::uuid, 'USER', ${kept.requestType}, ${kept.question}, ${kept.now} from k
        on conflict (conversation_id, request_id, sender) do nothing returning *
      ),
      answer as (
        insert into assistant_messages (id, conversation_id, request_id, sender, request_type, text, created_at, sources,
          questions, was_stopped, is_answered, hint, next_steps)
        select ${ids[2]}::uuid, q.conversation_id, q.request_id, 'ASSISTANT', q.request_type, ${kept.answer}, q.created_at,
          ${JSON.stringify(kept.sources)}::jsonb, ${JSON.stringify(kept.questions)}::jsonb, ${kept.wasStopped}::boolean,
          ${kept.isAnswered}::boolean, ${kept.hint}::smallint, ${kept.nextSteps}::text[]
        from question q returning *
      )
      select ${message}, ${ofConversation} from (select * from question union all select * from answer) m cross join k
      order by m.sender desc`,
  );

/** Names the deck that an answer's cards were stored in. */
export const nameDeck = ({ id, deckId }: { id: string; deckId: string }) =>
  statement(
    'assistant: deck of an answer',
    {},
    sql`update assistant_messages set deck_id = ${deckId} where id = ${id}`,
  );

/** `ids` null: all of the account's. One row per deleted conversation. */
export const deleteConversations = ({
  accountId,
  ids,
}: {
  accountId: string;
  ids: readonly string[] | null;
}) =>
  statement(
    'assistant: delete conversations',
    { id: z.string() },
    sql`
      with deleted as (
        delete from assistant_conversations
        where account_id = ${accountId} and (${ids}::uuid[] is null or id = any(${ids})) returning id
      ) select id from deleted`,
  );
