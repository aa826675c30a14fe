import { type Category, DEFAULT_CATEGORIES } from '#server/platform/settings/default-categories.rules';
import { usePlatform } from '../../ui/platform/platform';

/** The platform's categories of courses, in order. */
export const useCategories = (): readonly Category[] => usePlatform().categories ?? DEFAULT_CATEGORIES;

/** The names of the main categories. */
export const mainNames = (categories: readonly Category[]): string[] =>
  categories.filter(({ isMain }) => isMain).map(({ name }) => name);
