import { withClient } from './connection';

/** An effect that a server has acknowledged to a client. */
export type Fact =
  | { kind: 'enrollment'; studentId: string; courseId: string }
  | { kind: 'completion'; studentId: string; lessonId: string }
  | { kind: 'answer'; attemptId: string; questionId: string; answer: string }
  | { kind: 'submission'; attemptId: string; score: number }
  | { kind: 'message'; senderId: string; title: string };

export type FactKind = Fact['kind'];

/** For each kind: $1 is a JSON array of facts; returns a row for each that is missing from the database. */
const MISSING: Record<FactKind, string> = {
  enrollment: `
    select f from jsonb_array_elements($1::jsonb) f where not exists (
      select from enrollments e where e.student_id = (f->>'studentId')::uuid and e.course_id = (f->>'courseId')::uuid)`,
  completion: `
    select f from jsonb_array_elements($1::jsonb) f where not exists (
      select from lesson_completions c
      where c.student_id = (f->>'studentId')::uuid and c.lesson_id = (f->>'lessonId')::uuid)`,
  answer: `
    select f from jsonb_array_elements($1::jsonb) f where not exists (
      select from quiz_attempts t
      where t.id = (f->>'attemptId')::uuid and t.answers->>(f->>'questionId') = f->>'answer')`,
  submission: `
    select f from jsonb_array_elements($1::jsonb) f where not exists (
      select from quiz_attempts t
      where t.id = (f->>'attemptId')::uuid and t.state = 'SUBMITTED' and t.score = (f->>'score')::int)`,
  message: `
    select f from jsonb_array_elements($1::jsonb) f where not exists (
      select from notifications n where n.sender_id = (f->>'senderId')::uuid and n.title = f->>'title')`,
};

const DUPLICATE_MESSAGES = `
  select n.title, count(*)::int as copies
  from jsonb_array_elements($1::jsonb) f
    join notifications n on n.sender_id = (f->>'senderId')::uuid and n.title = f->>'title'
  group by n.sender_id, n.title having count(*) > 1`;

interface Waiter {
  begunAfter: number;
  resolve: (acknowledgedAt: number) => void;
}

/** Records everything the servers acknowledge during a drill, to be compared with the database afterwards. */
export class Ledger {
  private readonly facts: Record<FactKind, Fact[]> = {
    enrollment: [],
    completion: [],
    answer: [],
    submission: [],
    message: [],
  };
  private waiters: Waiter[] = [];

  /** Adds a fact whose request was sent at `begunAt` (by performance.now()). */
  record(fact: Fact, begunAt: number): void {
    this.facts[fact.kind].push(fact);
    const acknowledgedAt = performance.now();
    for (const { begunAfter, resolve } of this.waiters) if (begunAt >= begunAfter) resolve(acknowledgedAt);
    this.waiters = this.waiters.filter(({ begunAfter }) => begunAt < begunAfter);
  }

  /**
   * Time of the next acknowledged write whose request was sent after `begunAfter`; both by performance.now(). Call it
   * before or at the fault: earlier acknowledgements are not searched.
   */
  nextAcknowledgement(begunAfter: number): Promise<number> {
    return new Promise((resolve) => this.waiters.push({ begunAfter, resolve }));
  }

  /** Number of facts of each kind. */
  counts(): Record<FactKind, number> {
    const counts = Object.entries(this.facts).map(([kind, facts]) => [kind, facts.length]);
    return Object.fromEntries(counts) as Record<FactKind, number>;
  }

  get size(): number {
    return Object.values(this.facts).reduce((total, facts) => total + facts.length, 0);
  }

  /** The acknowledged facts that are missing from the database (invariant I1); empty if nothing was lost. */
  lost(databaseUrl: string): Promise<Fact[]> {
    return withClient(databaseUrl, async (client) => {
      const lost: Fact[] = [];
      for (const kind of Object.keys(MISSING) as FactKind[]) {
        const { rows } = await client.query<{ f: Fact }>(MISSING[kind], [JSON.stringify(this.facts[kind])]);
        lost.push(...rows.map(({ f }) => f));
      }
      return lost;
    });
  }

  /** Acknowledged messages that were stored more than once (invariant I8); brokenInvariants covers the other kinds. */
  duplicated(databaseUrl: string): Promise<{ title: string; copies: number }[]> {
    return withClient(databaseUrl, async (client) => {
      const facts = JSON.stringify(this.facts.message);
      return (await client.query<{ title: string; copies: number }>(DUPLICATE_MESSAGES, [facts])).rows;
    });
  }
}
