import { isVisibleCourse, lessonJson } from '../catalogue/positional.queries';

/** The assistant's own rows. In all of them $1 is the viewer's account: nobody else's rows are ever reached. */

const conversation = `k.id, k.title, k.created_at as "createdAt", k.updated_at as "updatedAt"`;

const message = `m.id, m.conversation_id as "conversationId", m.sender, m.request_type as "requestType", m.text, m.sources, m.questions,
  m.deck_id as "deckId", m.was_stopped as "wasStopped", m.created_at as "createdAt"`;

/** $2 rows, $3 and $4 time and id of the last row of the page before, null for the first page. */
export const conversationsPage = `/* assistant: conversations */
  select ${conversation}, k.updated_at::text as time from assistant_conversations k
  where k.account_id = $1 and ($3::timestamptz is null or (k.updated_at, k.id) < ($3, $4::uuid))
  order by k.updated_at desc, k.id desc limit $2`;

/** $2 id. */
export const conversationById = `/* assistant: conversation */
  select ${conversation} from assistant_conversations k where k.account_id = $1 and k.id = $2`;

/** $2 the session id as its client calls it: a text of the client's own, or the conversation's id, which is $3 (null: it is none). */
export const conversationOfSession = `/* assistant: conversation of a session */
  select k.id, k.session_key as key, k.account_id = $1 as "isOwn",
    (select count(*)::int from assistant_messages m where m.conversation_id = k.id) as "messageCount"
  from assistant_conversations k where (k.account_id = $1 and k.session_key = $2) or k.id = $3::uuid
  order by (k.account_id = $1) desc limit 1`;

/** $2 conversation ids. Oldest first. */
export const messagesOf = `/* assistant: messages */
  select ${message} from assistant_messages m join assistant_conversations k on k.id = m.conversation_id
  where k.account_id = $1 and m.conversation_id = any($2::uuid[]) order by m.created_at, m.sender desc, m.id`;

/** $2 conversation id, $3 rows. Newest first. */
export const lastTurns = `/* assistant: last turns */
  select m.sender, m.text from assistant_messages m join assistant_conversations k on k.id = m.conversation_id
  where k.account_id = $1 and k.id = $2 and m.text <> '' order by m.created_at desc, m.sender, m.id limit $3`;

/** $2 request. The question and its answer, when both are there; see AssistantService for what $1 guards. */
export const messagesOfRequest = `/* assistant: messages of a request */
  select ${message} from assistant_messages m join assistant_conversations k on k.id = m.conversation_id
  where k.account_id = $1 and m.request_id = $2 order by m.sender desc`;

/** $2 id, $3 session, $4 title, $5 now. The conversation of that session, made when there is none. */
export const openConversation = `/* assistant: open conversation */
  insert into assistant_conversations (id, account_id, session_key, title, created_at, updated_at)
  values ($2, $1, $3, $4, $5, $5)
  on conflict (account_id, session_key) do update set updated_at = excluded.updated_at
  returning id`;

/** $2 id, $3 now. One row when it is still there. */
export const touchConversation = `/* assistant: touch conversation */
  with touched as (
    update assistant_conversations set updated_at = $3 where account_id = $1 and id = $2 returning id
  ) select id from touched`;

/** $2 ids; null: all. */
export const deleteConversations = `/* assistant: delete conversations */
  with deleted as (
    delete from assistant_conversations where account_id = $1 and ($2::uuid[] is null or id = any($2)) returning id
  ) select id from deleted`;

/** $2 slot, $3 request, $4 now, $5 until. One row when the slot was free, or its time is up. */
export const takeSlot = `/* assistant: take slot */
  insert into assistant_slots (account_id, slot, request_id, until) values ($1, $2, $3, $5)
  on conflict (account_id, slot) do update set request_id = excluded.request_id, until = excluded.until
    where assistant_slots.until <= $4
  returning slot`;

/** $2 slot, $3 request. */
export const freeSlot = `/* assistant: free slot */
  delete from assistant_slots where account_id = $1 and slot = $2 and request_id = $3`;

const deck = `d.id, d.title, d.created_at as "createdAt",
  count(f.id)::int as "cardCount", count(f.id) filter (where f.due <= $2)::int as "dueCount", min(f.due) as "nextDueAt"`;

/** $2 now, $3 ids; null: all. Newest first. */
export const decksOf = `/* assistant: decks */
  select ${deck} from flashcard_decks d left join flashcards f on f.deck_id = d.id
  where d.account_id = $1 and ($3::uuid[] is null or d.id = any($3)) group by d.id order by d.created_at desc, d.id desc`;

/** $2 deck ids. In their order. */
export const cardsOf = `/* assistant: cards */
  select f.* from flashcards f join flashcard_decks d on d.id = f.deck_id
  where d.account_id = $1 and f.deck_id = any($2::uuid[]) order by f.deck_id, f.position`;

/** $2 card. */
export const cardById = `/* assistant: card */
  select f.* from flashcards f join flashcard_decks d on d.id = f.deck_id where d.account_id = $1 and f.id = $2`;

/** $2 now. */
export const dueCount = `/* assistant: due cards */
  select count(*)::int as count from flashcards f join flashcard_decks d on d.id = f.deck_id
  where d.account_id = $1 and f.due <= $2`;

/** $2 id. */
export const deleteDeck = `/* assistant: delete deck */
  with deleted as (delete from flashcard_decks where account_id = $1 and id = $2 returning id) select id from deleted`;

/** $2 lesson ids: those of them that the viewer may read. */
export const readableLessons = `/* assistant: readable lessons */
  select ${lessonJson} as lesson from lessons l join courses c on c.id = l.course_id
  where l.id = any($2::uuid[]) and ${isVisibleCourse}`;
