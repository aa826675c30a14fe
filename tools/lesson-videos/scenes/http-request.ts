import type { Video } from '../video';
import { colors, type Pen, type Point, progress } from '../pen';

const line = '#1F5FA8';
const columns = { resolver: 330, browser: 560, server: 880, database: 1140 } as const;
const names = {
  resolver: 'DNS resolver',
  browser: 'Browser',
  server: 'Server',
  database: 'Database',
} as const;
type Column = keyof typeof columns;

/** A message between two columns; `sent` and `received` are milliseconds after the click. */
interface Message {
  from: Column;
  to: Column;
  sent: number;
  received: number;
  label: string;
  /** Set if lines are too close for text between them. */
  below?: true;
}

const messages: readonly Message[] = [
  { from: 'browser', to: 'resolver', sent: 0, received: 12, label: 'A waymark.test?' },
  { from: 'resolver', to: 'browser', sent: 12, received: 24, label: '203.0.113.7' },
  { from: 'browser', to: 'server', sent: 24, received: 44, label: 'SYN' },
  { from: 'server', to: 'browser', sent: 44, received: 64, label: 'SYN-ACK' },
  { from: 'browser', to: 'server', sent: 64, received: 84, label: 'ACK, ClientHello' },
  { from: 'server', to: 'browser', sent: 84, received: 104, label: 'Certificate, Finished' },
  { from: 'browser', to: 'server', sent: 104, received: 124, label: 'GET /courses/42' },
  { from: 'server', to: 'database', sent: 128, received: 130, label: 'SELECT \u2026' },
  { from: 'database', to: 'server', sent: 138, received: 140, label: '1 row', below: true },
  { from: 'server', to: 'browser', sent: 148, received: 168, label: '200 OK' },
];

const segments = [
  { name: 'DNS', from: 0, to: 24, color: '#7A3E9D' },
  { name: 'TCP', from: 24, to: 64, color: '#B0480F' },
  { name: 'TLS', from: 64, to: 104, color: '#7A5A00' },
  { name: 'Request', from: 104, to: 124, color: '#1F5FA8' },
  { name: 'Server', from: 124, to: 148, color: '#3C5A2A' },
  { name: 'Response', from: 148, to: 168, color: '#A8326B' },
] as const;

/** Pairs of video seconds and request milliseconds; times in between are interpolated linearly. */
const clock: readonly Point[] = [
  [0, 0],
  [2, 0],
  [6, 24],
  [7, 24],
  [11, 64],
  [12, 64],
  [16.5, 104],
  [17.5, 104],
  [21, 124],
  [22, 124],
  [25, 128],
  [26, 128],
  [30, 140],
  [31, 140],
  [32.5, 148],
  [36, 168],
];

function elapsedAt(now: number): number {
  const next = clock.findIndex(([seconds]) => seconds > now);
  const [from, to] = [clock[next - 1], clock[next]];
  if (from === undefined || to === undefined) return 168;
  return from[1] + ((to[1] - from[1]) * (now - from[0])) / (to[0] - from[0]);
}

const yAt = (elapsed: number): number => 196 + elapsed * 2.4;

function drawColumns(pen: Pen, elapsed: number): void {
  for (const name of Object.keys(columns) as Column[]) {
    const x = columns[name];
    pen.line(
      [
        [x, 150],
        [x, yAt(172)],
      ],
      colors.track,
      6,
    );
    pen.card(x - 88, 116, 176, 44, colors.surface, colors.ink);
    pen.text(names[name], x, 139, { face: 'heading', size: 24, weight: 700, align: 'center' });
  }
  drawBusy(pen, 'server', 124, Math.min(148, elapsed));
  drawBusy(pen, 'database', 130, Math.min(138, elapsed));
}

function drawBusy(pen: Pen, column: Column, from: number, to: number): void {
  if (to <= from) return;
  pen.box(columns[column] - 11, yAt(from), 22, yAt(to) - yAt(from), '#3C5A2A');
}

