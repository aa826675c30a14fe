import { inflateSync } from 'node:zlib';
import { certificateHtml } from './certificate-html';
import { certificatePdf } from './certificate-pdf';
import { certificatePicture } from './certificate-picture';
import { address, number, words } from './certificate-words.testing';
import { UNPRINTABLE } from './certificate.rules';

interface Line {
  text: string;
  /** In millimeters from the top left corner. */
  left: number;
  right: number;
  baseline: number;
  /** Of the type, in millimeters. */
  size: number;
}

/** Parses the text that the PDF draws, using the letters and widths in its embedded fonts, as a PDF reader does. */
function linesOf(pdf: Buffer): Line[] {
  const objects = new Map(
    Array.from(pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id, body]) => [
      id!,
      body!,
    ]),
  );
  const streamOf = (id: string) => {
    const body = objects.get(id)!;
    const raw = Buffer.from(/stream\n([\s\S]*)\nendstream/.exec(body)![1]!, 'latin1');
    return body.includes('/FlateDecode') ? inflateSync(raw).toString('latin1') : raw.toString('latin1');
  };
  const fonts = new Map<string, { letters: string[]; widths: number[] }>();
  const resources = [...objects.values()].find((body) => /\/Font <</.test(body))!;
  for (const [, name, id] of /\/Font <<([\s\S]*?)>>/.exec(resources)![1]!.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(id!)!;
    const letters = Array.from(
      /beginbfrange([\s\S]*)endbfrange/
        .exec(streamOf(/\/ToUnicode (\d+)/.exec(font)![1]!))![1]!
        .matchAll(/\[(.*?)\]/g),
      ([, list]) =>
        Array.from(list!.matchAll(/<([0-9a-f ]*)>/g), ([, hex]) =>
          Buffer.from(hex!.replace(/ /g, ''), 'hex').swap16().toString('utf16le'),
        ),
    ).flat();
    const descendant = objects.get(/\/DescendantFonts \[(\d+)/.exec(font)![1]!)!;
    const widths = /\/W \[0 \[([^\]]*)\]/.exec(descendant)![1]!.trim().split(/\s+/).map(Number);
    fonts.set(name!, { letters, widths });
  }
  const content = streamOf(
    /\/Contents (\d+)/.exec([...objects.values()].find((body) => body.includes('/Contents'))!)![1]!,
  );
  const parts = Array.from(
    content.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf[\s\S]*?\[(.*?)\] TJ/g),
    ([, x, y, name, size, shown]) => {
      const { letters, widths } = fonts.get(name!)!;
      const glyphs = Array.from(shown!.matchAll(/<([0-9a-f]+)>/g), ([, hex]) => hex!.match(/.{4}/g)!)
        .flat()
        .map((hex) => parseInt(hex, 16));
      const width = glyphs.reduce((sum, glyph) => sum + widths[glyph]!, 0);
      return {
        text: glyphs.map((glyph) => letters[glyph]).join(''),
        left: Number(x),
        right: Number(x) + (width / 1000) * Number(size),
        baseline: 210 - Number(y),
        size: Number(size),
      };
    },
  );
  return parts.reduce<Line[]>((lines, part) => {
    const last = lines.at(-1);
    // The next part of a line in several fonts begins where the previous one ends, except for kerning.
    if (last?.baseline !== part.baseline || Math.abs(last.right - part.left) > part.size / 8)
      return [...lines, part];
    return [...lines.slice(0, -1), { ...last, text: last.text + part.text, right: part.right }];
  }, []);
}

