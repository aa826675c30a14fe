import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/connection';
import { InvalidInput, UserError } from '../../platform/user-error';
import type { Viewer } from '../../platform/viewer';
import { RequiresScope } from '../../platform/required-scope';
import { QuestionType } from '../quizzes/quiz.entities';
import { AssistantKind, AssistantRequestType, AssistantSender, AssistantStep } from './assistant.enums';
import type { AssistantStep as Step, RequestType } from './assistant.rules';
import type { GeneratedCard } from './provider';

@ObjectType({ description: 'A source of an answer.' })
export class AssistantSource {
  @Field(() => String, {
    description: 'Title of the lesson, followed by the heading of the passage if there is one.',
  })
  name!: string;

  @Field(() => String, {
    description: 'Path that opens the lesson at the passage. An external assistant may return an https URL.',
  })
  source!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the course; null if an external assistant names another source.',
  })
  courseId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier of the lesson; null if the source is a course description or comes from an external assistant.',
  })
  lessonId!: string | null;

  @Field(() => String, {
    description:
      'Beginning of the passage as plain text, at most 300 characters; empty if an external assistant gave none.',
  })
  excerpt!: string;
}

@ObjectType({
  description: 'An ungraded practice question. Instructors can copy it into a quiz.',
})
export class GeneratedQuestion {
  @Field(() => QuestionType, { description: 'Type of the question: MULTIPLE_CHOICE or TRUE_FALSE.' })
  type!: 'MULTIPLE_CHOICE' | 'TRUE_FALSE';

  @Field(() => String, { description: 'The question as plain text.' })
  text!: string;

  @Field(() => [String], { description: 'The four options of MULTIPLE_CHOICE; empty for TRUE_FALSE.' })
  options!: string[];

  @Field(() => String, { description: "The correct answer: one of the options, 'true' or 'false'." })
  answer!: string;

  @Field(() => String, { description: 'Why the answer is correct.' })
  explanation!: string;

  @Field(() => String, { description: 'The sentence of the lesson the question is based on, verbatim.' })
  quote!: string;

  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => ID, { description: 'Identifier of the lesson the question is based on.' })
  lessonId!: string;

  @Field(() => String, { description: 'Title of the lesson.' })
  lessonTitle!: string;

  @Field(() => String, { description: 'Path that opens the lesson.' })
  source!: string;
}

/** `deck` is added by flashcard.resolver.ts. */
@RequiresScope('ask:assistant')
@ObjectType({ description: 'A message in a conversation with the assistant.' })
export class AssistantMessage {
  @Field(() => ID, { description: 'Unique identifier of the message.' })
  id!: string;

  conversationId!: string;

  @Field(() => AssistantSender, { description: 'Author of the message.' })
  sender!: AssistantSender;

  @Field(() => AssistantRequestType, { description: 'Kind of request.' })
  requestType!: RequestType;

  @Field(() => String, {
    description:
      'Text of the message: Markdown without HTML from the assistant, empty if stopped before the first word; plain text from the viewer.',
  })
  text!: string;

  @Field(() => Date, { description: 'When the message was written.' })
  createdAt!: Date | string;

  @Field(() => Boolean, { description: 'Whether the viewer stopped the answer.' })
  wasStopped!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the hint, from 1; null if the message is not a hint.',
  })
  hint!: number | null;

  @Field(() => [AssistantStep], {
    description:
      'What can be asked for next with `step`, while this is the last answer of the conversation; empty unless it is a hint.',
  })
  nextSteps!: readonly Step[];

  @Field(() => [AssistantSource], {
    description:
      "Sources of the answer, most relevant first; empty for the viewer's messages and if nothing relevant was found.",
  })
  sources!: AssistantSource[];

  @Field(() => [GeneratedQuestion], {
    description: 'Practice questions of a QUIZ_GENERATION answer; empty otherwise.',
  })
  questions!: GeneratedQuestion[];

  deckId!: string | null;
}

/** `messages` and `lesson` are added by the resolvers. */
@RequiresScope('ask:assistant')
@ObjectType({ description: 'A conversation with the assistant.' })
export class AssistantConversation {
  @Field(() => ID, {
    description: 'Unique identifier of the conversation. Pass it as `sessionId` to continue.',
  })
  id!: string;

  @Field(() => String, { description: 'The first question, at most 80 characters.' })
  title!: string;

  lessonId!: string | null;

  @Field(() => Date, { description: 'When the conversation started.' })
  createdAt!: Date | string;

  @Field(() => Date, { description: 'When the last message was written.' })
  updatedAt!: Date | string;
}

@ObjectType({ description: 'A page of conversations, most recently used first.' })
export class AssistantConversationConnection {
  @Field(() => [AssistantConversation], { description: 'The conversations on this page.' })
  nodes!: AssistantConversation[];

  @Field(() => PageInfo, { description: 'Pagination information.' })
  pageInfo!: PageInfo;
}

/** The lists are added by the resolvers. */
@RequiresScope('ask:assistant')
@ObjectType({ description: "The viewer's assistant: conversations and flashcards." })
export class Assistant {
  @Field(() => ID, { description: "Identifier of the viewer's account." })
  id!: string;

  @Field(() => AssistantKind, { description: 'Provider of the answers.' })
  kind!: AssistantKind;

  @Field(() => Boolean, { description: 'Whether answers are streamed while they are written.' })
  streams!: boolean;

  viewer!: Viewer;
}

@ObjectType({ description: 'The assistant answered. Question and answer were saved.' })
export class AssistantAnswered {
  @Field(() => AssistantMessage, {
    description: "The viewer's question, without the prefix that selects the kind of request.",
  })
  question!: AssistantMessage;

  @Field(() => AssistantMessage, { description: "The assistant's answer." })
  answer!: AssistantMessage;

  @Field(() => AssistantConversation, { description: 'The conversation the messages belong to.' })
  conversation!: AssistantConversation;

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;

  /** The generated cards; GraphQL returns them as a deck. */
  cards!: GeneratedCard[];

  constructor(given: AssistantAnswered) {
    Object.assign(this, given);
  }
}

@ObjectType({
  implements: UserError,
  description:
    'The provider did not respond or returned an unusable answer. Nothing was saved, and the question does not count against the quota.',
})
export class AssistantUnavailable extends UserError {
  constructor(message: string) {
    super();
    this.message = message;
  }
}

export const AskAssistantResult = createUnionType({
  name: 'AskAssistantResult',
  description: 'Result of `askAssistant`.',
  types: () => [AssistantAnswered, InvalidInput, AssistantUnavailable] as const,
});

@ObjectType({ description: 'A part of a streamed answer.' })
export class AssistantWords {
  @Field(() => ID, { description: 'The `requestId` of the answer.' })
  requestId!: string;

  @Field(() => Int, {
    description: 'Offset of this part in the answer in UTF-16 code units; 0 starts the answer over.',
  })
  from!: number;

  @Field(() => String, { description: 'Text of this part; may be empty in the last part.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether this is the last part.' })
  isLast!: boolean;
}

@ObjectType({ description: 'The conversation and its messages were deleted.' })
export class ConversationDeleted {
  @Field(() => ID, { description: 'Identifier of the deleted conversation.' })
  conversationId!: string;

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;
}
