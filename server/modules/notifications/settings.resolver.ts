import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { OWN_STATEMENT } from '../../platform/graphql/limits';
import { Service } from '../../platform/injection';
import { RequiresScope } from '../../platform/required-scope';
import { Viewer } from '../accounts/account.types';
import { NotificationSettingsService } from './settings.service';
import {
  CourseMuteSet,
  NotificationSettings,
  NotificationSettingsInput,
  UpdateNotificationSettingsResult,
} from './settings.types';

@Service()
@Resolver(() => Viewer)
export class NotificationSettingsResolver {
  constructor(private readonly service: NotificationSettingsService) {}

  @RequiresScope('read:profile')
  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => NotificationSettings, { description: 'Which notifications the viewer wants.' })
  notificationSettings(@Root() viewer: Viewer) {
    return this.service.settings(viewer);
  }

  @RequiresScope('write:profile')
  @Mutation(() => UpdateNotificationSettingsResult, {
    description:
      'Changes which notifications the viewer wants. Notifications about security cannot be switched off.',
  })
  updateNotificationSettings(
    @Arg('input', () => NotificationSettingsInput, { description: 'The settings.' })
    input: NotificationSettingsInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.update(viewer, input);
  }

  @RequiresScope('write:profile')
  @Mutation(() => CourseMuteSet, {
    description:
      'Mutes a course that the viewer learns or teaches, or ends that. Notifications of a muted course can be read, but are neither counted nor sent by email. Messages from people are not muted.',
  })
  setCourseMuted(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Arg('isMuted', () => Boolean, { description: 'Whether to mute the course.' }) isMuted: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.setCourseMuted(viewer, courseId, isMuted);
  }
}
