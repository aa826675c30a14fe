import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { resultOf, InvalidInput, UserError, Payload } from '../../../platform/user-error';
import { AssistantKind } from '../assistant.entities';
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
  @Field(() => ID, { description: 'A UUID chosen by the client, for `stopAssistant`.' })
  requestId!: string;

  @Field(() => SuggestionKind, { description: 'Kind of suggestion.' })
  kind!: SuggestionKind;

  @Field(() => ID, { nullable: true, description: 'The course of the text; null if it is not saved yet.' })
  courseId?: string | null;

  @Field(() => String, { defaultValue: '', description: 'Title of the course, lesson or quiz.' })
  title!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `The present text, also if it is not saved; at most ${SUGGESTION_TEXT_MAX} characters.`,
  })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Language of a TRANSLATION, as the tag of a course.' })
  language?: string | null;

  @Field(() => String, { nullable: true, description: 'The picture of an ALT_TEXT, by its https address.' })
  pictureUrl?: string | null;
}

@ObjectType({ description: 'The assistant suggested a text. Nothing was changed or stored.' })
export class TextSuggested extends Payload<TextSuggested> {
  @Field(() => SuggestionKind, { description: 'Kind of suggestion.' })
  kind!: SuggestionKind;

  @Field(() => String, { description: 'The suggestion, with no other links and pictures than the text.' })
  text!: string;

  @Field(() => AssistantKind, { description: 'COURSE if it was made of the material, without a model.' })
  madeBy!: 'COURSE' | 'MODEL';

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;
}

@ObjectType({
  implements: UserError,
  description:
    'A budget for the model, without which the text cannot be made, is used up. Nothing was counted.',
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
