import { Clock } from '../../../../platform/clock';
import { BackgroundDatabase, Database } from '../../../../platform/database/database';
import { isDatabaseUnavailable } from '../../../../platform/errors';
import type { RowOf } from '../../../../platform/database/statement';
import { Service } from '../../../../platform/injection';
import type { Place } from '../../../enrollments/places.queries';
import { PlaceService, WaitingListSweeper } from '../../../enrollments/places.service';
import { TOO_MANY_GROUPS } from '../../groups/group.rules';
import { GroupService } from '../../groups/group.service';
import { StudentInvitationsService } from '../invitations/student-invitations.service';
import { RosterOutcome, RosterState } from '../roster.entities';
import { COURSE_FULL } from '../roster.rules';
import {
  addRemoved,
  anyDue,
  endImport,
  finishImport,
  lockDue,
  planAsUsual,
  planForNow,
  postpone,
  setOutcomes,
} from './roster-import.queries';
import { firstWaiting, nextRows, otherRows } from './roster-plan.queries';
import { EventBus } from '../../../../platform/events';
import type { Task } from '../../../../platform/module';

/** Enrolling holds locks that others wait for, at most half a second, so a batch must be short. */
const BATCH_SIZE = 200;

/** How long an import waits after each failure of a batch; one more failure ends it. */
const PAUSES_MS = [10_000, 30_000, 2 * 60_000, 5 * 60_000];

type PlannedRow = RowOf<typeof nextRows>;
type RunningImport = RowOf<typeof lockDue>;

/** Published when an import begins. */
export const ROSTER_TOPIC = 'rosters';

/**
 * Carries out imports that began, in whichever process is free, a batch in each transaction: what was done and its record
 * are one. After a crash the next run continues with the first row without an outcome.
 */
@Service()
export class RosterRunner implements Task {
  readonly everySeconds = 5;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly places: PlaceService,
    private readonly invitations: StudentInvitationsService,
    private readonly groups: GroupService,
    private readonly waitingLists: WaitingListSweeper,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  onWake(wake: () => void): void {
    this.events.listenTo(ROSTER_TOPIC, wake);
  }

  /** Other imports go on after a failure, which is thrown at the end, so that it is logged. */
  async run(stopping: AbortSignal): Promise<void> {
    const failures: Error[] = [];
    while (!stopping.aborted && (await this.runBatch(failures)));
    if (failures.length > 0) throw new AggregateError(failures, 'Batches of imports failed');
  }

  /**
   * One batch of the oldest import that is due and nobody else works on. Returns false if there is none. A batch that fails
   * is tried again later, and its error is added to `failures`.
   */
  async runBatch(failures: Error[] = []): Promise<boolean> {
    const now = this.clock.now();
    if (!(await this.database.row(anyDue(now)))) return false;
    let running: RunningImport | undefined;
    try {
      const isLast = await this.database.transaction(async (transaction) => {
        running = await transaction.row(lockDue(now));
        return running ? this.advance(running, transaction) : null;
      });
      if (isLast) await this.waitingLists.run();
      return isLast !== null;
    } catch (error) {
      if (!running || isDatabaseUnavailable(error)) throw error;
      await this.failed(running);
      failures.push(new Error(`A batch of the import ${running.id} failed`, { cause: error }));
      return true;
    }
  }

  /** What was imported stays. */
  private async failed({ id, failures }: RunningImport): Promise<void> {
    const now = this.clock.now();
    const pauseMs = PAUSES_MS[failures];
    if (pauseMs !== undefined) {
      await this.database.rows(postpone({ id, failures, until: new Date(now.getTime() + pauseMs) }));
      return;
    }
    if (await this.database.row(endImport({ id, state: RosterState.FAILED, now })))
      await this.waitingLists.run();
  }

