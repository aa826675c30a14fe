import { create } from 'qrcode';

/**
 * The certificate's measures and line, shared by its HTML and its PDF. Every length is in millimeters from the top left
 * corner of an A4 page on its side, every type size in points; paths are SVG path data, which pdfkit reads as well.
 */
export const page = { width: 297, height: 210 };

/** The look's light-theme tokens; paper has no dark theme. */
export const colors = {
  paper: '#FFFFFF',
  ground: '#F3F6F4',
  ink: '#14202B',
  muted: '#4F5B63',
  line: '#0B5A88',
  marker: '#FFC629',
  rule: '#C9D2CD',
};

/** The column that all words stand in. */
export const column = { left: 56, width: 208 };

/** Where the line arrives: the height at which the student's name begins, whatever its size. */
export const arrivalY = 76;

/** Once around the page, from the product's name to the student's. Only 45° and 90°. */
export const line = {
  path: `M72 16H267L281 30V180L267 194H30L16 180V${arrivalY + 12}L28 ${arrivalY}H40`,
  width: 2.4,
  departure: { x: 72, y: 16, radius: 3 },
  terminus: { x: 40, y: arrivalY, radius: 7.5 },
  stopRadius: 2.7,
  stops: [
    ...[111, 150, 189, 228].map((x) => ({ x, y: 16 })),
    ...[67, 105, 143].map((y) => ({ x: 281, y })),
    ...[220, 172, 125, 77].map((x) => ({ x, y: 194 })),
    ...[149, 118].map((y) => ({ x: 16, y })),
  ],
};

/** The product's mark: its drawing is 32 by 24, scaled to stand on the line. */
export const mark = {
  x: 14.4,
  y: 10.6,
  scale: 0.45,
  path: 'M1 18h8L23 6h8',
  stop: { x: 16, y: 12, radius: 5.5 },
};

/** The baselines and boxes of what does not move with the length of a name. */
export const places = {
  productName: { x: 32, middle: 16, size: 20 },
  heading: { middle: 43, size: 24 },
  awardedTo: { middle: 59, size: 12 },
  facts: {
    top: 158,
    rule: 151,
    label: 9,
    value: 12.5,
    address: 10,
    date: 56,
    number: 104,
    verify: 160,
    verifyWidth: 66,
  },
  qr: { x: 235, y: 157, size: 29 },
};

/** A type size in points with the number of lines it may take. */
export interface TypeStep {
  size: number;
  lines: number;
}

/** Largest first: one line while it can be read from across a room, then more lines. Together they end above the facts. */
export const typeSteps = {
  studentName: [
    { size: 46, lines: 1 },
    { size: 38, lines: 1 },
    { size: 31, lines: 1 },
    { size: 27, lines: 2 },
    { size: 21, lines: 3 },
    { size: 15, lines: 4 },
    { size: 9, lines: 6 },
  ],
  courseTitle: [
    { size: 28, lines: 1 },
    { size: 23, lines: 2 },
    { size: 18, lines: 3 },
    { size: 14, lines: 4 },
    { size: 10, lines: 5 },
    { size: 7, lines: 7 },
  ],
  instructorName: [
    { size: 14, lines: 1 },
    { size: 12, lines: 2 },
    { size: 8, lines: 3 },
    { size: 6, lines: 4 },
  ],
} satisfies Record<string, [TypeStep, ...TypeStep[]]>;

export const lineHeights = { studentName: 1.12, courseTitle: 1.22, instructorName: 1.3 };

/** Points as millimeters. */
export const millimeters = (points: number): number => (points * 25.4) / 72;

/**
 * The modules of a QR code with the address as one path of unit squares, and how many of them a side has. The paper
 * around it is the quiet zone.
 * @throws when the address is longer than any QR code (about 2,300 characters)
 */
export function qrDrawing(address: string): { path: string; modules: number } {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const start = x;
      while (x + 1 < size && data[y * size + x + 1]) x += 1;
      // Whole runs, because single squares leave hairlines between them at some zooms.
      path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`;
    }
  }
  return { path, modules: size };
}
