import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { invalidInput, notFound, validated } from '../../../platform/errors';
import { isId, newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { comparableText, foldText } from '../../../platform/text.rules';
import { administratorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import type { AuditAction, AuditDetails } from '../../../platform/audit/audit-actions';
import { DemoMode } from '../../../platform/demo/platform.service';
import { CATEGORIES_MAX, type CategoryInput, categoryRules } from '../../../platform/settings/category.rules';
import {
  allCategories,
  coursesInCategory,
  deleteCategory,
  insertCategory,
  lockCategories,
  lockCategory,
  managedCategories,
  moveCourses,
  orderCategories,
  updateCategory,
} from './category.queries';
import { CategoriesChanged, CategoryHasCourses, type ManagedCategory } from './category.types';

type Stored = RowOf<() => typeof allCategories>;

const LAST_CATEGORY = 'The last category can’t be removed, since courses need one.';

/** What a change does, in its transaction; a returned refusal changes nothing. */
type Change<Refused> = (
  transaction: Database,
  by: Viewer,
  categories: readonly Stored[],
) => Promise<Refused | null>;

/**
 * Administrators' changes of the categories of courses, one at a time, each recorded in the audit log. UNAUTHENTICATED
 * for visitors, FORBIDDEN for other roles and in demo mode, NOT_FOUND for categories that do not exist.
 */
@Service()
export class CategoryAdministrationService {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly demo: DemoMode,
  ) {}

  /** All categories with the number of their courses. */
  async categories(viewer: Viewer | null): Promise<ManagedCategory[]> {
    administratorId(viewer);
    return this.database.rows(managedCategories);
  }

  /** Adds a category at the end of the list. */
  async add(viewer: Viewer | null, input: object): Promise<CategoriesChanged> {
    administratorId(viewer);
    const category = { id: newId(), ...validated(categoryRules, input) };
    return this.changing<never>(viewer, async (transaction, by, categories) => {
      if (categories.length >= CATEGORIES_MAX)
        throw invalidInput('', `There can be at most ${CATEGORIES_MAX} categories`);
      refuseNames(category, categories);
      await transaction.rows(insertCategory(category));
      await this.record(by, 'CATEGORY_ADDED', { category: category.name }, transaction);
      return null;
    });
  }

  /** Stores an edit; the courses get the new name in the same transaction. */
  async update(viewer: Viewer | null, id: string, input: object): Promise<CategoriesChanged> {
    administratorId(viewer);
    const category = { id, ...validated(categoryRules, input) };
    return this.changing<never>(viewer, async (transaction, by, categories) => {
      const before = known(categories, id);
      if (isSame(before, category)) return null;
      refuseNames(category, categories);
      await transaction.rows(lockCategory(id));
      await transaction.rows(updateCategory(category));
      if (before.name === category.name)
        await this.record(by, 'CATEGORY_CHANGED', { category: category.name }, transaction);
      else {
        const moved = await this.moveCourses(before, category, transaction);
        await this.record(by, 'CATEGORY_RENAMED', moved, transaction);
      }
      return null;
    });
  }

  /** Moves a category to a place in the list, from 1; a place beyond the end is the end. */
  move(viewer: Viewer | null, id: string, position: number): Promise<CategoriesChanged> {
    return this.changing<never>(viewer, async (transaction, by, categories) => {
      const moved = known(categories, id);
      const others = categories.filter((category) => category !== moved);
      const ids = others.toSpliced(Math.max(position - 1, 0), 0, moved).map((category) => category.id);
      if (ids.every((other, index) => other === categories[index]!.id)) return null;
      await transaction.rows(orderCategories(ids));
      await this.record(by, 'CATEGORY_CHANGED', { category: moved.name }, transaction);
      return null;
    });
  }

  /**
   * Removes a category; if it has courses, only with another one that they get. Deleted courses get it too; if all are
   * deleted, the last category in the list, unless another was chosen. Never removes the only category.
   */
  remove(
    viewer: Viewer | null,
    id: string,
    replacementId?: string | null,
  ): Promise<CategoriesChanged | CategoryHasCourses> {
    return this.changing(viewer, async (transaction, by, categories) => {
      const removed = known(categories, id);
      const others = categories.filter((category) => category !== removed);
      const replacement = replacementId == null ? null : known(others, replacementId);
      if (others.length === 0) throw invalidInput('id', LAST_CATEGORY);
      await transaction.rows(lockCategory(id));
      const { count } = (await transaction.row(coursesInCategory(removed.name)))!;
      if (count > 0 && replacement === null) return new CategoryHasCourses(count);
      const moved = await this.moveCourses(removed, replacement ?? others.at(-1)!, transaction);
      if (count > 0) await this.record(by, 'CATEGORY_MERGED', moved, transaction);
      else await this.record(by, 'CATEGORY_REMOVED', { category: removed.name }, transaction);
      await transaction.rows(deleteCategory(id));
      return null;
    });
  }

  /** Runs the change after all earlier ones. */
  private changing<Refused>(
    viewer: Viewer | null,
    change: Change<Refused>,
  ): Promise<CategoriesChanged | Refused> {
    const by = requireRole(viewer, Role.ADMIN);
    this.demo.protectPlatform();
    return this.database.transaction(async (transaction) => {
      await transaction.rows(lockCategories);
      const refused = await change(transaction, by, await transaction.rows(allCategories));
      return refused ?? new CategoriesChanged(by);
    });
  }

  /** Moves all courses, deleted ones too; returns what the audit log records, which counts the others alone. */
  private async moveCourses(
    { name: from }: Stored,
    { name: to }: Pick<Stored, 'name'>,
    transaction: Database,
  ): Promise<AuditDetails> {
    const { count } = (await transaction.row(moveCourses({ from, to, folded: foldText(to) })))!;
    return { from, to, courses: String(count) };
  }

  private record(
    by: Viewer,
    action: AuditAction,
    details: AuditDetails,
    transaction: Database,
  ): Promise<void> {
    return this.auditLog.record(by, action, transaction, { details });
  }
}

function known(categories: readonly Stored[], id: string): Stored {
  const category = isId(id) ? categories.find((one) => one.id === id.toLowerCase()) : undefined;
  if (!category) throw notFound('Category');
  return category;
}

const isSame = (before: Stored, { name, alternativeName, isMain }: CategoryInput) =>
  before.name === name && before.alternativeName === alternativeName && before.isMain === isMain;

/** Throws InvalidInputError if the category cannot have its names. */
function refuseNames(category: Stored, categories: readonly Stored[]): void {
  const { name, alternativeName } = category;
  if (alternativeName !== null && comparableText(alternativeName) === comparableText(name))
    throw invalidInput('alternativeName', 'Other name must differ from the name');
  for (const [path, text] of Object.entries({ name, alternativeName })) {
    const other = categories.find(
      (one) => one.id !== category.id.toLowerCase() && text !== null && isNamed(one, text),
    );
    if (other) throw invalidInput(path, `There is already a category “${other.name}”`);
  }
}

const isNamed = ({ name, alternativeName }: Stored, text: string): boolean =>
  [name, alternativeName ?? name].some((own) => comparableText(own) === comparableText(text));
