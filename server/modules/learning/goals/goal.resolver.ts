import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { RequiresScope } from '../../../platform/required-scope';
import { Viewer } from '../../accounts/account.types';
import { GoalService } from './goal.service';
import { GoalReminder, LearningGoal, LearningGoalInput, SetLearningGoalResult } from './goal.types';

const TIME_ZONE = { description: 'IANA time zone in which the week is counted, such as Europe/Berlin.' };

@Resolver(() => Viewer)
export class GoalResolver {
  constructor(private readonly service: GoalService) {}

  @RequiresScope('read:learning')
  @FieldResolver(() => LearningGoal, {
    description: "The viewer's weekly goal and their learning this week.",
  })
  learningGoal(@Root() viewer: Viewer, @Arg('timeZone', () => String, TIME_ZONE) timeZone: string) {
    return this.service.goal(viewer, timeZone);
  }

  @RequiresScope('write:learning')
  @Mutation(() => SetLearningGoalResult, { description: "Sets or removes the viewer's weekly goal." })
  setLearningGoal(
    @Arg('input', () => LearningGoalInput, { description: 'The goal.' }) input: LearningGoalInput,
    @Arg('timeZone', () => String, TIME_ZONE) timeZone: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.set(viewer, input, timeZone);
  }
}

@Resolver(() => LearningGoal)
export class GoalReminderResolver {
  constructor(private readonly service: GoalService) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => GoalReminder, { description: 'The email that reminds the viewer of the goal.' })
  reminder(@Root() { accountId }: LearningGoal) {
    return this.service.reminder(accountId);
  }
}
