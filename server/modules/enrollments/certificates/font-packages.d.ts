/** What is used of packages without types, or with those of another version. */
declare module 'harfbuzzjs' {
  interface Destroyable {
    destroy(): void;
  }

  export interface HarfBuzzFont extends Destroyable {
    glyphToPath(id: number): string;
  }

  interface HarfBuzzBuffer extends Destroyable {
    addText(text: string): void;
    guessSegmentProperties(): void;
    setClusterLevel(level: number): void;
    /** `g`: glyph, `cl`: where its cluster begins in the text, `ax`: advance, `dx` and `dy`: offset. */
    json(): { g: number; cl: number; ax: number; dx: number; dy: number }[];
  }

  export interface HarfBuzz {
    createBlob(data: Uint8Array): Destroyable;
    createFace(blob: Destroyable, index: number): Destroyable & { upem: number };
    createFont(face: Destroyable): HarfBuzzFont;
    createBuffer(): HarfBuzzBuffer;
    shape(font: HarfBuzzFont, buffer: HarfBuzzBuffer): void;
  }

  const harfBuzz: Promise<HarfBuzz>;
  export default harfBuzz;
}

declare module 'subset-font' {
  export default function subset(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' | 'woff'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  interface Glyph {
    id: number;
    advanceWidth: number;
    codePoints: number[];
  }

  interface Position {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  interface Font {
    getGlyph(id: number): Glyph;
    layout(text: string): { advanceWidth: number; glyphs: Glyph[]; positions: Position[] };
  }

  export function create(data: Buffer): Font;
}
