import sql from 'sql-template-tag';
import { z } from 'zod';
import type { TimePosition } from '../../../platform/connection';
import { columns, shapeOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import {
  AssistantConversation,
  AssistantMessage,
  AssistantRequestType,
  type AssistantSource,
  AssistantStep,
  type GeneratedQuestion,
} from '../assistant.entities';
import type { AskAssistantInput } from '../assistant.types';
import type { AnswerWithSteps } from './hints';

/** Conversations and their messages; each statement is limited to the rows of one account. */

const conversationShape = shapeOf(AssistantConversation, { without: [] });
const conversation = columns('k', conversationShape);

const messageShape = {
  ...shapeOf(AssistantMessage, { without: ['sender', 'requestType', 'sources', 'questions', 'nextSteps'] }),
  sender: z.enum(['USER', 'ASSISTANT']),
  requestType: z.enum(AssistantRequestType),
  sources: jsonOf<AssistantSource[]>(),
  questions: jsonOf<GeneratedQuestion[]>(),
  nextSteps: z.array(z.enum(AssistantStep)),
};

const message = columns('m', messageShape);

/** A page of conversations, newest first; `after` is the last row of the previous page, null for the first page. */
export const conversationsPage = (
  accountId: string,
  { rows, after }: { rows: number; after: TimePosition | null },
) =>
  statement('assistant: conversations', { ...conversationShape, time: z.string() })`
    select ${conversation}, k.updated_at::text as time from assistant_conversations k
    where k.account_id = ${accountId}
      and (${after?.time}::timestamptz is null or (k.updated_at, k.id) < (${after?.time}, ${after?.id}::uuid))
    order by k.updated_at desc, k.id desc limit ${rows}`;

/**
 * The conversation with this session id chosen by a client, or with this `id` (null: the text is no id). Prefers the
 * account's own over another account's.
 */
export const conversationOfSession = (accountId: string, key: string, id: string | null) =>
  statement('assistant: conversation of a session', conversationShape)`
    select ${conversation} from assistant_conversations k
    where (k.account_id = ${accountId} and k.session_key = ${key}) or k.id = ${id}::uuid
    order by (k.account_id = ${accountId}) desc limit 1`;

/** Messages of the account's own conversations among these, oldest first. */
export const messagesOf = ({ accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  statement('assistant: messages', messageShape)`
    select ${message} from assistant_messages m join assistant_conversations k on k.id = m.conversation_id
    where k.account_id = ${accountId} and m.conversation_id = any(${ids}::uuid[])
    order by m.created_at, m.id`;

/** A message with its conversation, whose time of creation has another name. */
const { id: _, createdAt: begunAt, ...ofConversationShape } = conversationShape;
const exchangeShape = { ...messageShape, ...ofConversationShape, begunAt };
const ofConversation = sql`${columns('k', ofConversationShape)}, k.created_at as "begunAt"`;

/** The account's question and its answer, in this order, as far as they exist. */
export const messagesOfRequest = ({ accountId, requestId }: { accountId: string; requestId: string }) =>
  statement('assistant: messages of a request', exchangeShape)`
    select ${message}, ${ofConversation} from assistant_messages m join assistant_conversations k on k.id = m.conversation_id
    where k.account_id = ${accountId} and m.request_id = ${requestId} order by m.sender desc`;

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
export const keepExchange = (ids: readonly [string, string, string], exchange: ExchangeToKeep) =>
  statement('assistant: keep exchange', exchangeShape)`
    with opened as (
      insert into assistant_conversations as k (id, account_id, session_key, title, lesson_id, created_at, updated_at)
      select ${ids[0]}::uuid, ${exchange.accountId}::uuid, ${exchange.sessionKey}, ${exchange.title}, ${exchange.lessonId}::uuid,
        ${exchange.now}::timestamptz, ${exchange.now}::timestamptz
      where ${exchange.conversationId}::uuid is null
      on conflict (account_id, session_key) do update set updated_at = excluded.updated_at returning *
    ),
    touched as (
      update assistant_conversations set updated_at = ${exchange.now}
      where account_id = ${exchange.accountId} and id = ${exchange.conversationId} returning *
    ),
    k as (select * from opened union all select * from touched),
    question as (
      insert into assistant_messages (id, conversation_id, request_id, sender, request_type, text, created_at)
      select ${ids[1]}::uuid, k.id, ${exchange.requestId}::uuid, 'USER', ${exchange.requestType}, ${exchange.question}, ${exchange.now} from k
      on conflict (conversation_id, request_id, sender) do nothing returning *
    ),
    answer as (
      insert into assistant_messages (id, conversation_id, request_id, sender, request_type, text, created_at, sources,
        questions, was_stopped, is_answered, hint, next_steps)
      select ${ids[2]}::uuid, q.conversation_id, q.request_id, 'ASSISTANT', q.request_type, ${exchange.answer}, q.created_at,
        ${JSON.stringify(exchange.sources)}::jsonb, ${JSON.stringify(exchange.questions)}::jsonb, ${exchange.wasStopped}::boolean,
        ${exchange.isAnswered}::boolean, ${exchange.hint}::smallint, ${exchange.nextSteps}::text[]
      from question q returning *
    )
    select ${message}, ${ofConversation} from (select * from question union all select * from answer) m cross join k
    order by m.sender desc`;

/** A slot for an answer in progress, which limits concurrent answers of an account. */
interface Slot {
  accountId: string;
  slot: number;
  requestId: string;
}

/** Takes a slot until then, in case its process crashes. One row if it was free or had expired at `now`. */
export const takeSlot = ({ accountId, slot, requestId }: Slot, { now, until }: { now: Date; until: Date }) =>
  statement('assistant: take slot', { slot: z.int() })`
    insert into assistant_slots (account_id, slot, request_id, until)
    values (${accountId}, ${slot}, ${requestId}, ${until})
    on conflict (account_id, slot) do update set request_id = excluded.request_id, until = excluded.until
      where assistant_slots.until <= ${now}
    returning slot`;

export const freeSlot = ({ accountId, slot, requestId }: Slot) =>
  statement('assistant: free slot', {})`
    delete from assistant_slots
    where account_id = ${accountId} and slot = ${slot} and request_id = ${requestId}`;
