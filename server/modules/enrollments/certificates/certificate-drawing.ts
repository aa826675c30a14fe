import { create } from 'qrcode';

/**
 * Dimensions and route line of the certificate, shared by HTML and PDF. Lengths are in millimeters from the top left
 * of a landscape A4 page, type sizes in points; paths are SVG path data, which pdfkit reads too.
 */
export const page = { width: 297, height: 210 };

/** Tokens of the design's light theme. */
export const colors = {
  paper: '#FFFFFF',
  ground: '#F3F6F4',
  ink: '#14202B',
  muted: '#4F5B63',
  line: '#0B5A88',
  marker: '#FFC629',
  rule: '#C9D2CD',
};

/** The column of all text. */
export const column = { left: 56, width: 208 };

/** Where the line ends: the top of the student's name, whatever its size. */
export const arrivalY = 76;

export const line = {
  width: 2.4,
  departureRadius: 3,
  arrival: { x: 40, y: arrivalY, radius: 7.5 },
  stopRadius: 2.7,
};

const stops = [
  ...[111, 150, 189, 228].map((x) => ({ x, y: 16 })),
  ...[67, 105, 143].map((y) => ({ x: 281, y })),
  ...[220, 172, 125, 77].map((x) => ({ x, y: 194 })),
  ...[149, 118].map((y) => ({ x: 16, y })),
];

/**
 * The line once around the page, from the end of the platform's name to the student's, at angles of 45° and 90°.
 * @param nameWidth of the platform's name
 */
export function route(nameWidth: number) {
  const x = Math.max(72, places.productName.x + nameWidth + 7);
  return {
    path: `M${x} 16H267L281 30V180L267 194H30L16 180V${arrivalY + 12}L28 ${arrivalY}H40`,
    departure: { x, y: 16, radius: line.departureRadius },
    stops: stops.filter((stop) => stop.y !== 16 || stop.x > x + 8),
  };
}

/** The product's logo, drawn as 32 by 24 and scaled to fit on the line. */
export const mark = {
  x: 14.4,
  y: 10.6,
  scale: 0.45,
  path: 'M1 18h8L23 6h8',
  stop: { x: 16, y: 12, radius: 5.5 },
};

/** Baselines and boxes that do not depend on the length of a name. */
export const places = {
  productName: { x: 32, middle: 16, width: 140 },
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

/** A type size in points with the maximum number of lines. */
export interface TypeStep {
  size: number;
  lines: number;
}

/** Largest first: one line while it is readable from a distance, then more lines; all end above the facts. */
export const typeSteps = {
  platformName: [20, 17, 14, 11].map((size) => ({ size, lines: 1 })) as [TypeStep, ...TypeStep[]],
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
 * A QR code of the address as one path of unit squares, and its modules per side. The page around it is the quiet
 * zone.
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
      // Whole runs, since single squares show hairline gaps at some zoom levels.
      path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`;
    }
  }
  return { path, modules: size };
}
