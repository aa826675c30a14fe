import { enumOf } from '../enum-of';
import { createUnionType, Field, ObjectType } from 'type-graphql';
import { ErrorType, Payload, UserError } from '../user-error';

export const MailScheduleKind = enumOf('MailScheduleKind', 'A recurring email.', {
  DAILY_SUMMARY: 'Unread notifications, at most once a day.',
  GOAL_REMINDER: 'A reminder of the weekly goal.',
});
export type MailScheduleKind = keyof typeof MailScheduleKind;

@ObjectType({ description: 'Whether the account of an unsubscribe link gets a recurring email.' })
export class MailSubscription extends Payload<MailSubscription> {
  @Field(() => MailScheduleKind, { description: 'The email that the link is about.' })
  kind!: MailScheduleKind;

  @Field(() => Boolean, { description: 'Whether it is sent; false also if the account was deleted.' })
  isSubscribed!: boolean;
}

@ErrorType('The unsubscribe link is incomplete or was altered.')
export class InvalidUnsubscribeLink extends UserError {
  override message = 'This link is incomplete or was changed';
}

export const MailSubscriptionResult = createUnionType({
  name: 'MailSubscriptionResult',
  description: 'Result of `mailSubscription` and `setMailSubscription`.',
  types: () => [MailSubscription, InvalidUnsubscribeLink] as const,
});
