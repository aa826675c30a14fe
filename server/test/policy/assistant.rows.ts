import { newId } from '../../platform/ids';
import { authors, type Cell, enrolledAndTeam, type PolicyRows, signedIn, studentAlone } from './row';

const anAnswer = `mutation ($input: AskAssistantInput!) { askAssistant(input: $input) {
  ... on AssistantAnswered { conversation { id } } } }`;
const aDeck = `mutation ($input: CreateFlashcardDeckInput!) { createFlashcardDeck(input: $input) {
  ... on FlashcardDeckCreated { deck { id cards { id } } } } }`;

const question = (more: object = {}) => ({
  input: { requestId: newId(), text: 'What is a bowline?', ...more },
});
const suggestion = (more: object) => ({
  input: { requestId: newId(), kind: 'COURSE_OUTLINE', title: 'Knots', ...more },
});
const deck = { input: { title: 'Knots', cards: [{ front: 'Bowline?', back: 'A loop.' }] } };

/** A conversation and a deck of the cell's student. */
async function ofTheStudent({ app, student }: Cell): Promise<Record<string, string>> {
  const token = await app.world.signIn(student);
  const asked = await app.graphql(anAnswer, question(), token);
  const made = await app.graphql(aDeck, deck, token);
  const { id, cards } = made.body.data.createFlashcardDeck.deck;
  return { conversation: asked.body.data.askAssistant.conversation.id, deck: id, card: cards[0].id };
}

const body = (input: object = {}, session?: string) => ({
  input: { input: 'What is a bowline?', ...input },
  config: { configurable: { session_id: session } },
});

export const assistantRows: PolicyRows = {
  graphql: {
    'Mutation.askAssistant': {
      args: () => question(),
      outcomes: signedIn('UNAUTHENTICATED', 'AssistantAnswered'),
    },
    "Mutation.askAssistant, in the student's conversation": {
      given: ofTheStudent,
      args: ({ ids }) => question({ sessionId: ids.conversation }),
      outcomes: studentAlone('AssistantAnswered'),
    },
    'Mutation.askAssistant, about a draft': {
      args: ({ course }) => question({ courseId: course.id }),
      ...enrolledAndTeam('AssistantAnswered'),
    },
    'Mutation.askAssistant, at a lesson of a draft': {
      args: ({ course }) => question({ lessonId: course.lessons[0]!.id }),
      ...enrolledAndTeam('AssistantAnswered'),
    },
    'Mutation.stopAssistant': {
      args: () => ({ requestId: newId() }),
      outcomes: signedIn('UNAUTHENTICATED', 'ok'),
    },
    'Mutation.suggestText': {
      args: ({ course }) => suggestion({ courseId: course.id }),
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'TextSuggested', 'NOT_FOUND', 'FORBIDDEN'],
      team: authors('TextSuggested'),
    },
    "Mutation.suggestText, a reply to a student's message": {
      args: ({ course }) => suggestion({ courseId: course.id, kind: 'FEEDBACK', text: 'Which knot?' }),
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'InvalidInput', 'NOT_FOUND', 'FORBIDDEN'],
      team: ['InvalidInput', 'InvalidInput', 'FORBIDDEN'],
    },
    'Mutation.deleteConversation': {
      given: ofTheStudent,
      args: ({ ids }) => ({ id: ids.conversation }),
      outcomes: studentAlone('ConversationDeleted'),
    },
    'Mutation.clearConversations': { outcomes: signedIn('UNAUTHENTICATED', 'Assistant') },
    'Mutation.createFlashcardDeck': {
      args: () => deck,
      outcomes: signedIn('UNAUTHENTICATED', 'FlashcardDeckCreated'),
    },
    'Mutation.createFlashcardDeck, about a lesson of a draft': {
      args: ({ course }) => ({
        input: { title: 'Knots', cards: [{ front: 'A', back: 'B', lessonId: course.lessons[0]!.id }] },
      }),
      ...enrolledAndTeam('FlashcardDeckCreated'),
    },
    'Mutation.rateFlashcard': {
      given: ofTheStudent,
      args: ({ ids }) => ({ cardId: ids.card, rating: 'GOOD', reviewCount: 0 }),
      outcomes: studentAlone('FlashcardRated'),
    },
    'Mutation.deleteFlashcardDeck': {
      given: ofTheStudent,
      args: ({ ids }) => ({ id: ids.deck }),
      outcomes: studentAlone('FlashcardDeckDeleted'),
    },
    'Subscription.assistantAnswerStreamed': {
      given: async () => ({ request: newId() }),
      query: 'subscription ($id: ID!) { assistantAnswerStreamed(requestId: $id) { text } }',
      variables: ({ ids }) => ({ id: ids.request }),
      trigger: async ({ app, account, ids }) => {
        const topic = `assistant:${account!.id}:${ids.request}`;
        const event = JSON.stringify({ topic, payload: { from: '0', text: 'A loop', isLast: 'false' } });
        await app.sql`select pg_notify(${'waymark'}, ${event})`;
      },
      outcomes: signedIn('UNAUTHENTICATED', 'listens'),
    },
  },
  rest: {
    'POST /api/assistant/chat/invoke': { body: () => body(), outcomes: signedIn('401', '200') },
    'POST /api/assistant/content/generate/invoke': {
      body: () => body({ request_type: 'flashcard_creation' }),
      outcomes: signedIn('401', '200'),
    },
  },
};
