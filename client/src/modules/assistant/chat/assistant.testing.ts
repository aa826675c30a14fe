/** Server responses about one account's assistant, for tests of its pages. */

const assistantId = 'a1';
/** The viewer with their assistant; `conversations` are pairs of id and title. */
export function anAssistant({ conversations = [] }: { conversations?: [id: string, title: string][] } = {}) {
  return {
    assistant: {
      id: assistantId,
      kind: 'COURSE',
      remainingThisHour: 30,
      conversations: { nodes: conversations.map(([id, title]) => aConversation(id, title)) },
    },
  };
}

function aConversation(id: string, title: string) {
  return { id, title, lesson: null, updatedAt: '2026-11-21T10:00:00Z' };
}

interface Said {
  text: string;
  questions?: Record<string, unknown>[];
  /** Pairs of name and URL. */
  sources?: [name: string, source: string][];
  nextSteps?: ('NEXT_HINT' | 'EXPLANATION')[];
}

export function aQuestion(text = 'How do margins collapse?') {
  return { ...anAnswer({ text }), id: 'm1', sender: 'USER' };
}

export function anAnswer({ text, questions = [], sources = [], nextSteps = [] }: Said) {
  return {
    id: 'm2',
    sender: 'ASSISTANT',
    requestType: questions.length > 0 ? 'QUIZ_GENERATION' : 'TUTORING',
    text,
    nextSteps,
    sources: sources.map(([name, source]) => ({ name, source })),
    questions,
  };
}

/** A complete conversation. */
export function aChat(id: string, messages: object[]) {
  const conversation = { id, messages };
  const assistant = { id: assistantId, conversation };
  return { data: { viewer: { assistant } } };
}

/** The server's response to a question, in a new conversation with id `k1` titled after the question. */
export function answered(said: Said) {
  return ({ input }: Record<string, unknown>) => {
    const { text } = input as { text: string };
    return {
      data: {
        askAssistant: {
          __typename: 'AssistantAnswered',
          answer: anAnswer(said),
          conversation: { ...aConversation('k1', text), messages: [aQuestion(text), anAnswer(said)] },
          assistant: anAssistant({ conversations: [['k1', text]] }).assistant,
        },
      },
    };
  };
}

/**
 * The selectable courses: enrollments of a student or courses of an instructor, and the one in the URL as `c9`, if any.
 */
export function ownCourses(role: 'STUDENT' | 'INSTRUCTOR', given: string | null = null) {
  const course = (id: string, title: string) => ({ id, title });
  const own = { ...course('c1', 'CSS layout'), __typename: 'InstructorCourse' };
  const enrollments = [{ id: 'e1', course: course('c1', 'CSS layout') }];
  return {
    data: {
      viewer: {
        learning: { enrollments: role === 'STUDENT' ? enrollments : [] },
        teaching: role === 'STUDENT' ? null : { id: 'a1', courses: [own] },
      },
      ...(given === null ? {} : { course: course('c9', given) }),
    },
  };
}
