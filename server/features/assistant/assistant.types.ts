import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/connection';
import { InvalidInput, UserError } from '../../platform/user-error';
import type { Viewer } from '../../platform/viewer';
import { QuestionType } from '../quizzes/quiz.entities';
import { AssistantKind, AssistantRequestType, AssistantSender } from './assistant.enums';
import type { GeneratedQuestion as Question, Source } from './provider';

@ObjectType({ description: 'Where an answer comes from.' })
class AssistantSource implements Source {
  @Field(() => String, { description: "The lesson's title, with its heading where there is one." })
  name!: string;

  @Field(() => String, {
    description: 'The path that opens the lesson at the passage; an external host may give an https address.',
  })
  source!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The course; null when an external host names something else.',
  })
  courseId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The lesson; null for a course's description or what an external host names.",
  })
  lessonId!: string | null;

  @Field(() => String, {
    description:
      "The passage's beginning as plain text, at most 300 characters; empty when an external host gave none.",
  })
  excerpt!: string;
}

@ObjectType({
  description: 'A practice question, which keeps no score; an author may take it over into a quiz.',
})
class GeneratedQuestion implements Question {
  @Field(() => QuestionType, { description: 'MULTIPLE_CHOICE or TRUE_FALSE.' })
  type!: Question['type'];

  @Field(() => String, { description: 'Plain text.' })
  text!: string;

  @Field(() => [String], { description: 'The four of MULTIPLE_CHOICE, empty of TRUE_FALSE.' })
  options!: string[];

  @Field(() => String, { description: "Exactly one of the options, or 'true' or 'false'." })
  answer!: string;

  @Field(() => String, { description: 'Why the answer is right.' })
  explanation!: string;

  @Field(() => String, { description: 'A sentence of the lesson, word for word.' })
  quote!: string;

  @Field(() => ID, { description: 'The course of the lesson.' })
  courseId!: string;

  @Field(() => ID, { description: 'The lesson it was made from.' })
  lessonId!: string;

  @Field(() => String, { description: "The lesson's title." })
  lessonTitle!: string;

  @Field(() => String, { description: 'The path that opens the lesson.' })
  source!: string;
}

/** Its deck is added by the resolver. */
@ObjectType({ description: 'Something said in a conversation.' })
export class AssistantMessage {
  @Field(() => ID, { description: 'The message, for good.' })
  id!: string;

  conversationId!: string;

  @Field(() => AssistantSender, { description: 'Who says it.' })
  sender!: 'USER' | 'ASSISTANT';

  @Field(() => AssistantRequestType, { description: 'What was asked for.' })
  requestType!: AssistantRequestType | `${AssistantRequestType}`;

  @Field(() => String, {
    description:
      'Markdown without HTML from the assistant, empty when it was stopped at once; plain text from the viewer.',
  })
  text!: string;

  @Field(() => Date, { description: 'When it was said.' })
  createdAt!: Date | string;

  @Field(() => Boolean, { description: 'Whether the viewer stopped the answer.' })
  wasStopped!: boolean;

  @Field(() => [AssistantSource], {
    description: "Best first; empty for the viewer's own messages and where the material had nothing.",
  })
  sources!: Source[];

  @Field(() => [GeneratedQuestion], { description: 'The questions of QUIZ_GENERATION, otherwise empty.' })
  questions!: Question[];

  deckId!: string | null;
}

@ObjectType({ description: 'Messages that belong together.' })
export class AssistantConversation {
  @Field(() => ID, { description: 'The conversation; hand it back as sessionId.' })
  id!: string;

  @Field(() => String, { description: 'Its first question, at most 80 characters.' })
  title!: string;

  @Field(() => Date, { description: 'When it began.' })
  createdAt!: Date | string;

  @Field(() => Date, { description: 'When something was last said.' })
  updatedAt!: Date | string;
}

@ObjectType({ description: 'Conversations, the one with the newest message first.' })
export class AssistantConversationConnection {
  @Field(() => [AssistantConversation], { description: 'The conversations of this page.' })
  nodes!: AssistantConversation[];

  @Field(() => PageInfo, { description: 'Where this page ends.' })
  pageInfo!: PageInfo;
}

/** Its lists are added by the resolvers. */
@ObjectType({ description: "The viewer's assistant: what they asked, and their flashcards." })
export class Assistant {
  @Field(() => ID, { description: "The viewer's account." })
  id!: string;

  @Field(() => AssistantKind, { description: 'Who makes the answers.' })
  kind!: AssistantKind | `${AssistantKind}`;

  @Field(() => Boolean, { description: 'Whether the words of an answer come one after the other.' })
  streams!: boolean;

  viewer!: Viewer;
}

@ObjectType({ description: 'The assistant has answered; question and answer are kept.' })
export class AssistantAnswered {
  @Field(() => AssistantMessage, { description: 'What the viewer asked, without the prefix.' })
  question!: AssistantMessage;

  @Field(() => AssistantMessage, { description: 'What the assistant says to it.' })
  answer!: AssistantMessage;

  @Field(() => AssistantConversation, { description: 'The conversation both stand in.' })
  conversation!: AssistantConversation;

  @Field(() => Assistant, { description: "The viewer's assistant, which has changed." })
  assistant!: Assistant;

  /** As they were made; over GraphQL they are read as a deck. */
  cards!: { front: string; back: string; lessonId: string | null }[];

  constructor(given: AssistantAnswered) {
    Object.assign(this, given);
  }
}

@ObjectType({
  implements: UserError,
  description: 'The provider is away or makes no sense; nothing was kept, and it does not count.',
})
export class AssistantUnavailable extends UserError {
  constructor(message: string) {
    super();
    this.message = message;
  }
}

export const AskAssistantResult = createUnionType({
  name: 'AskAssistantResult',
  description: 'What became of a question to the assistant.',
  types: () => [AssistantAnswered, InvalidInput, AssistantUnavailable] as const,
});

@ObjectType({ description: 'Some words of an answer under way.' })
export class AssistantWords {
  @Field(() => ID, { description: 'The request they belong to.' })
  requestId!: string;

  @Field(() => Int, {
    description: 'Where in the answer they begin, in UTF-16 units; 0 begins the answer anew.',
  })
  from!: number;

  @Field(() => String, { description: 'The words; may be empty in the last one.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether nothing follows.' })
  isLast!: boolean;
}

@ObjectType({ description: 'The conversation is gone with its messages.' })
export class ConversationDeleted {
  @Field(() => ID, { description: 'The conversation that is gone.' })
  conversationId!: string;

  @Field(() => Assistant, { description: "The viewer's assistant, which has changed." })
  assistant!: Assistant;
}
