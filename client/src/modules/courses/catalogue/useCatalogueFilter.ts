import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { RATING_OPTIONS, SEARCH_MAX_LENGTH } from '#server/modules/courses/catalogue.rules';
import {
  COURSE_SORTS,
  type CourseSort,
  LENGTH_OPTIONS,
  LEVEL_OPTIONS,
  type OptionFilter,
  PRICE_OPTIONS,
} from '#server/modules/courses/course-options.rules';
import { RENDER_AT_ONCE } from '../../../forms/useAddressParams';
import { withParam } from '../../../lib/addressParams';
import type { CataloguePageQueryVariables } from './__generated__/CataloguePage.generated';

export const CATALOGUE_PARAMS = ['q', 'category', 'tag', 'rating', 'sort', 'level', 'price', 'length'];

export interface CatalogueChoice extends Required<OptionFilter> {
  /** The search text as typed; '' for none. */
  search: string;
  category: string | null;
  tag: string | null;
  /** One of the rating options. */
  minRating: number | null;
  /** null: by relevance while searching, otherwise by rating. */
  sort: CourseSort | null;
}

export const NO_CHOICE: CatalogueChoice = {
  search: '',
  ...{ category: null, tag: null, minRating: null, sort: null, level: null, price: null, length: null },
};

export interface CatalogueFilterState extends CatalogueChoice {
  isFiltered: boolean;
  /** How many filters are active, without the search and the sort. */
  filterCount: number;
  setSearch: (search: string) => void;
  /** Clears the category if it is already selected. */
  toggleCategory: (category: string) => void;
  toggleTag: (tag: string) => void;
  /** Sets any of the others. */
  choose: (change: Partial<Omit<CatalogueChoice, 'search' | 'category' | 'tag'>>) => void;
  clearAll: () => void;
}

/** The option as a URL has it: `UNDER_1_HOUR` as `under-1-hour`. */
const slugOf = (option: string) => option.toLowerCase().replaceAll('_', '-');

function optionIn<Option extends string>(
  address: URLSearchParams,
  param: string,
  options: readonly Option[],
): Option | null {
  return options.find((option) => slugOf(option) === address.get(param)) ?? null;
}

/** Parses the filters of a URL such as `?q=react&rating=4`; values that are no options are ignored. */
export function choiceFromAddress(address: URLSearchParams): CatalogueChoice {
  const rating = Number(address.get('rating'));
  return {
    search: (address.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH),
    category: address.get('category') || null,
    tag: address.get('tag') || null,
    minRating: RATING_OPTIONS.find((option) => option === rating) ?? null,
    sort: optionIn(address, 'sort', COURSE_SORTS),
    level: optionIn(address, 'level', LEVEL_OPTIONS),
    price: optionIn(address, 'price', PRICE_OPTIONS),
    length: optionIn(address, 'length', LENGTH_OPTIONS),
  };
}

/** Sets the filters in the search params; unset filters are removed, other params are kept. */
export function addressOf(choice: CatalogueChoice, from: URLSearchParams): URLSearchParams {
  const { search, category, tag, minRating, ...options } = choice;
  const values: Record<string, string | null> = {
    q: search,
    category,
    tag,
    rating: minRating === null ? null : String(minRating),
  };
  for (const param of ['sort', 'level', 'price', 'length'] as const)
    values[param] = options[param] && slugOf(options[param]);
  return Object.entries(values).reduce((address, [name, value]) => withParam(address, name, value), from);
}

/** Number of cards rendered initially and added each time. */
export const CARDS_AT_A_TIME = 24;

/** Query variables for the first page of courses that match these filters. */
export function catalogueVariables(choice: CatalogueChoice) {
  const { search, category, tag, minRating, level, price, length, sort } = choice;
  return {
    filter: { search: search.trim() || null, category, skill: tag, minRating, level, price, length },
    sort,
    first: CARDS_AT_A_TIME,
  } satisfies CataloguePageQueryVariables;
}

/** Marks history entries created by typing, whose text may be older than the search box. */
const TYPING_NAVIGATION = { typing: true };

/**
 * The catalogue's filters, kept in the URL: typing replaces the history entry and clicks push one, so that Back undoes
 * a click, not a letter.
 */
export function useCatalogueFilter(): CatalogueFilterState {
  const [address, setAddress] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: Partial<typeof TYPING_NAVIGATION> | null };
  const navigation = useNavigationType();
  const choice = choiceFromAddress(address);

  // The URL may lag behind typing, so the box has its own state and follows the URL only when something other than
  // typing changed it.
  const [typed, setTyped] = useState(choice.search);
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    const wasTyped = navigation === NavigationType.Replace && state?.typing === true;
    if (!wasTyped) setTyped(choice.search);
  }

  const current = { ...choice, search: typed };
  const push = (change: Partial<CatalogueChoice>) =>
    setAddress((from) => addressOf({ ...current, ...change }, from), {
      preventScrollReset: true,
      ...RENDER_AT_ONCE,
    });

  const { category, tag, minRating, level, price, length } = choice;
  const filterCount = [category, tag, minRating, level, price, length].filter(Boolean).length;
  return {
    ...current,
    filterCount,
    isFiltered: typed.trim() !== '' || filterCount > 0,
    setSearch: (search) => {
      setTyped(search);
      setAddress((from) => addressOf({ ...current, search }, from), {
        replace: true,
        preventScrollReset: true,
        state: TYPING_NAVIGATION,
      });
    },
    toggleCategory: (chosen) => push({ category: category === chosen ? null : chosen }),
    toggleTag: (chosen) => push({ tag: tag === chosen ? null : chosen }),
    choose: push,
    clearAll: () => push(NO_CHOICE),
  };
}
