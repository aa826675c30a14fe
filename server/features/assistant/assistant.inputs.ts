import { Field, ID, InputType } from 'type-graphql';
import {
  AssistantDifficulty,
  AssistantRequestType,
  AssistantSubject,
  AssistantUserType,
} from './assistant.enums';
import { ASSISTANT_TEXT_MAX, DECK_CARDS_MAX } from './assistant.rules';

@InputType({ description: 'A question to the assistant.' })
export class AskAssistantInput {
  @Field(() => ID, {
    description: "A uuid of the client's making: names the answer for streaming, stopping and asking again.",
  })
  requestId!: string;

  @Field(() => String, {
    description: `1 to ${ASSISTANT_TEXT_MAX.toLocaleString('en-US')} characters; 'Generate a quiz on:' and 'Create flashcards on:' at its beginning turn TUTORING into the others.`,
  })
  text!: string;

  @Field(() => AssistantRequestType, {
    defaultValue: AssistantRequestType.TUTORING,
    description: 'What is asked for.',
  })
  requestType!: AssistantRequestType;

  @Field(() => AssistantUserType, {
    defaultValue: AssistantUserType.STUDENT,
    description: 'Whom the answer is for.',
  })
  userType!: AssistantUserType;

  @Field(() => AssistantDifficulty, {
    defaultValue: AssistantDifficulty.INTERMEDIATE,
    description: 'How much it takes for granted.',
  })
  difficulty!: AssistantDifficulty;

  @Field(() => AssistantSubject, {
    defaultValue: AssistantSubject.GENERATIVE_AI,
    description: 'The Tech Track.',
  })
  subject!: AssistantSubject;

  @Field(() => ID, {
    nullable: true,
    description: "The conversation to go on with; null: a new one. NOT_FOUND unless the viewer's own.",
  })
  sessionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Only the material of this course; null: everything the viewer may read. NOT_FOUND unless they may read it.',
  })
  courseId?: string | null;
}

@InputType({ description: 'A new flashcard.' })
export class FlashcardInput {
  @Field(() => String, { description: 'At most 500 characters.' })
  front!: string;

  @Field(() => String, { description: 'At most 2,000 characters.' })
  back!: string;

  @Field(() => ID, { nullable: true, description: 'The lesson it is about; null for none.' })
  lessonId?: string | null;
}

@InputType({ description: 'A new deck.' })
export class CreateFlashcardDeckInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => [FlashcardInput], { description: `1 to ${DECK_CARDS_MAX} cards, in their order.` })
  cards!: FlashcardInput[];
}
