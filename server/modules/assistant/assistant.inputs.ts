import { Field, ID, InputType } from 'type-graphql';
import {
  AssistantDifficulty,
  AssistantRequestType,
  AssistantStep,
  AssistantSubject,
  AssistantUserType,
} from './assistant.enums';
import {
  ASSISTANT_TEXT_MAX,
  type AssistantStep as Step,
  DECK_CARDS_MAX,
  DEFAULT_DIFFICULTY,
  DEFAULT_SUBJECT,
  DEFAULT_USER_TYPE,
  type Difficulty,
  type RequestType,
  type Subject,
  type UserType,
} from './assistant.rules';

@InputType({ description: 'A question to the assistant.' })
export class AskAssistantInput {
  @Field(() => ID, {
    description:
      'A UUID chosen by the client. It identifies the answer for streaming and stopping, and makes a repeated request safe.',
  })
  requestId!: string;

  @Field(() => String, {
    description: `1 to ${ASSISTANT_TEXT_MAX.toLocaleString('en-US')} characters. A TUTORING question that begins with 'Generate a quiz on:' or 'Create flashcards on:' becomes the corresponding kind.`,
  })
  text!: string;

  @Field(() => AssistantRequestType, {
    defaultValue: AssistantRequestType.TUTORING,
    description: 'Kind of request.',
  })
  requestType!: RequestType;

  @Field(() => AssistantUserType, {
    defaultValue: DEFAULT_USER_TYPE,
    description: 'Audience of the answer.',
  })
  userType!: UserType;

  @Field(() => AssistantDifficulty, {
    defaultValue: DEFAULT_DIFFICULTY,
    description: 'Prior knowledge that the answer assumes.',
  })
  difficulty!: Difficulty;

  @Field(() => AssistantSubject, {
    defaultValue: DEFAULT_SUBJECT,
    description: 'Subject area whose courses are preferred as sources.',
  })
  subject!: Subject;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the text is an exercise or a question of a quiz, which the viewer wants to solve: a TUTORING answer is then a hint, followed by a further hint and the explanation.',
  })
  isExercise!: boolean;

  @Field(() => AssistantStep, {
    nullable: true,
    description:
      'What to say next about the exercise that the last answer of the conversation is a hint for; null if the text says it. Only for TUTORING in a conversation whose last answer is a hint.',
  })
  step?: Step | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Identifier of the conversation to continue; null to start a new one. NOT_FOUND unless it is the viewer's.",
  })
  sessionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier of the only course to use as a source; null for all material the viewer can read. NOT_FOUND unless the viewer can read the course.',
  })
  courseId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier of the lesson that the question is asked at; null for none. Only its course is used as a source, and its passages come first. NOT_FOUND unless the viewer can read the lesson and it belongs to `courseId`, if given.',
  })
  lessonId?: string | null;
}

@InputType({ description: 'A flashcard to create.' })
export class FlashcardInput {
  @Field(() => String, { description: 'The question, at most 500 characters.' })
  front!: string;

  @Field(() => String, { description: 'The answer, at most 2,000 characters.' })
  back!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the lesson the card is about; null for none.',
  })
  lessonId?: string | null;
}

@InputType({ description: 'A deck to create.' })
export class CreateFlashcardDeckInput {
  @Field(() => String, { description: 'Title of the deck, at most 200 characters.' })
  title!: string;

  @Field(() => [FlashcardInput], { description: `1 to ${DECK_CARDS_MAX} cards, in order.` })
  cards!: FlashcardInput[];
}
