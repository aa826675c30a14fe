/** The part of a canvas context that the videos use, declared here so that scenes compile without DOM types. */
interface DrawingContext {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineJoin: 'miter' | 'round';
  globalAlpha: number;
  font: string;
  textAlign: 'left' | 'center' | 'right';
  textBaseline: 'alphabetic' | 'middle';
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, start: number, end: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fill(): void;
  stroke(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
}

/** A point on the canvas, in pixels from the top left corner. */
export type Point = readonly [x: number, y: number];

export const colors = {
  ground: '#F3F6F4',
  surface: '#FFFFFF',
  ink: '#14202B',
  muted: '#4F5B63',
  track: '#C3CCC8',
  action: '#FFC629',
  success: '#186236',
} as const;

const families = {
  heading: '"Video Heading", sans-serif',
  text: '"Video Text", sans-serif',
  code: '"Video Code", monospace',
} as const;

interface TextStyle {
  size?: number;
  weight?: number;
  face?: keyof typeof families;
  color?: string;
  align?: 'left' | 'center' | 'right';
}

/** Draws flat shapes and text on a canvas; scenes touch pixels only through it. */
export class Pen {
  constructor(private readonly context: DrawingContext) {
    context.lineJoin = 'round';
    context.textBaseline = 'middle';
  }

  /** Runs `draw` at `share` (0 to 1) of the current opacity; nothing is drawn at 0. */
  faded(share: number, draw: () => void): void {
    if (share <= 0) return;
    const before = this.context.globalAlpha;
    this.context.globalAlpha = before * Math.min(1, share);
    draw();
    this.context.globalAlpha = before;
  }

  box(x: number, y: number, width: number, height: number, fill: string): void {
    this.context.fillStyle = fill;
    this.context.fillRect(x, y, width, height);
  }

  /** A box with 8 px corners, drawn with a border when `stroke` is given. */
  card(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    stroke?: string,
    thickness = 2,
  ): void {
    this.context.beginPath();
    this.context.roundRect(x, y, width, height, 8);
    this.context.fillStyle = fill;
    this.context.fill();
    if (stroke === undefined) return;
    this.context.strokeStyle = stroke;
    this.context.lineWidth = thickness;
    this.context.stroke();
  }

  /** Draws the first `share` (0 to 1) of a polyline and returns the point it reaches. */
  line(points: readonly Point[], color: string, thickness: number, share = 1): Point {
    const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
    let left = lengths.reduce((sum, length) => sum + length, 0) * Math.max(0, Math.min(1, share));
    let tip: Point = points[0] ?? [0, 0];
    this.context.beginPath();
    this.context.moveTo(tip[0], tip[1]);
    for (const [index, length] of lengths.entries()) {
      if (left <= 0) break;
      const from = tip;
      const to = points[index + 1] ?? from;
      const part = length === 0 ? 1 : Math.min(1, left / length);
      tip = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      this.context.lineTo(tip[0], tip[1]);
      left -= length;
    }
    this.context.strokeStyle = color;
    this.context.lineWidth = thickness;
    this.context.stroke();
    return tip;
  }

  stop(x: number, y: number, radius: number, fill: string, stroke: string, thickness = 4): void {
    this.context.beginPath();
    this.context.arc(x, y, radius, 0, Math.PI * 2);
    this.context.fillStyle = fill;
    this.context.fill();
    this.context.strokeStyle = stroke;
    this.context.lineWidth = thickness;
    this.context.stroke();
  }

  text(words: string, x: number, y: number, style: TextStyle = {}): void {
    const { size = 24, weight = 400, face = 'text', color = colors.ink, align = 'left' } = style;
    this.context.font = `${String(weight)} ${String(size)}px ${families[face]}`;
    this.context.textAlign = align;
    this.context.fillStyle = color;
    this.context.fillText(words, x, y);
  }
}

/** Eased progress of `now` from `start` over `length` seconds: 0 before, 1 after, slow at both ends. */
export function progress(now: number, start: number, length = 0.24): number {
  const share = Math.max(0, Math.min(1, (now - start) / length));
  return share * share * (3 - 2 * share);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
