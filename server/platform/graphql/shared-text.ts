import { publicPartOf, PublicTexts } from '../public-part';
import type { Part, Place, Run, Source, WriteField } from './written-text';

/** With fewer fields, finding the text takes as long as writing it. */
const MIN_SHARED = 3;
const publicTexts = new PublicTexts<Step>();

export interface Step {
  start: string;
  write: WriteField;
}

/** Unites neighboring fields whose text depends on the object alone, for `shared`. */
export function stepsOf(parts: readonly Part[]): Step[] {
  const steps: Step[] = [];
  let fixed: Part[] = [];
  const unite = (): void => {
    if (fixed.length < MIN_SHARED) steps.push(...fixed);
    else steps.push(shared(fixed));
    fixed = [];
  };
  for (const part of parts) {
    if (part.fixedBy !== null) fixed.push(part);
    else {
      unite();
      steps.push(part);
    }
  }
  unite();
  return steps;
}

/**
 * Writes fields with a text that is kept for everyone, if the object is a public one, or a copy of one with the same
 * values in all of these fields. The kept text is made from the public object itself, so that nothing of the copy, which
 * may have been made for one viewer, can get into it.
 */
function shared(parts: readonly Part[]): Step {
  const properties = parts.flatMap(({ fixedBy }) => fixedBy!);
  const write = (run: Run, source: Source, place: Place | undefined): string =>
    parts
      .map((part, index) => {
        // Fields that depend on the object alone are never late.
        const text = part.write(run, source, place) as string;
        return index === 0 ? text : part.start + text;
      })
      // V8 keeps text that was put together with `+` in its pieces, which take several times the memory; joined text is
      // a single piece.
      .join(',');
  const step: Step = {
    start: parts[0]!.start,
    write: (run, source, place) => {
      const original = publicPartOf(source) as Source | undefined;
      if (original === undefined) return write(run, source, place);
      if (source !== original)
        for (const property of properties)
          if (source[property] !== original[property]) return write(run, source, place);
      const known = publicTexts.get(original, step);
      if (known !== undefined) return known;
      const errorsBefore = run.errors.length;
      const text = write(run, original, place);
      if (run.errors.length === errorsBefore) publicTexts.set(original, step, text);
      return text;
    },
  };
  return step;
}
