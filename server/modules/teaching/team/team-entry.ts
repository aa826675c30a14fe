import type { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { BulkEnrollmentService } from '../../enrollments/bulk-enrollment.service';
import { withdrawRequest } from '../../enrollments/joining.queries';
import { endInvitation } from './course-invitation.queries';

/** What changes for an account that joins the team of a course or becomes its owner. */
@Service()
export class TeamEntry {
  constructor(private readonly enrollments: BulkEnrollmentService) {}

  /**
   * Ends what a member of the team cannot have: a place as a student, a request for one, and an invitation to the team.
   * What the account completed is kept, but does not count in the figures of the course.
   */
  async settle(courseId: string, accountId: string, transaction: Database): Promise<void> {
    await transaction.rows(endInvitation({ courseId, accountId }));
    const place = { courseId, studentId: accountId };
    await this.enrollments.remove([place], transaction, { isTold: false });
    await transaction.row(withdrawRequest(place));
  }
}
