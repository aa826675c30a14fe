/** A field of which two versions of a draft have different texts; only the lines that differ. */
interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** What the form calls its fields, also those of their parts, and the values of its selects. */
export type FieldWords = Readonly<
  Record<string, { label?: string; names?: Readonly<Record<string, string>> }>
>;

/** The fields that differ between the saved version and a draft of the same shape, in the order of the draft. */
export function differences(theirs: object, mine: object, words: FieldWords = {}): Difference[] {
  return Object.keys(mine).flatMap((name) => {
    const [one, other] = [theirs, mine].map((draft) =>
      textOf((draft as Record<string, unknown>)[name], words, name),
    );
    return one === other
      ? []
      : [{ label: words[name]?.label ?? labelOf(name), ...differingLines(one!, other!) }];
  });
}

/** "captionsUrl" is "Captions URL". */
function labelOf(name: string): string {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/\burl\b/g, 'URL');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a person reads of a value: without ids that have no words, one line for each part. */
function textOf(value: unknown, words: FieldWords, name: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'boolean') {
    const called = words[name]?.names?.[String(value)];
    if (called !== undefined) return called;
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((part) => textOf(part, words, name)).join('\n');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .filter(([name]) => name in words || !/^(id|key)$|Id$/.test(name))
    .flatMap(([key, part]) => {
      const text = textOf(part, words, key);
      const label = words[key]?.label;
      return text ? [label ? `${label}: ${text}` : text] : [];
    })
    .join('\n');
}

/** Both texts without the lines at their start and end that are the same. */
function differingLines(theirs: string, mine: string): { theirs: string; mine: string } {
  const [one, other] = [theirs.split('\n'), mine.split('\n')];
  while (one.length > 0 && one[0] === other[0]) {
    one.shift();
    other.shift();
  }
  while (one.length > 0 && one.at(-1) === other.at(-1)) {
    one.pop();
    other.pop();
  }
  return { theirs: one.join('\n'), mine: other.join('\n') };
}
