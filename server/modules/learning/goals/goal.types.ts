import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { resultOf, InvalidInput, Payload } from '../../../platform/user-error';
import { RequiresScope } from '../../../platform/required-scope';

@ObjectType({ description: 'The email that reminds the viewer of their weekly goal.' })
export class GoalReminder {
  @Field(() => Boolean, { description: 'Whether the viewer asked for it.' })
  isOn!: boolean;

  @Field(() => [Int], { description: 'Days of the week on which it is sent; 1 is Monday.' })
  days!: number[];

  @Field(() => Int, { description: "Hour at which it is sent, 0 to 23, in the viewer's time zone." })
  hour!: number;

  @Field(() => String, {
    nullable: true,
    description: "The viewer's time zone, such as `Europe/Berlin`; null if not chosen yet.",
  })
  timeZone!: string | null;
}

@RequiresScope('read:learning')
@ObjectType({ description: "The viewer's weekly goal and their learning this week, from Monday." })
export class LearningGoal {
  @Field(() => Int, { nullable: true, description: 'Days a week, 1 to 7; null for no goal.' })
  daysPerWeek!: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes a week, 5 to 6,000; null for no goal.' })
  minutesPerWeek!: number | null;

  @Field(() => Int, {
    description: 'Days of this week on which the viewer opened or completed a lesson or worked on a quiz.',
  })
  daysThisWeek!: number;

  @Field(() => [Int], { description: 'Those days; 1 is Monday.' })
  activeDays!: number[];

  @Field(() => Int, { description: 'Minutes for which the viewer had lessons open this week.' })
  minutesThisWeek!: number;

  /** The account, for the reminder. */
  accountId!: string;
}

@InputType({
  description: 'The email that reminds the viewer of their weekly goal, while it is not reached.',
})
export class GoalReminderInput {
  @Field(() => Boolean, { description: 'Whether to send it.' })
  isOn!: boolean;

  @Field(() => [Int], { description: 'Days of the week, at least one; 1 is Monday.' })
  days!: number[];

  @Field(() => Int, {
    description:
      "Hour, 0 to 23, in the viewer's time zone. A viewer who has not chosen one gets the `timeZone` of the mutation.",
  })
  hour!: number;
}

@InputType({ description: 'A weekly goal.' })
export class LearningGoalInput {
  @Field(() => Int, { nullable: true, description: 'Days a week, 1 to 7; null for none.' })
  daysPerWeek?: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes a week, 5 to 6,000; null for none.' })
  minutesPerWeek?: number | null;

  @Field(() => GoalReminderInput, {
    nullable: true,
    description: 'The reminder; unchanged if null or left out.',
  })
  reminder?: GoalReminderInput | null;
}

@ObjectType({ description: 'The goal was saved.' })
export class LearningGoalSet extends Payload<LearningGoalSet> {
  @Field(() => LearningGoal, { description: 'The goal, with the learning this week.' })
  goal!: LearningGoal;
}

export const SetLearningGoalResult = resultOf('setLearningGoal', () => [LearningGoalSet, InvalidInput]);