describe("the certificate's PDF", () => {
  it('is one A4 page on its side that says what the certificate says', async () => {
    const pdf = await certificatePdf(words, address);
    const source = pdf.toString('latin1');
    expect(source.startsWith('%PDF-1.7')).toBe(true);
    expect(source.match(/\/Type \/Page\n/g)).toHaveLength(1);
    expect(source).toContain('/MediaBox [0 0 841.89 595.28]');
    expect(linesOf(pdf).map(({ text }) => text)).toEqual([
      'Harbor School',
      'Certificate of completion',
      'Awarded to',
      'Ada Lovelace',
      'for completing every lesson of',
      'Neural networks by hand',
      'taught by Noor Haddad · 3 h 20 min',
      'Date',
      '27 March 2025',
      'Certificate number',
      number,
      'Verify it at',
      'https://learn.example.org/verify/',
      number,
    ]);
  });

  it('names itself, its language and its structure, and links to the address', async () => {
    const source = (await certificatePdf({ ...words, courseTitle: 'C & <C++>' }, address)).toString('latin1');
    expect(source).toContain('/Author');
    expect(source).toContain('(Harbor School)');
    expect(source).toContain('/Lang (en)');
    expect(source).toContain('/Marked true');
    expect(source).toContain('/S /H1');
    expect(source).toContain('/Alt (QR code that leads to the verification address)');
    expect(source).toContain(`/URI (${address})`);
    expect(source).toContain('C &amp; &lt;C++&gt;</rdf:li>');
    // The dictionary has the title itself, in UTF-16.
    expect(source).toContain(Buffer.from('– C & <C++>', 'utf16le').swap16().toString('latin1'));
  });

  it.each([
    ['Gülşah İçağasıoğlu', 'Gülşah İçağasıoğlu'],
    ['Жанна Щербакова', 'Жанна Щербакова'],
    ['Ωραιοζήλη', 'Ωραιοζήλη'],
    ['Jose\u0301', 'José'],
    ['Ada 👩‍💻 Lovelace 🎓', 'Ada Lovelace'],
    ['王小明 陳國樑 𠮷野', '王小明 陳國樑 𠮷野'],
    ['अनामिका', 'अनामिका'],
    ['አበበ ቢቂላ', 'አበበ ቢቂላ'],
    ['Ẹ́niọlá → ♥', 'Ẹ́niọlá → ♥'],
  ])('writes the name %s', async (studentName, shown) => {
    const lines = linesOf(await certificatePdf({ ...words, studentName }, address));
    expect(lines.map(({ text }) => text)).toContain(shown);
  });

  it.each([
    'প্রিয়াঙ্কা বন্দ্যোপাধ্যায়',
    'ஸ்ரீனிவாசன்',
    'శ్రీనివాస్',
    'ಕೃಷ್ಣಮೂರ್ತಿ',
    'ശ്രീകുമാർ',
    'શ્રીકૃષ્ણ',
    'ਹਰਪ੍ਰੀਤ ਸਿੰਘ',
    'ක්‍රිෂාන්ත',
    'କୃଷ୍ଣଚନ୍ଦ୍ର',
    'กำปั่น',
    'ນ້ຳ',
    'កម្ពុជា',
    'သိင်္ဂီ',
    'محمد',
    'שָׁלוֹם',
    'ދިވެހި',
    // Beyond what JavaScript counts as one letter.
    '👩‍💻 名',
  ])('has a font with every letter of %s', async (studentName) => {
    await expect(certificatePdf({ ...words, studentName }, address)).resolves.toBeInstanceOf(Buffer);
    await expect(certificatePicture({ ...words, studentName })).resolves.toBeInstanceOf(Buffer);
  });

  it.each(['𓀀', 'Ada 𓀀', '🎓', 'ᠮᠣᠩᠭᠣᠯ'])(
    'is refused for the name %s, which no font has',
    async (studentName) => {
      await expect(certificatePdf({ ...words, studentName }, address)).rejects.toThrow(UNPRINTABLE);
      await expect(certificatePicture({ ...words, studentName })).rejects.toThrow(UNPRINTABLE);
    },
  );

  it.each(['Harbor School', 'W'.repeat(40), 'The International Academy of Fine Things', '山'.repeat(40)])(
    'begins its line after the platform name %s',
    async (platformName) => {
      const [name] = linesOf(await certificatePdf({ ...words, platformName }, address));
      const html = await certificateHtml({ ...words, platformName }, address);
      const start = Number(/<path d="M([\d.]+) 16H267/.exec(html)![1]);
      expect(start).toBeGreaterThan(name!.right + 3);
      expect(start).toBeLessThan(200);
    },
  );

  it('keeps a name from right to left apart from the length of the course', async () => {
    const lines = linesOf(await certificatePdf({ ...words, instructorName: 'חדד' }, address));
    expect(lines.map(({ text }) => text).join('')).toMatch(/by *דדח *· *3 *h/);
  });

  it('writes Hebrew from right to left', async () => {
    const lines = linesOf(await certificatePdf({ ...words, studentName: 'משה דוד' }, address));
    const at = (text: string) => lines.find((line) => line.text === Array.from(text).reverse().join(''))!;
    expect(at('דוד').right).toBeLessThan(at('משה').left);
  });

  it.each(['W'.repeat(100), '山'.repeat(100), '﷽'.repeat(100), 'שלום '.repeat(20)])(
    'keeps %s on the page, apart from the facts below',
    async (name) => {
      const courseTitle = `${name} ${name}`.slice(0, 200);
      const longAddress = `https://${'learn.'.repeat(20)}example.org/verify/${number}`;
      const lines = linesOf(
        await certificatePdf({ ...words, studentName: name, courseTitle, instructorName: name }, longAddress),
      );
      for (const { left, right, baseline } of lines) {
        expect(left).toBeGreaterThan(25);
        expect(right).toBeLessThan(267);
        expect(baseline).toBeLessThan(189);
      }
      const dateAt = lines.findIndex(({ text }) => text === 'Date');
      expect(Math.max(...lines.slice(0, dateAt).map(({ baseline }) => baseline))).toBeLessThan(150);
      const addressLines = lines.slice(lines.findIndex(({ text }) => text === 'Verify it at'));
      expect(Math.max(...addressLines.map(({ right }) => right))).toBeLessThan(235);
    },
  );
});
