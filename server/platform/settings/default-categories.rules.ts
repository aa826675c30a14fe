/** A category of courses, as everyone sees it. */
export interface Category {
  /** What courses are stored under. */
  name: string;
  /** Another name under which instructors can choose it; null: none. */
  alternativeName: string | null;
  /** Whether the catalogue has a button for it; the others are behind “More categories”. */
  isMain: boolean;
}

/** Specification, section 9: the catalogue's category buttons, in order. */
export const MAIN_CATEGORIES = [
  'UI/UX',
  'Fullstack',
  'AI',
  'Backend',
  'LLM',
  'Graphic Designing',
  'Prompt Engineering',
  'Frontend',
] as const;

/** Specification, section 5: further categories of the course form; AI is in both lists. */
const OTHER_CATEGORIES = [
  'Programming',
  'Web Development',
  'Mobile Development',
  'Data Science',
  'Machine Learning',
  'Cybersecurity',
  'Cloud Computing',
  'DevOps',
  'Digital Marketing',
  'Business',
  'Languages',
  'Other',
] as const;

/** One category that the course form offers under two names, which mean the same. */
const ALTERNATIVE_NAMES: Readonly<Partial<Record<string, string>>> = { 'UI/UX': 'UI/UX Design' };

const category = (isMain: boolean) => (name: string) => ({
  name,
  alternativeName: ALTERNATIVE_NAMES[name] ?? null,
  isMain,
});

/** The categories of a new platform. */
export const DEFAULT_CATEGORIES: readonly Category[] = [
  ...MAIN_CATEGORIES.map(category(true)),
  ...OTHER_CATEGORIES.map(category(false)),
];
