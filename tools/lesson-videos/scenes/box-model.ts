import type { Video } from '../video';
import { colors, type Pen, progress } from '../pen';

const line = '#00697A';
const scale = 2;
const center = { x: 350, y: 352 } as const;
const fills = { margin: '#FBE3D3', border: '#14202B', padding: '#CFE8D6', content: '#CDE6F2' } as const;

/** The box in CSS pixels at a moment: the requested size, and how much of each ring has been added. */
function boxAt(now: number): {
  content: number;
  tall: number;
  padding: number;
  border: number;
  margin: number;
} {
  const padding = 20 * progress(now, 6, 1.2);
  const border = 4 * progress(now, 12, 1);
  const shrink = progress(now, 24.2, 1.4);
  return {
    content: 200 - 48 * shrink,
    tall: 80 - 48 * shrink,
    padding,
    border,
    margin: 16 * progress(now, 17, 1.2),
  };
}

function ring(pen: Pen, wide: number, tall: number, fill: string): void {
  pen.box(center.x - (wide * scale) / 2, center.y - (tall * scale) / 2, wide * scale, tall * scale, fill);
}

function drawBox(pen: Pen, now: number): void {
  const { content, tall, padding, border, margin } = boxAt(now);
  let [wide, high] = [content + 2 * (padding + border + margin), tall + 2 * (padding + border + margin)];
  const rings = [
    { size: margin, fill: fills.margin },
    { size: border, fill: fills.border },
    { size: padding, fill: fills.padding },
  ];
  for (const { size, fill } of rings) {
    if (size > 0) ring(pen, wide, high, fill);
    wide -= 2 * size;
    high -= 2 * size;
  }
  ring(pen, content, tall, fills.content);
  pen.text('content', center.x, center.y - 15, { size: 26, weight: 700, align: 'center' });
  pen.text(`${String(Math.round(content))} \u00D7 ${String(Math.round(tall))}`, center.x, center.y + 17, {
    face: 'code',
    size: 26,
    align: 'center',
  });
  const top = center.y - (tall * scale) / 2;
  pen.faded(progress(now, 7), () => {
    pen.text('padding 20', center.x, top - padding * scale * 0.5, { size: 24, weight: 600, align: 'center' });
  });
  const outside = top - (padding + border) * scale;
  pen.faded(progress(now, 18), () => {
    pen.text('margin 16', center.x, outside - margin * scale * 0.5, {
      size: 24,
      weight: 600,
      align: 'center',
    });
  });
  pen.faded(progress(now, 13), () => {
    const x = center.x + (content / 2 + padding + border) * scale;
    const y = center.y + 20;
    pen.line(
      [
        [x - 4, y],
        [x + 46, y],
      ],
      colors.ink,
      2,
    );
    pen.text('border 4', x + 52, y, { size: 24, weight: 600 });
  });
}

/** A dimension line under the box, `wide` CSS pixels across. */
function measure(pen: Pen, wide: number, y: number, words: string): void {
  const half = (wide * scale) / 2;
  const [left, right] = [center.x - half, center.x + half];
  pen.line(
    [
      [left, y],
      [right, y],
    ],
    line,
    4,
  );
  for (const x of [left, right]) pen.stop(x, y, 6, colors.surface, line, 4);
  pen.box(center.x - 62, y - 19, 124, 38, colors.ground);
  pen.text(words, center.x, y + 1, { face: 'code', size: 25, weight: 700, align: 'center' });
}

function drawMeasures(pen: Pen, now: number): void {
  const { content, padding, border, margin } = boxAt(now);
  const visible = content + 2 * (padding + border);
  pen.faded(progress(now, 2), () => {
    measure(pen, visible, 542, `${String(Math.round(visible))} px`);
  });
  pen.faded(progress(now, 18.5), () => {
    measure(pen, visible + 2 * margin, 590, `${String(Math.round(visible + 2 * margin))} px`);
  });
}

const rules = [
  { at: 0.6, words: 'width: 200px;' },
  { at: 1.4, words: 'height: 80px;' },
  { at: 6, words: 'padding: 20px;' },
  { at: 12, words: 'border: 4px solid;' },
  { at: 17, words: 'margin: 16px;' },
  { at: 23, words: 'box-sizing: border-box;' },
] as const;

const sums = [
  { at: 2.5, to: 7.5, words: 'content = 200' },
  { at: 8, to: 13.5, words: '200 + 2 \u00D7 20 = 240' },
  { at: 14, to: 18.5, words: '240 + 2 \u00D7 4 = 248' },
  { at: 19, to: 24, words: '248 + 2 \u00D7 16 = 280' },
  { at: 25.8, to: 31, words: '200 \u2212 2 \u00D7 24 = 152' },
] as const;

function drawRules(pen: Pen, now: number): void {
  const left = 766;
  pen.card(left, 150, 470, 340, colors.surface, colors.track);
  const code = { face: 'code', size: 26 } as const;
  pen.text('.card {', left + 28, 188, code);
  rules.forEach(({ at, words }, index) => {
    const y = 230 + index * 40;
    const next = rules[index + 1]?.at ?? Infinity;
    pen.faded(progress(now, at), () => {
      if (now >= at && now < Math.max(next, at + 1)) pen.card(left + 42, y - 19, 410, 38, colors.action);
      pen.text(words, left + 56, y + 1, { ...code, weight: 600 });
    });
  });
  pen.text('}', left + 28, 468, code);
  for (const { at, to, words } of sums) {
    pen.faded(progress(now, at) * (1 - progress(now, to)), () => {
      pen.text(words, left + 28, 542, { face: 'code', size: 30, weight: 700 });
    });
  }
  pen.faded(progress(now, 2.5), () => {
    pen.text(now < 24.4 ? 'Width so far, in CSS pixels' : 'Content width that is left', left + 28, 584, {
      size: 23,
      color: colors.muted,
    });
  });
}

export const boxModel: Video = {
  name: 'box-model',
  title: 'The CSS box model',
  code: 'FE',
  color: line,
  seconds: 30,
  stops: [
    { at: 0, label: 'Content' },
    { at: 5.8, label: 'Padding' },
    { at: 11.8, label: 'Border' },
    { at: 16.8, label: 'Margin' },
    { at: 22.8, label: 'Box-sizing' },
  ],
  cues: [
    { from: 0.4, to: 5.6, text: 'Every element is a box. Width and height set its content: here 200 by 80.' },
    { from: 5.9, to: 11.6, text: 'Padding is space inside the box. 20 on each side makes it 240 wide.' },
    { from: 11.9, to: 16.6, text: 'A border of 4 goes around the padding: 248 are visible now.' },
    {
      from: 16.9,
      to: 22.6,
      text: 'Margin keeps neighbors away. It takes 280 of the row but is never painted.',
    },
    { from: 22.9, to: 26.2, text: 'With border-box, the width of 200 includes padding and border.' },
    { from: 26.4, to: 29.7, text: 'So the content shrinks to 152, and the visible box is exactly 200.' },
  ],
  draw(pen, now) {
    drawBox(pen, now);
    drawMeasures(pen, now);
    drawRules(pen, now);
  },
};
