import { BackgroundDatabase } from '../../../../platform/database/database';
import type { Task } from '../../../../platform/module';
import { Service } from '../../../../platform/injection';
import { StudentInvitationsService } from './student-invitations.service';

const MAX_AT_ONCE = 100;

/**
 * Enrolls people who were invited and have an account meanwhile, and verified that the address is theirs: with a changed
 * email, a new password, or the sign-in provider. Also those whose course was published only now.
 */
@Service()
export class InvitationSettler implements Task {
  readonly everySeconds = 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly invitations: StudentInvitationsService,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const settled = await this.database.transaction((transaction) =>
        this.invitations.settle(null, transaction, { max: MAX_AT_ONCE }),
      );
      if (settled < MAX_AT_ONCE) return;
    }
  }
}
