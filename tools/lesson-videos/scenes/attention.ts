import type { Video } from '../video';
import { colors, type Pen, type Point, progress } from '../pen';

const line = '#5A4FCF';
const asking = 4;
const query = [2, 1, 0, 1];
const tokens: readonly { word: string; key: readonly number[]; value: readonly number[] }[] = [
  { word: 'The', key: [0, 0, 1, 0], value: [0, -1] },
  { word: 'cat', key: [2, 2, 1, 0], value: [4, 2] },
  { word: 'slept', key: [1, 0, 2, 0], value: [1, 3] },
  { word: 'because', key: [0, 1, 1, 0], value: [0, 1] },
  { word: 'it', key: [1, 1, 2, 0], value: [2, 0] },
];

const products = tokens.map(({ key }) =>
  key.reduce((sum, part, index) => sum + part * (query[index] ?? 0), 0),
);
const scores = products.map((product) => product / Math.sqrt(query.length));
const total = scores.reduce((sum, score) => sum + Math.exp(score), 0);
const weights = scores.map((score) => Math.exp(score) / total);
const sum = [0, 1].map((axis) =>
  tokens.reduce((all, { value }, index) => all + (weights[index] ?? 0) * (value[axis] ?? 0), 0),
);

const columnX = (index: number): number => 300 + index * 212;
const vector = (numbers: readonly number[]): string =>
  `[${numbers.map(String).join(' ').replaceAll('-', '\u2212')}]`;
const row = { token: 232, query: 300, key: 350, score: 408, weight: 476, value: 540, sum: 592 };

function label(pen: Pen, words: string, y: number): void {
  pen.text(words, 48, y, { size: 24, weight: 600, color: colors.muted });
}

function drawPaths(pen: Pen, now: number): void {
  const weighted = progress(now, 24, 1.5);
  const start = columnX(asking);
  tokens.slice(0, asking).forEach((_, index) => {
    const y = 114 + index * 18;
    const end = columnX(index);
    const drop = row.token - 28 - y;
    const route: Point[] = [
      [start - index * 4, row.token - 28],
      [start - index * 4, y],
      [end + drop, y],
      [end, row.token - 28],
    ];
    const thickness = 3 + weighted * ((weights[index] ?? 0) * 24 - 2);
    const strong = weighted > 0.5 && (weights[index] ?? 0) > 0.5;
    pen.line(
      route,
      strong || weighted === 0 ? line : '#A9A2E0',
      thickness,
      progress(now, 15 + index * 0.3, 1.6),
    );
  });
}

function drawTokens(pen: Pen, now: number): void {
  tokens.forEach(({ word }, index) => {
    pen.faded(progress(now, 0.3 + index * 0.4), () => {
      const active = index === asking && now > 3;
      pen.card(
        columnX(index) - 78,
        row.token - 28,
        156,
        56,
        active ? colors.action : colors.surface,
        colors.ink,
      );
      pen.text(word, columnX(index), row.token + 2, {
        face: 'heading',
        size: 30,
        weight: 700,
        align: 'center',
      });
    });
  });
}

function drawNumbers(pen: Pen, now: number): void {
  const code = { face: 'code', size: 25, align: 'center' } as const;
  pen.faded(progress(now, 5), () => {
    label(pen, 'Query of \u201cit\u201d', row.query);
    pen.text(vector(query), columnX(asking), row.query, { ...code, weight: 700 });
  });
  tokens.forEach(({ key, value }, index) => {
    const x = columnX(index);
    const weight = weights[index] ?? 0;
    pen.faded(progress(now, 8.5 + index * 0.7), () => {
      pen.text(vector(key), x, row.key, code);
    });
    pen.faded(progress(now, 16.5 + index * 0.7), () => {
      pen.text(`${String(products[index])} / 2 = ${(scores[index] ?? 0).toFixed(1)}`, x, row.score, code);
    });
    pen.faded(progress(now, 23), () => {
      pen.box(x - 78, row.weight - 22, 156, 44, '#E3E8E5');
      pen.box(x - 78, row.weight - 22, 156 * weight * progress(now, 23.5, 1.5), 44, '#C9C4F5');
      pen.text(weight.toFixed(2), x, row.weight + 2, { ...code, size: 28, weight: 700 });
    });
    pen.faded(progress(now, 31.3 + index * 0.3), () => {
      pen.text(vector(value), x, row.value, code);
    });
  });
  pen.faded(progress(now, 8.3), () => {
    label(pen, 'Keys', row.key);
  });
  pen.faded(progress(now, 15.5), () => {
    label(pen, 'Scores', row.score);
  });
  pen.faded(progress(now, 22.5), () => {
    label(pen, 'Weights', row.weight);
  });
  pen.faded(progress(now, 31), () => {
    label(pen, 'Values', row.value);
  });
}

function drawSum(pen: Pen, now: number): void {
  pen.faded(progress(now, 27.5) * (1 - progress(now, 30.6)), () => {
    const parts = weights.map((weight) => weight.toFixed(2)).join(' + ');
    pen.text(`${parts} = 1.00`, columnX(2), row.value + 6, {
      face: 'code',
      size: 26,
      align: 'center',
      weight: 700,
    });
  });
  pen.faded(progress(now, 34), () => {
    label(pen, 'Output', row.sum);
    const parts = tokens
      .map(({ value }, index) => `${(weights[index] ?? 0).toFixed(2)}${vector(value)}`)
      .join(' + ');
    pen.text(parts, 222, row.sum, { face: 'code', size: 21 });
    pen.faded(progress(now, 35.5), () => {
      pen.card(1052, row.sum - 22, 196, 44, colors.action, colors.ink);
      pen.text(vector(sum.map((part) => Number(part.toFixed(2)))), 1150, row.sum + 1, {
        face: 'code',
        size: 24,
        weight: 700,
        align: 'center',
      });
    });
  });
}

export const attention: Video = {
  name: 'attention',
  title: 'Attention, one token',
  code: 'LM',
  color: line,
  seconds: 40,
  stops: [
    { at: 0, label: 'Query' },
    { at: 8, label: 'Keys' },
    { at: 15, label: 'Scores' },
    { at: 22, label: 'Weights' },
    { at: 31, label: 'Sum' },
  ],
  cues: [
    { from: 0.4, to: 3.6, text: 'Five tokens. We follow the last one, \u201cit\u201d.' },
    { from: 3.8, to: 7.8, text: 'Its query is a vector: what this token is looking for.' },
    {
      from: 8.2,
      to: 14.6,
      text: 'Every token also offers a key: what it can be found by. Here each key has four numbers.',
    },
    { from: 15, to: 18.6, text: 'Multiply the query with each key, number by number, and add up.' },
    { from: 18.8, to: 21.8, text: 'Then divide by 2, the square root of the key length 4.' },
    {
      from: 22.2,
      to: 26.6,
      text: 'Softmax turns the scores into weights: \u201ccat\u201d receives 0.67 of the attention.',
    },
    { from: 27, to: 30.6, text: 'All weights are positive, and together they are exactly 1.' },
    { from: 31, to: 35, text: 'Each token carries a value. Multiply every value by its weight.' },
    {
      from: 35.2,
      to: 39.6,
      text: 'The sum is the output for \u201cit\u201d: 3.07 and 1.64, mostly the value of \u201ccat\u201d.',
    },
  ],
  draw(pen, now) {
    drawPaths(pen, now);
    drawTokens(pen, now);
    drawNumbers(pen, now);
    drawSum(pen, now);
  },
};
