/** "45 min", "2 h", "2 h 35 min". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** The catalogue's orders and its filters with fixed options. Client and server use them. */

/** Without a search term, RELEVANCE is featured courses first, then as RATING. */
export const COURSE_SORTS = ['RELEVANCE', 'RATING', 'NEWEST', 'SHORTEST'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

export const LEVEL_OPTIONS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export const PRICE_OPTIONS = ['FREE', 'PAID'] as const;
export const LENGTH_OPTIONS = ['UNDER_1_HOUR', 'HOURS_1_TO_3', 'HOURS_3_TO_10', 'OVER_10_HOURS'] as const;

type LevelOption = (typeof LEVEL_OPTIONS)[number];
export type PriceOption = (typeof PRICE_OPTIONS)[number];
export type LengthOption = (typeof LENGTH_OPTIONS)[number];
export type CourseOption = LevelOption | PriceOption | LengthOption;

/** null or undefined: every course. */
export interface OptionFilter {
  level?: LevelOption | null;
  price?: PriceOption | null;
  /** Courses without a known duration match none. */
  length?: LengthOption | null;
}

/** The fields of a course that the options look at. */
export interface CourseWithOptions {
  level: LevelOption;
  priceCents: number;
  durationMinutes: number | null;
}

/** Minutes: from the first number, below the second. */
export const LENGTH_MINUTES: Readonly<Record<LengthOption, readonly [from: number, below: number]>> = {
  UNDER_1_HOUR: [0, 60],
  HOURS_1_TO_3: [60, 180],
  HOURS_3_TO_10: [180, 600],
  OVER_10_HOURS: [600, 2 ** 31 - 1],
};

const priceOption = (cents: number): PriceOption => (cents === 0 ? 'FREE' : 'PAID');

function lengthOption(minutes: number | null): LengthOption | null {
  if (minutes === null) return null;
  return LENGTH_OPTIONS.find((option) => minutes < LENGTH_MINUTES[option][1]) ?? null;
}

const isEmpty = ({ level, price, length }: OptionFilter): boolean => !level && !price && !length;

/** The courses that match every chosen option; the same array without a choice. */
export function withOptions<Course extends CourseWithOptions>(
  courses: readonly Course[],
  filter: OptionFilter,
): readonly Course[] {
  const { level, price, length } = filter;
  if (isEmpty(filter)) return courses;
  return courses.filter(
    (course) =>
      (!level || course.level === level) &&
      (!price || priceOption(course.priceCents) === price) &&
      (!length || lengthOption(course.durationMinutes) === length),
  );
}

export type OptionCounts = Record<CourseOption, number>;

/** For each option, how many courses match it and the chosen options of the other filters. */
export function countOptions(courses: readonly CourseWithOptions[], filter: OptionFilter): OptionCounts {
  const options = [...LEVEL_OPTIONS, ...PRICE_OPTIONS, ...LENGTH_OPTIONS];
  const counts = Object.fromEntries(options.map((option) => [option, 0])) as OptionCounts;
  for (const course of courses) {
    const price = priceOption(course.priceCents);
    const length = lengthOption(course.durationMinutes);
    const hasLevel = !filter.level || filter.level === course.level;
    const hasPrice = !filter.price || filter.price === price;
    const hasLength = !filter.length || filter.length === length;
    if (hasPrice && hasLength) counts[course.level]++;
    if (hasLevel && hasLength) counts[price]++;
    if (length !== null && hasLevel && hasPrice) counts[length]++;
  }
  return counts;
}

/** The languages that a course can be in, as BCP 47 tags. */
export const COURSE_LANGUAGES: readonly string[] = (
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt pt-BR ro ru sk sl sr sv sw ' +
  'ta th tr uk ur vi zh-Hans zh-Hant'
).split(' ');

/** The drawings that a course can have on its cover, in the order of the course form; the client draws them. */
export const COURSE_GLYPHS = [
  'BOXES',
  'CHART',
  'CHAT',
  'CODE',
  'FORM',
  'LETTER',
  'LOCK',
  'MATRIX',
  'NETWORK',
  'PEN',
  'TABLE',
  'TERMINAL',
  'TREE',
  'WINDOW',
] as const;

export type CourseGlyph = (typeof COURSE_GLYPHS)[number];
