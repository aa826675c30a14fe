import fc from 'fast-check';
import { z } from 'zod';
import {
  cursorValue,
  decodeCursor,
  decodeTextCursor,
  decodeTimeCursor,
  encodeCursor,
  pageSize,
} from './connection';
import { newId } from './ids';

const ID = '0198c0de-0000-7000-8000-000000000000';
const TIME = '2026-11-21 09:40:48.123456+00';
const REFUSAL = { code: 'BAD_USER_INPUT', message: 'This cursor was not made by this list' };
const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const { real, integer, time: timeValue, id } = cursorValue;
const POSITION = z.tuple([real, integer, timeValue, id]);
const decoding = (cursor: string) => () => decodeCursor(cursor, POSITION);

describe('a cursor', () => {
  it('gives back the position it was made of', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, min: 0, max: 5 }), fc.nat(), (rating, reviews) => {
        const position = [rating + 0, reviews, TIME, newId()];
        expect(decodeCursor(encodeCursor(position), POSITION)).toEqual(position);
      }),
    );
  });

  it.each(['2026-11-21 09:40:48+00', '2026-11-21 09:40:48.1-03:30', '2024-02-29 23:59:59.999999+14'])(
    'knows the times that PostgreSQL writes: %s',
    (time) => {
      expect(decodeTimeCursor(encodeCursor([time, ID]))).toEqual({ time, id: ID });
    },
  );

  it('of a list by time may be absent, and is refused with anything else in it', () => {
    expect(decodeTimeCursor(null)).toBeNull();
    for (const values of [[1, TIME, ID], [TIME], [ID, TIME], ['yesterday', ID]])
      expect(() => decodeTimeCursor(cursorOf(values))).toThrow(expect.objectContaining(REFUSAL));
  });

  it.each([
    ['nothing', ''],
    ['no base64', '§§§'],
    ['no JSON', Buffer.from('[1,').toString('base64url')],
    ['too few values', cursorOf([1, 2, TIME])],
    ['another list’s values', cursorOf([TIME, ID])],
    ['no number', cursorOf([null, 2, TIME, ID])],
    ['a count beyond integer', cursorOf([1, 2 ** 31, TIME, ID])],
    ['a number beyond double', Buffer.from(`[1e999, 2, "${TIME}", "${ID}"]`).toString('base64url')],
    ['no time', cursorOf([1, 2, 'yesterday', ID])],
    ['a day that is none', cursorOf([1, 2, '2026-02-31 00:00:00+00', ID])],
    ['a time beyond the type', cursorOf([1, 2, '+275760-09-13T00:00:00.000Z', ID])],
    ['a statement for an id', cursorOf([1, 2, TIME, "' or 1=1 --"])],
  ])('is refused when it holds %s', (_what, cursor) => {
    expect(decoding(cursor)).toThrow(expect.objectContaining(REFUSAL));
  });
});

describe('a cursor of a list by text', () => {
  it('gives back the position it was made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeTextCursor(encodeCursor([text, ID]))).toEqual([text, ID]);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['no id', cursorOf(['a', 'b'])],
    ['text that cannot be stored', cursorOf(['a\u0000', ID])],
  ])('is refused when it holds %s', (_what, cursor) => {
    expect(() => decodeTextCursor(cursor)).toThrow(expect.objectContaining(REFUSAL));
  });
});

it('a page has from 1 to 100 rows, or to the maximum of its list', () => {
  expect(pageSize(1)).toBe(1);
  expect(pageSize(100)).toBe(100);
  expect(pageSize(1000, 1000)).toBe(1000);
  for (const first of [0, -1, 101, 2 ** 31 - 1])
    expect(() => pageSize(first)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', message: 'first must be from 1 to 100' }),
    );
});
