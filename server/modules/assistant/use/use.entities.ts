import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { RequiresScope } from '../../../platform/required-scope';
import { enumOf } from '../../../platform/enum-of';
import type { BudgetUnit } from '../assistant.rules';

const AssistantBudgetUnit = enumOf('AssistantBudgetUnit', 'What the budgets of the assistant count.', {
  TOKENS: 'Tokens as the host reports them, or estimated from the length of the prompt.',
  REQUESTS: 'Calls that did not fail.',
} satisfies Record<BudgetUnit, string>);

/** What is read and edited of the budgets. */
@ObjectType()
@InputType()
export abstract class EditedBudgets {
  @Column('text')
  @Field(() => AssistantBudgetUnit, { description: 'What is counted.' })
  unit!: BudgetUnit;

  @Column('int', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Budget of a person in a day; null or 0 for no limit.' })
  perPerson!: number | null;

  @Column('int', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Budget of a course in a day; null or 0 for no limit.' })
  perCourse!: number | null;

  @Column('int', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Budget of a month; null or 0 for no limit.' })
  perMonth!: number | null;
}

/** The only row of its table. */
@RequiresScope('read:admin')
@ObjectType({ description: 'The budgets for an external model or host. Days and months are in UTC.' })
@Entity('assistant_budgets')
export class AssistantBudgets extends EditedBudgets {
  @PrimaryColumn('boolean')
  isOnly!: true;

  @Column('int')
  @Field(() => Int, { description: 'Number of edits; pass it to `updateAssistantBudgets`.' })
  revision!: number;
}