function drawMessage(pen: Pen, message: Message, elapsed: number): void {
  if (elapsed <= message.sent) return;
  const [x1, x2] = [columns[message.from], columns[message.to]];
  const [y1, y2] = [yAt(message.sent), yAt(message.received)];
  const direction = Math.sign(x2 - x1);
  const share = (elapsed - message.sent) / (message.received - message.sent);
  const segment = segments.find(({ from, to }) => message.sent >= from && message.sent < to);
  const route: Point[] = [
    [x1, y1],
    [x2 - direction * (y2 - y1), y1],
    [x2, y2],
  ];
  const tip = pen.line(route, segment?.color ?? line, 5, share);
  const middle = (x1 + x2 - direction * (y2 - y1)) / 2;
  pen.faded(Math.min(1, share * 2), () => {
    pen.text(message.label, middle, message.below ? y1 + 18 : y1 - 15, {
      size: 22,
      weight: 600,
      align: 'center',
    });
  });
  if (share < 1) pen.stop(tip[0], tip[1], 10, colors.action, colors.ink, 3);
  else pen.stop(x2, y2, 6, colors.surface, segment?.color ?? line, 4);
}

function drawTimes(pen: Pen, elapsed: number): void {
  pen.text('Elapsed', 40, 124, { size: 22, weight: 600, color: colors.muted });
  pen.text(`${String(Math.round(elapsed))} ms`, 40, 156, { face: 'code', size: 34, weight: 700 });
  for (const { name, from, to, color } of segments) {
    if (elapsed <= from) continue;
    const bottom = yAt(Math.min(to, elapsed));
    pen.box(40, yAt(from), 14, Math.max(0, bottom - yAt(from) - 2), color);
    pen.faded((elapsed - from) / 4, () => {
      const y = (yAt(from) + yAt(to)) / 2;
      pen.text(name, 68, y, { size: 23, weight: 600 });
    });
    pen.faded((elapsed - to + 3) / 3, () => {
      pen.text(String(to - from), 222, (yAt(from) + yAt(to)) / 2, { face: 'code', size: 23, align: 'right' });
    });
  }
}

export const httpRequest: Video = {
  name: 'http-request',
  title: 'One HTTP request',
  code: 'FS',
  color: line,
  seconds: 40,
  stops: [
    { at: 0, label: 'DNS' },
    { at: 6.5, label: 'TCP' },
    { at: 11.5, label: 'TLS' },
    { at: 17, label: 'Request' },
    { at: 21.5, label: 'Handler' },
    { at: 25.5, label: 'Database' },
    { at: 31, label: 'Response' },
  ],
  cues: [
    {
      from: 0.4,
      to: 6.2,
      text: 'The browser asks a DNS resolver for the address of the server: 24 milliseconds.',
    },
    { from: 6.6, to: 11.3, text: 'TCP connects: SYN out, SYN-ACK back. One round trip, 40 milliseconds.' },
    {
      from: 11.6,
      to: 16.8,
      text: 'TLS 1.3 proves who the server is and agrees on keys: one more round trip, 40 milliseconds.',
    },
    { from: 17, to: 21.4, text: 'Only now does the request leave. It arrives 20 milliseconds later.' },
    { from: 21.7, to: 25.3, text: 'The handler checks the session and the input: 4 milliseconds.' },
    { from: 25.6, to: 30.8, text: 'It asks the database for one row and waits 12 milliseconds.' },
    {
      from: 31.1,
      to: 35.8,
      text: 'Eight milliseconds to write the JSON, 20 for the first byte to travel back.',
    },
    { from: 36.1, to: 39.7, text: '168 milliseconds in all, 104 of them before the request was sent.' },
  ],
  draw(pen, now) {
    const elapsed = elapsedAt(now);
    drawColumns(pen, elapsed);
    for (const message of messages) drawMessage(pen, message, elapsed);
    drawTimes(pen, elapsed);
    pen.faded(progress(now, 36), () => {
      pen.card(932, 566, 300, 46, colors.action, colors.ink);
      pen.text('First byte at 168 ms', 1082, 591, {
        face: 'heading',
        size: 27,
        weight: 700,
        align: 'center',
      });
    });
  },
};
