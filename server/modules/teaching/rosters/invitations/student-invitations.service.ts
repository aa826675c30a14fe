import type { emailVerified } from '../../../accounts/account.events';
import { Clock } from '../../../../platform/clock';
import { Database, BackgroundDatabase } from '../../../../platform/database/database';
import type { RowOf } from '../../../../platform/database/statement';
import { invalidInput, notFound, validated } from '../../../../platform/errors';
import { isId, newId } from '../../../../platform/ids';
import { Service } from '../../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../../platform/rate-limiter';
import { hashToken } from '../../../../platform/secrets';
import { requireViewer, type Viewer } from '../../../../platform/viewer';
import { INVITATION_FOR_ANOTHER } from '../../../accounts/account.rules';
import { AccountService } from '../../../accounts/account.service';
import { verifyEmail } from '../../../accounts/account.queries';
import { EmailAlreadyRegistered, type Registered } from '../../../accounts/account.types';
import { DemoMode } from '../../../../platform/demo/platform.service';
import { DirectMail } from '../../../../platform/settings/direct-mail';
import { PlaceService } from '../../../enrollments/places.service';
import { InvitationMails } from '../../../../platform/mails/invitation-mails';
import { MailOutbox } from '../../../../platform/mails/mail-outbox';
import { NoticeService } from '../../../notifications/notice.service';
import { GroupService } from '../../groups/group.service';
import { acceptInvitationRules, INVALID_INVITATION } from '../roster.rules';
import {
  acceptable,
  agree,
  claimMails,
  forgetUninvited,
  invitationByToken,
  invitationsOfAccount,
  invite,
  type Invited,
  lockOwnInvitation,
  lockPeople,
  postponeMails,
  setInvitedGroups,
  accountWithEmail,
  takeAcceptable,
  tellInvited,
  withdrawAll,
} from './invitations.queries';
import { InvitationAccepted, type OwnStudentInvitation, type StudentInvitation } from './invitations.types';
import type { Task } from '../../../../platform/module';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a link works. */
export const VALID_MS = 30 * DAY_MS;
/** Several imports within this time send one mail to a person; its link is for all courses. */
const BETWEEN_MAILS_MS = DAY_MS;

const ACCEPTANCES: RateLimit = {
  name: 'invitation-acceptances',
  points: 20,
  seconds: 60 * 60,
  refusal: 'This invitation was tried too many times. Please try again in an hour.',
};

/**
 * Invitations of people to courses, whether or not they have an account. They are enrolled once they have one, verified that
 * the invited address is theirs, and accepted; those whom somebody invited whom administrators trust are not asked.
 */