  /**
   * Removals come first, for they free places; those of a full course's waiting list get what is left at the end. Returns
   * whether nothing is left to do.
   */
  private async advance(running: RunningImport, transaction: Database): Promise<boolean> {
    await transaction.rows(planForNow);
    const next = await transaction.row(firstWaiting(running.id));
    const rowsFrom = async (first: number, isRemoval: boolean) => {
      const batch = { first, isRemoval, max: BATCH_SIZE };
      const rows = await transaction.rows(
        nextRows({ importId: running.id, ...batch, now: this.clock.now() }),
      );
      await this.hold(rows, transaction);
      return rows;
    };
    if (next?.isRemoval) {
      const rows = await rowsFrom(next.number, true);
      await transaction.rows(setOutcomes(running.id, rows));
      const removed = rows.filter(({ outcome }) => outcome === RosterOutcome.REMOVE);
      await this.remove(removed, transaction);
      return false;
    }
    const others =
      running.removesOthers && (!next || next.isFirst)
        ? await transaction.rows(otherRows({ importId: running.id, max: BATCH_SIZE }))
        : [];
    if (others.length > 0) {
      await this.hold(others, transaction);
      await transaction.rows(addRemoved(running.id, others));
      await this.remove(others, transaction);
      return false;
    }
    if (next) {
      const rows = await rowsFrom(next.number, false);
      await this.carryOut(running, rows, transaction);
      return false;
    }
    await transaction.rows(finishImport(running.id, this.clock.now()));
    return true;
  }

  private async carryOut(
    { id, ownerId }: RunningImport,
    planned: PlannedRow[],
    transaction: Database,
  ): Promise<void> {
    const hasNoRoom = await this.groups.createMissing(planned.filter(isInCourse), transaction);
    const rows = planned.map((row) =>
      isInCourse(row) && hasNoRoom(row) ? refused(row, TOO_MANY_GROUPS) : row,
    );
    const of = (outcome: RosterOutcome) => rows.filter((row) => row.outcome === outcome);
    const places = of(RosterOutcome.ENROLL).map(placeOf);
    const enrolled = await this.places.enroll(places, transaction);
    const results = refusing(rows, enrolled.withoutPlace);
    const people = of(RosterOutcome.INVITE).map(({ name, email, groupName, courseId }) => ({
      name,
      email,
      groupName,
      courseId: courseId!,
    }));
    await this.invitations.invite(people, ownerId, transaction);
    await this.groups.putIntoGroups(
      results.filter(isInCourse).map((row) => ({ ...row, accountId: row.accountId! })),
      transaction,
    );
    await this.invitations.setGroups(
      results.filter(({ outcome, joinsGroup }) => joinsGroup && outcome === RosterOutcome.ALREADY_INVITED),
      transaction,
    );
    await transaction.rows(setOutcomes(id, results));
  }

  private async remove(
    rows: readonly { accountId: string | null; personId: string | null; courseId: string | null }[],
    transaction: Database,
  ): Promise<void> {
    const students = rows.filter(({ accountId }) => accountId !== null).map(placeOf);
    const invited = rows.flatMap(({ personId, courseId }) =>
      personId === null ? [] : [{ personId, courseId: courseId! }],
    );
    await this.invitations.withdraw(invited, transaction);
    await this.places.remove(students, transaction, { isTold: true });
  }

  /** Call it once the rows are planned. */
  private async hold(rows: readonly { courseId: string | null }[], transaction: Database): Promise<void> {
    await transaction.rows(planAsUsual);
    const courseIds = new Set(rows.flatMap(({ courseId }) => (courseId === null ? [] : [courseId])));
    await this.places.hold([...courseIds], transaction);
  }
}

/** The outcomes of students who are enrolled. */
const IN_COURSE: ReadonlySet<RosterOutcome> = new Set([RosterOutcome.ENROLL, RosterOutcome.ALREADY_ENROLLED]);

/** Whether the row is of a student who is enrolled, or will be. */
const isInCourse = (row: PlannedRow): row is PlannedRow & { courseId: string } => IN_COURSE.has(row.outcome);

const refused = <Row extends PlannedRow>(row: Row, problem: string): Row => ({
  ...row,
  outcome: RosterOutcome.REFUSED,
  problem,
  joinsGroup: false,
});

/** The rows, with those refused for which a course has no place. */
function refusing(rows: PlannedRow[], withoutPlace: readonly Place[]): PlannedRow[] {
  const key = ({ studentId, courseId }: Place) => `${studentId} ${courseId}`;
  const left = new Set(withoutPlace.map(key));
  return rows.map((row) =>
    row.outcome === RosterOutcome.ENROLL && left.has(key(placeOf(row))) ? refused(row, COURSE_FULL) : row,
  );
}

const placeOf = ({ accountId, courseId }: { accountId: string | null; courseId: string | null }) => ({
  studentId: accountId!,
  courseId: courseId!,
});
