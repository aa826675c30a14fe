import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { RATING_OPTIONS, SEARCH_MAX_LENGTH } from '../../../../server/features/catalogue/catalogue.rules';

export const CATALOGUE_PARAMS = ['q', 'category', 'tag', 'rating'];

export interface CatalogueChoice {
  /** As typed; '' for none. */
  search: string;
  category: string | null;
  tag: string | null;
  /** One of the rating options. */
  minRating: number | null;
}

export interface CatalogueFilterState extends CatalogueChoice {
  isFiltered: boolean;
  setSearch: (search: string) => void;
  /** Clears the category if it is already selected. */
  toggleCategory: (category: string) => void;
  toggleTag: (tag: string) => void;
  setMinRating: (minRating: number | null) => void;
  clearAll: () => void;
}

/** Parses the filters of a URL such as `?q=react&rating=4`; an invalid rating is ignored. */
export function choiceFromAddress(address: URLSearchParams): CatalogueChoice {
  const rating = Number(address.get('rating'));
  return {
    search: (address.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH),
    category: address.get('category') || null,
    tag: address.get('tag') || null,
    minRating: RATING_OPTIONS.find((option) => option === rating) ?? null,
  };
}

/** Sets the filters in the search params; unset filters are removed, other params are kept. */
export function addressOf(choice: CatalogueChoice, from: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams(from);
  const values = { q: choice.search, category: choice.category, tag: choice.tag, rating: choice.minRating };
  for (const [key, value] of Object.entries(values)) {
    // Delete first, so that the order is always the same.
    address.delete(key);
    if (value) address.set(key, String(value));
  }
  return address;
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
    setAddress((from) => addressOf({ ...current, ...change }, from), { preventScrollReset: true });

  return {
    ...current,
    isFiltered: Boolean(typed.trim() || choice.category || choice.tag || choice.minRating),
    setSearch: (search) => {
      setTyped(search);
      setAddress((from) => addressOf({ ...current, search }, from), {
        replace: true,
        preventScrollReset: true,
        state: TYPING_NAVIGATION,
      });
    },
    toggleCategory: (category) => push({ category: choice.category === category ? null : category }),
    toggleTag: (tag) => push({ tag: choice.tag === tag ? null : tag }),
    setMinRating: (minRating) => push({ minRating }),
    clearAll: () => push({ search: '', category: null, tag: null, minRating: null }),
  };
}
