import { z } from 'zod';
import type { TimePosition } from '../../../platform/connection';
import { columns, shapeOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import { newId } from '../../../platform/ids';
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

/** The account's question and its answer, in this order, as far as they exist. */
export const messagesOfRequest = ({ accountId, requestId }: { accountId: string; requestId: string }) =>
  statement('assistant: messages of a request', messageShape)`
    select ${message} from assistant_messages m join assistant_conversations k on k.id = m.conversation_id
    where k.account_id = ${accountId} and m.request_id = ${requestId} order by m.sender desc`;

/** A conversation to continue; `id` null: its first question creates it. */
export interface Session {
  id: string | null;
  /** The client's name for it, or its first one; other accounts may use the same. */
  key: string;
  /** What was said before, oldest first. */
  messages: AssistantMessage[];
}

/** A question and its answer. */
export interface Exchange extends Pick<AskAssistantInput, 'requestId' | 'requestType' | 'text' | 'lessonId'> {
  answer: AnswerWithSteps;
  wasStopped: boolean;
}

interface ExchangeToKeep {
  accountId: string;
  session: Session;
  exchange: Exchange;
  /** Title of a new conversation. */
  title: string;
  now: Date;
}

/**
 * Stores an exchange, and gives the id of the answer; no row if the conversation already has the request, or no longer
 * exists.
 */
export const keepExchange = ({ accountId, session, exchange, title, now }: ExchangeToKeep) => {
  const { requestId, requestType, text, lessonId, wasStopped, answer } = exchange;
  return statement('assistant: keep exchange', { id: z.string() })`
    with opened as (
      insert into assistant_conversations as k (id, account_id, session_key, title, lesson_id, created_at, updated_at)
      select ${newId()}::uuid, ${accountId}::uuid, ${session.key}, ${title}, ${lessonId}::uuid, ${now}::timestamptz, ${now}::timestamptz
      where ${session.id}::uuid is null
      on conflict (account_id, session_key) do update set updated_at = excluded.updated_at returning id
    ),
    touched as (
      update assistant_conversations set updated_at = ${now}
      where account_id = ${accountId} and id = ${session.id} returning id
    ),
    question as (
      insert into assistant_messages (id, conversation_id, request_id, sender, request_type, text, created_at)
      select ${newId()}::uuid, k.id, ${requestId}::uuid, 'USER', ${requestType}, ${text}, ${now}
      from (select id from opened union all select id from touched) k
      on conflict (conversation_id, request_id, sender) do nothing returning *
    )
    insert into assistant_messages (id, conversation_id, request_id, sender, request_type, text, created_at, sources,
      questions, was_stopped, is_answered, hint, next_steps)
    select ${newId()}::uuid, q.conversation_id, q.request_id, 'ASSISTANT', q.request_type, ${answer.text}, q.created_at,
      ${JSON.stringify(answer.sources)}::jsonb, ${JSON.stringify(answer.questions)}::jsonb, ${wasStopped}::boolean,
      ${answer.isAnswered}::boolean, ${answer.hint}::smallint, ${answer.nextSteps}::text[]
    from question q returning id`;
};

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
