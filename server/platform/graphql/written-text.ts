import type { GraphQLError } from 'graphql';
import type { Context } from './context';

export type Variables = Record<string, unknown>;
export type Source = Record<string, unknown>;

/** JSON, at once or later. */
export type Text = string | Promise<string>;

/** A place in the result, from its end; undefined: the whole. */
export interface Place {
  prev: Place | undefined;
  key: string | number;
  typename: string | undefined;
}

/** One execution of an operation. */
export interface Run {
  context: Context;
  variables: Variables;
  errors: GraphQLError[];
}

/** Writes a value that a resolver returned. Throws what is wrong with it, also in the promise. */
export type WriteValue = (run: Run, value: unknown, place: Place | undefined) => Text;

/** Writes a field of an object; with an error it writes null, or throws if the field cannot be null. */
export type WriteField = (run: Run, source: Source, place: Place | undefined) => Text;

/** A field of a selection set. */
export interface Part {
  /** What precedes the value: `"key":`. */
  start: string;
  write: WriteField;
  /** The properties that the text depends on, for a field that depends on nothing else; null for all other fields. */
  fixedBy: readonly string[] | null;
}

/** Text with gaps that are filled later. */
export class Later {
  private readonly before: string[] = [];
  private readonly gaps: Promise<string>[] = [];

  add(before: string, gap: Promise<string>): void {
    this.before.push(before);
    this.gaps.push(gap);
  }

  ended(): Promise<unknown> {
    return Promise.allSettled(this.gaps);
  }

  text(after: string): Promise<string> {
    const { before, gaps } = this;
    if (gaps.length === 1) return gaps[0]!.then((gap) => `${before[0]!}${gap}${after}`);
    return Promise.all(gaps).then((texts) => {
      let text = '';
      for (let index = 0; index < texts.length; index++) text += before[index]! + texts[index]!;
      return text + after;
    });
  }
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

export function pathOf(place: Place | undefined): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at = place; at; at = at.prev) path.push(at.key);
  return path.reverse();
}
