import { Clock, utcDay } from '../../../platform/clock';
import { csv } from '../../../platform/csv';
import { Database } from '../../../platform/database/database';
import { Refusal, validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { administratorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { DemoMode } from '../../../platform/demo/platform.service';
import { AssistantBudgets } from '../assistant.entities';
import { CALL_KINDS, budgetRules } from '../assistant.rules';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { lockBudgets, useOfMonth, useRows } from './use.queries';
import { AssistantBudgetsEditConflict, AssistantBudgetsUpdated, type AssistantUse } from './use.types';

const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/;

const INVALID_MONTH = 'month must be a month such as 2026-11';

const COLUMNS = ['Day', 'Course', 'Course id', 'Kind', 'Requests', 'Tokens', 'Failures', 'Replaced answers'];

/**
 * What administrators see of the use of an external model or host, and its budgets. UNAUTHENTICATED for visitors,
 * FORBIDDEN for other roles, and for changes in demo mode.
 */
@Service()
export class UseAdministrationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly configured: ConfiguredProvider,
    private readonly auditLog: AuditLog,
    private readonly demo: DemoMode,
  ) {}

  /** `month` as YYYY-MM, BAD_USER_INPUT for anything else; null: the present one. */
  async use(viewer: Viewer | null, month: string | null): Promise<AssistantUse> {
    administratorId(viewer);
    const first = this.firstDay(month);
    const row = (await this.database.row(useOfMonth(first)))!;
    return { ...row, month: first.slice(0, 7), kind: this.configured.kind };
  }

  /** The use of a month as CSV, with a row for each day, course and kind of request. */
  async useAsCsv(viewer: Viewer | null, month: string | null): Promise<string> {
    administratorId(viewer);
    const rows = await this.database.rows(useRows(this.firstDay(month)));
    return csv(
      COLUMNS,
      rows.map(({ requestType, day, title, courseId, ...figures }) => {
        const { requests, tokens, failures, replaced } = figures;
        return [day, title, courseId, CALL_KINDS[requestType], requests, tokens, failures, replaced];
      }),
    );
  }

  async budgets(viewer: Viewer | null): Promise<AssistantBudgets> {
    administratorId(viewer);
    return this.database.reading(AssistantBudgets, (budgets) =>
      budgets.findOneOrFail({ where: { isOnly: true } }),
    );
  }

  /** Recorded in the audit log. `revision` is the one that was read; if there is a newer one, it is returned instead. */
  async update(
    viewer: Viewer | null,
    input: unknown,
    revision: number,
  ): Promise<AssistantBudgetsUpdated | AssistantBudgetsEditConflict> {
    const administrator = requireRole(viewer, Role.ADMIN);
    this.demo.protectPlatform();
    const value = validated(budgetRules, input);
    return this.database.transaction(async (transaction) => {
      const before = (await transaction.row(lockBudgets))!;
      if (before.revision !== revision) return new AssistantBudgetsEditConflict({ budgets: before });
      const names = (Object.keys(value) as (keyof typeof value)[]).filter(
        (name) => value[name] !== before[name],
      );
      if (names.length === 0) return new AssistantBudgetsUpdated({ budgets: before });
      await transaction.with(AssistantBudgets, (budgets) =>
        budgets.update({ isOnly: true }, { ...value, revision: revision + 1 }),
      );
      const of = (budgets: typeof value) =>
        names.map((name) => `${name} ${budgets[name] ?? 'none'}`).join(', ');
      const details = { from: of(before), to: of(value) };
      await this.auditLog.record(administrator, 'ASSISTANT_BUDGETS_CHANGED', transaction, { details });
      return new AssistantBudgetsUpdated({ budgets: { ...before, ...value, revision: revision + 1 } });
    });
  }

  private firstDay(month: string | null): string {
    const requested = month ?? utcDay(this.clock.now()).slice(0, 7);
    if (!MONTH.test(requested)) throw new Refusal('BAD_USER_INPUT', INVALID_MONTH);
    return `${requested}-01`;
  }
}
