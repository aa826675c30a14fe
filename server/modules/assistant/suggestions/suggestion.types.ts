import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { resultOf, InvalidInput, UserError, Payload } from '../../../platform/user-error';
import { AssistantKind } from '../assistant.enums';
import { enumOf } from '../../../platform/enum-of';
import { Assistant, AssistantUnavailable } from '../assistant.types';
import { NO_BUDGET, SUGGESTION_TEXT_MAX } from './suggestion.rules';

export const SuggestionKind = enumOf('SuggestionKind', 'What the assistant can suggest to an instructor.', {
  COURSE_OUTLINE: "A course's outline, from its title and description; plain text.",
  LESSON_OUTLINE: "A lesson's outline, from its title and description; Markdown.",
  PLAIN_LANGUAGE: 'The text in plain language; Markdown.',
  TRANSLATION: 'The text in another language; Markdown.',
  RUBRIC: 'How a quiz or task is graded, from its title and description; plain text.',
  FEEDBACK: "A reply to a student's message; plain text.",
  ALT_TEXT: 'A description of a picture for people who cannot see it; one line.',
});
export type SuggestionKind = keyof typeof SuggestionKind;

@InputType({ description: 'What the assistant should suggest.' })
export class SuggestTextInput {
  @Field(() => ID, {
    description: 'A UUID chosen by the client, by which `stopAssistant` stops the suggestion.',
  })
  requestId!: string;

  @Field(() => SuggestionKind, { description: 'Kind of suggestion.' })
  kind!: SuggestionKind;

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier of the course that the text belongs to; null for a course that is not saved yet. NOT_FOUND outside its team.',
  })
  courseId?: string | null;

  @Field(() => String, { defaultValue: '', description: 'Title of the course, lesson or quiz.' })
  title!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `The present text, also if it is not saved; at most ${SUGGESTION_TEXT_MAX.toLocaleString('en-US')} characters.`,
  })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: "Language of a TRANSLATION, as one of the courses' language tags.",
  })
  language?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The https address of the picture for an ALT_TEXT; it must be in the text.',
  })
  pictureUrl?: string | null;
}

@ObjectType({ description: 'The assistant suggested a text. Nothing was changed or stored.' })
export class TextSuggested extends Payload<TextSuggested> {
  @Field(() => SuggestionKind, { description: 'Kind of suggestion.' })
  kind!: SuggestionKind;

  @Field(() => String, {
    description:
      'The suggestion; its links and pictures are among those of the given text. HTML in it is text.',
  })
  text!: string;

  @Field(() => AssistantKind, {
    description:
      'COURSE if it was made of the material, without a model or after a budget for it was used up.',
  })
  madeBy!: 'COURSE' | 'MODEL';

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;
}

@ObjectType({
  implements: UserError,
  description:
    'A budget for the language model is used up, and the text cannot be made without it. Nothing was changed, and it does not count against the quota.',
})
export class AssistantBudgetUsedUp extends UserError {
  override message = NO_BUDGET;
}

export const SuggestTextResult = resultOf('suggestText', () => [
  TextSuggested,
  InvalidInput,
  AssistantUnavailable,
  AssistantBudgetUsedUp,
]);
