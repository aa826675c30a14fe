import { Arg, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import { Administration } from '../../accounts/administration/administration.types';
import { AuditLogService } from './audit-log.service';
import { AuditAction, AuditEntryConnection } from './audit-log.types';

@Resolver(() => Administration)
export class AuditLogResolver {
  constructor(private readonly service: AuditLogService) {}

  @FieldResolver(() => AuditEntryConnection, {
    description: 'Who did what to whom, by time.',
  })
  auditLog(
    @Root() { viewer }: Administration,
    @PageArgs('entries') { first, after }: Page,
    @Arg('actions', () => [AuditAction], {
      nullable: true,
      description: 'Only entries of these actions; null for all.',
    })
    actions: AuditAction[] | null,
    @Arg('personId', () => ID, {
      nullable: true,
      description: 'Only what this account did or what was done to it; null for all.',
    })
    personId: string | null,
    @Arg('since', () => Date, { nullable: true, description: 'Only from this time on; null for all.' })
    since: Date | null,
    @Arg('until', () => Date, { nullable: true, description: 'Only before this time; null for all.' })
    until: Date | null,
    @Arg('descending', () => Boolean, { defaultValue: true, description: 'Whether the newest come first.' })
    isDescending: boolean,
  ) {
    return this.service.entries(viewer, { first, after, actions, personId, since, until, isDescending });
  }
}
