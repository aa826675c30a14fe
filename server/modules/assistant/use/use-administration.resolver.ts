import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { Administration } from '../../accounts/administration/administration.types';
import { UseAdministrationService } from './use-administration.service';
import {
  AssistantBudgets,
  AssistantBudgetsInput,
  AssistantUse,
  UpdateAssistantBudgetsResult,
} from './use.types';

@Resolver(() => Administration)
export class UseAdministrationResolver {
  constructor(private readonly service: UseAdministrationService) {}

  @FieldResolver(() => AssistantUse, {
    description: 'What was used of an external model or host in a month.',
  })
  assistantUse(
    @Root() { viewer }: Administration,
    @Arg('month', () => String, {
      nullable: true,
      description: 'As YYYY-MM in UTC; null for the present one.',
    })
    month: string | null,
  ) {
    return this.service.use(viewer, month);
  }

  @FieldResolver(() => AssistantBudgets, { description: 'The budgets for an external model or host.' })
  assistantBudgets(@Root() { viewer }: Administration) {
    return this.service.budgets(viewer);
  }

  @Mutation(() => UpdateAssistantBudgetsResult, {
    description: 'Changes the budgets for an external model or host. Administrators only.',
  })
  updateAssistantBudgets(
    @Arg('input', () => AssistantBudgetsInput, { description: 'All budgets; each is replaced.' })
    input: AssistantBudgetsInput,
    @Arg('revision', () => Int, { description: '`revision` of the budgets when they were read.' })
    revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.update(viewer, input, revision);
  }
}
