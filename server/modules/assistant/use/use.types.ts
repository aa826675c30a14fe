import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { DetailedError, ErrorType, InvalidInput, Payload, resultOf } from '../../../platform/user-error';
import { RequiresScope } from '../../../platform/required-scope';
import { AssistantBudgets, AssistantCallKind, AssistantKind, EditedBudgets } from '../assistant.entities';
import type { CallKind } from '../assistant.rules';

export { AssistantBudgets };

/** The figures of a part of the use. */
@ObjectType()
class Figures {
  @Field(() => Float, { description: 'Calls of the external provider that did not fail.' })
  requests!: number;

  @Field(() => Float, { description: 'Tokens of these calls as the host reports them, or estimated.' })
  tokens!: number;

  @Field(() => Float, { description: 'Calls that failed.' })
  failures!: number;

  @Field(() => Float, { description: 'Answers and outlines that the built-in provider gave instead.' })
  replaced!: number;
}

@ObjectType({ description: 'The use of the external provider on one day.' })
export class AssistantUseOfDay extends Figures {
  @Field(() => String, { description: 'The day in UTC, as YYYY-MM-DD.' })
  day!: string;
}

@ObjectType({ description: 'The use of the external provider for one course.' })
export class AssistantUseOfCourse extends Figures {
  @Field(() => ID, { nullable: true, description: 'The course of the passage or text; null for none.' })
  courseId!: string | null;

  @Field(() => String, { nullable: true, description: 'Title of the course; null if it was deleted.' })
  title!: string | null;
}

@ObjectType({ description: 'The use of the external provider for one kind of request.' })
export class AssistantUseOfKind extends Figures {
  @Field(() => AssistantCallKind, { description: 'Kind of request.' })
  requestType!: CallKind;
}

@RequiresScope('read:admin')
@ObjectType({ description: 'What was used of an external model or host in a month.' })
export class AssistantUse {
  @Field(() => String, { description: 'The month in UTC, as YYYY-MM.' })
  month!: string;

  @Field(() => AssistantKind, { description: 'Provider of the answers now.' })
  kind!: AssistantKind;

  @Field(() => [AssistantUseOfDay], { description: 'By day, oldest first; days without use are left out.' })
  days!: AssistantUseOfDay[];

  @Field(() => [AssistantUseOfCourse], { description: 'By course, the 100 with the most tokens first.' })
  courses!: AssistantUseOfCourse[];

  @Field(() => [AssistantUseOfKind], { description: 'By kind of request, the most tokens first.' })
  kinds!: AssistantUseOfKind[];
}

@InputType({ description: 'The budgets for an external model or host; each is replaced.' })
export class AssistantBudgetsInput extends EditedBudgets {}

@ObjectType({ description: 'The budgets were saved.' })
export class AssistantBudgetsUpdated extends Payload<AssistantBudgetsUpdated> {
  @Field(() => AssistantBudgets, { description: 'The budgets after the edit.' })
  budgets!: AssistantBudgets;
}

@ErrorType('The budgets were edited since they were read. Nothing was changed.')
export class AssistantBudgetsEditConflict extends DetailedError<AssistantBudgetsEditConflict> {
  override message = 'The budgets were edited elsewhere. Reload to see the newer version.';

  @Field(() => AssistantBudgets, { description: 'The current budgets.' })
  budgets!: AssistantBudgets;
}

export const UpdateAssistantBudgetsResult = resultOf('updateAssistantBudgets', () => [
  AssistantBudgetsUpdated,
  InvalidInput,
  AssistantBudgetsEditConflict,
]);