@Service()
export class StudentInvitationsService {
  /** The kind of its mail in the outbox. */
  static readonly MAIL = 'student-invitation';

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountService,
    private readonly places: PlaceService,
    private readonly groups: GroupService,
    private readonly outbox: MailOutbox,
    private readonly invitationMails: InvitationMails,
    private readonly notices: NoticeService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
    private readonly mails: DirectMail,
  ) {}

  /** Whether invited people get their link by mail: not in demo mode, nor without a mail server. */
  get sendsMail(): boolean {
    return this.mails.sendsMail && !this.demo.isOn;
  }

  /**
   * Invites people, or renews their invitations, and mails them at most once a day if mails are sent; mails beyond the
   * daily limit of `invitedBy` wait for the next days.
   */
  async invite(
    people: readonly Omit<Invited, 'id'>[],
    invitedBy: string,
    transaction: Database,
  ): Promise<void> {
    if (people.length === 0) return;
    const now = this.clock.now();
    const invited = await transaction.rows(
      invite({
        people: people.map((person) => ({ ...person, id: newId() })),
        invitedBy,
        now,
        expiresAt: new Date(now.getTime() + VALID_MS),
      }),
    );
    await this.tell(
      people.map(({ email }) => email),
      transaction,
    );
    if (!this.sendsMail) return;
    const personIds = invited.map(({ personId }) => personId);
    const mailedBefore = new Date(now.getTime() - BETWEEN_MAILS_MS);
    const due = await transaction.rows(claimMails({ personIds, now, mailedBefore }));
    const waiting = due.map(({ personId }) => personId);
    const courseIds = [...new Set(people.map(({ courseId }) => courseId))];
    for (const { at, count } of await this.invitationMails.plan(invitedBy, due.length, transaction))
      await this.mail(waiting.splice(0, count), courseIds, transaction, at);
  }

  /** Mails these people their link to these courses, now or from `at` on, if mails are sent. */
  async mail(
    personIds: readonly string[],
    courseIds: readonly string[],
    transaction: Database,
    at = this.clock.now(),
  ): Promise<void> {
    if (!this.sendsMail || personIds.length === 0) return;
    const expiresAt = new Date(at.getTime() + VALID_MS);
    if (at > this.clock.now()) await transaction.rows(postponeMails({ personIds, courseIds, at, expiresAt }));
    const mails = { kind: StudentInvitationsService.MAIL, personIds, at, expiresAt };
    await this.outbox.addToInvited(mails, transaction);
  }

  /** Gives invited people another group, which waits with the invitation. */
  async setGroups(
    rows: readonly { personId: string | null; courseId: string | null; groupName: string | null }[],
    transaction: Database,
  ): Promise<void> {
    if (rows.length === 0) return;
    await transaction.rows(lockPeople(rows.map(({ personId }) => personId!)));
    await transaction.rows(setInvitedGroups(rows));
  }

  /** Returns how many were withdrawn. */
  async withdraw(
    places: readonly { personId: string; courseId: string }[],
    transaction: Database,
  ): Promise<number> {
    if (places.length === 0) return 0;
    await transaction.rows(lockPeople(places.map(({ personId }) => personId)));
    const withdrawn = await transaction.rows(withdrawAll(places));
    await transaction.rows(forgetUninvited(withdrawn.map(({ personId }) => personId)));
    return withdrawn.length;
  }

  /**
   * Enrolls people who agreed to an invitation for the verified address of an account, at most `max`; in a full course they
   * are put on the waiting list. An invitation to a course that is not published waits. Returns how many were
   * settled.
   * `isAccepted`: the person accepts now, with the link or from their own list, so that the address need not be verified.
   */
  async settle(
    email: string | null,
    transaction: Database,
    { max = 100, isAccepted = false, courseIds = null as readonly string[] | null } = {},
  ): Promise<number> {
    const candidates = await transaction.rows(acceptable({ email, courseIds, max, isAccepted }));
    if (isAccepted && candidates.length === 0) await transaction.rows(agree({ email, courseIds }));
    if (candidates.length === 0) return 0;
    // Courses are locked first everywhere, then people, then their invitations.
    await this.places.hold(
      candidates.map(({ courseId }) => courseId),
      transaction,
    );
    const rows = await transaction.rows(takeAcceptable(candidates, { isAccepted }));
    // A group beyond the limit of the course is left out: the student is enrolled without it.
    await this.groups.createMissing(rows, transaction);
    const places = rows.map(({ accountId, courseId }) => ({ studentId: accountId, courseId }));
    const { withoutPlace } = await this.places.enroll(places, transaction);
    for (const place of withoutPlace) await this.places.addToWaitingList(transaction, place);
    await this.groups.putIntoGroups(rows, transaction);
    await this.withdraw(rows, transaction);
    if (isAccepted) await transaction.rows(agree({ email, courseIds }));
    return rows.length;
  }

  /**
   * Enrolls the person with an address that was verified where they agreed, and tells them of other invitations. With
   * the token of their invitation, by which they came, they agreed to it.
   */
  async settleVerified(
    { email, invitationHash = null }: (typeof emailVerified)['payload'],
    transaction: Database,
  ): Promise<void> {
    const link =
      invitationHash &&
      (await transaction.row(invitationByToken({ tokenHash: invitationHash, now: this.clock.now() })));
    const acceptance = link?.email === email ? { isAccepted: true, courseIds: coursesOf(link) } : {};
    await this.settle(email, transaction, acceptance);
    await this.tell([email], transaction);
  }

  /** Invitations that the viewer has to answer, newest first, at most 100. */
  ofViewer({ account }: Viewer): Promise<OwnStudentInvitation[]> {
    const whose = { accountId: account.id, sendsMail: this.sendsMail, now: this.clock.now() };
    return this.database.rows(invitationsOfAccount(whose));
  }

  /** Accepts or declines one of them. NOT_FOUND if there is none to this course. */
  async answer(viewer: Viewer | null, courseId: string, isAccepted: boolean): Promise<true> {
    const { account } = requireViewer(viewer);
    if (!isId(courseId)) throw notFound('Invitation');
    const whose = { accountId: account.id, sendsMail: this.sendsMail, now: this.clock.now(), courseId };
    await this.database.transaction(async (transaction) => {
      await this.places.hold([courseId], transaction);
      const own = await transaction.row(lockOwnInvitation(whose));
      if (!own) throw notFound('Invitation');
      if (isAccepted) await this.settle(own.email, transaction, { isAccepted, courseIds: [courseId] });
      else await this.withdraw([{ personId: own.personId, courseId }], transaction);
    });
    return true;
  }

  /** Declines the invitations of a link, with or without an account. NOT_FOUND if it is not valid (any more). */
  async decline(token: string): Promise<true> {
    await this.database.transaction(async (transaction) => {
      const link = await this.lock(hashToken(token), transaction);
      if (!link) throw notFound('Invitation');
      const { personId, courseIds } = link;
      await this.withdraw(
        courseIds.map((courseId) => ({ personId, courseId })),
        transaction,
      );
    });
    return true;
  }

  /** Tells those who have an account of the invitations that they have to answer. */
  private async tell(emails: readonly string[], transaction: Database): Promise<void> {
    const input = { emails, sendsMail: this.sendsMail, now: this.clock.now() };
    this.notices.announce(await transaction.rows(tellInvited(input)), transaction);
  }

  /** The invitation with the token of a link; null if it is not valid (any more). */
  async read(token: string): Promise<StudentInvitation | null> {
    const link = { tokenHash: hashToken(token), now: this.clock.now() };
    return (await this.database.row(invitationByToken(link))) ?? null;
  }

  /** Creates the invited person's account and enrolls them; the link works once, even for concurrent requests. */
  async accept(input: unknown, address: string): Promise<Registered | EmailAlreadyRegistered> {
    const { token, name, password } = validated(acceptInvitationRules, input);
    const tokenHash = hashToken(token);
    // Before the password is hashed, which takes long.
    const row = await this.database.row(invitationByToken({ tokenHash, now: this.clock.now() }));
    if (!row) throw refused();
    if (row.hasAccount) return new EmailAlreadyRegistered();
    await this.limiter.consume(ACCEPTANCES, row.email);
    return this.accounts.registerInvited({ name, password, email: row.email }, address, {
      confirm: async (transaction) => {
        const locked = await this.lock(tokenHash, transaction);
        if (locked?.email !== row.email) throw refused();
        return { isEmailVerified: !locked.isLinkShown };
      },
      settle: async (transaction) => {
        await this.settle(row.email, transaction, { isAccepted: true, courseIds: coursesOf(row) });
      },
    });
  }

  /**
   * Enrolls the viewer in the courses of an invitation to their address, which a mailed link proves to be theirs. The
   * session proves that the account is theirs too: somebody else may have registered with the address.
   */
  async acceptAs(viewer: Viewer | null, token: string): Promise<InvitationAccepted> {
    const { account } = requireViewer(viewer);
    const now = this.clock.now();
    return this.database.transaction(async (transaction) => {
      const locked = await this.lock(hashToken(token), transaction);
      if (!locked) throw refused();
      const email = { accountId: account.id, email: locked.email };
      const isOwn = locked.isLinkShown ? accountWithEmail(email) : verifyEmail({ ...email, now });
      if (!(await transaction.row(isOwn))) throw invalidInput('', INVITATION_FOR_ANOTHER);
      const acceptance = { isAccepted: true, courseIds: coursesOf(locked) };
      return new InvitationAccepted({
        courseCount: await this.settle(locked.email, transaction, acceptance),
      });
    });
  }

  /** The invitations with the token, with their person locked after their courses: of two uses at once, one finds them. */
  private async lock(tokenHash: Buffer, transaction: Database) {
    const link = { tokenHash, now: this.clock.now() };
    const row = await transaction.row(invitationByToken(link));
    if (!row) return undefined;
    await this.places.hold(row.courseIds, transaction);
    await transaction.rows(lockPeople([row.personId]));
    return transaction.row(invitationByToken(link));
  }
}

/** The courses to which a link is limited; null: not to any. */
const coursesOf = ({ isLinkShown, courseIds }: RowOf<typeof invitationByToken>) =>
  isLinkShown ? courseIds : null;

const refused = () => invalidInput('', INVALID_INVITATION);

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
