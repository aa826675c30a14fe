import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import { SubscriptionService } from './subscription.service';
import { MailSubscriptionResult } from './subscription.types';

const TOKEN = { description: 'The token of the unsubscribe link in an email.' };

@Resolver()
export class SubscriptionResolver {
  constructor(private readonly service: SubscriptionService) {}

  @Query(() => MailSubscriptionResult, {
    description:
      'The recurring email that an unsubscribe link is about. Needs no session and changes nothing.',
  })
  mailSubscription(@Arg('token', () => String, TOKEN) token: string, @Ctx() { address }: Context) {
    return this.service.subscription(token, address);
  }

  @Mutation(() => MailSubscriptionResult, {
    description:
      'Ends a recurring email, or starts it again, with the token of its unsubscribe link. Needs no session.',
  })
  setMailSubscription(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('isSubscribed', () => Boolean, { description: 'Whether to send the email.' }) isSubscribed: boolean,
    @Ctx() { address }: Context,
  ) {
    return this.service.setSubscribed(token, isSubscribed, address);
  }
}
