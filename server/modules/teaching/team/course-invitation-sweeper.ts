import type { Task } from '../../../platform/module';
import { Service } from '../../../platform/injection';
import { CourseInvitationsService } from './course-invitations.service';

/** Removes expired invitations to courses, hourly. */
@Service()
export class CourseInvitationSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(private readonly invitations: CourseInvitationsService) {}

  async run(): Promise<void> {
    await this.invitations.removeExpired();
  }
}
