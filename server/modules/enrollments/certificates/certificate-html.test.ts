import fc from 'fast-check';
import { anyCharacter } from '../../../test/any-text';
import { certificateHtml } from './certificate-html';
import { newCertificateNumber } from './certificate.service';
import { address, number, words } from './certificate-words.testing';

const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.split(/[\s>]/)[0]);
const textOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe("the certificate's HTML", () => {
  it('says who completed what, with whom, when, and where to verify it', async () => {
    const html = await certificateHtml(words, address);
    const text = textOf(html);
    for (const said of [
      'Ada Lovelace',
      'Neural networks by hand',
      'Noor Haddad',
      'Harbor School',
      number,
      address,
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toContain('27 March 2025');
    expect(html).toContain('<title>Certificate – Neural networks by hand</title>');
    expect(html).toContain('<html lang="en">');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('role="img" aria-label="QR code that leads to the verification address"');
    expect(html).toContain('@page{size:A4 landscape');
  });

  it.each([
    [59, 'taught by Noor Haddad'],
    [60, 'taught by Noor Haddad \u200E· 1 h'],
  ])('says the length of a course of %i minutes only from an hour on', async (durationMinutes, line) => {
    const text = textOf(await certificateHtml({ ...words, durationMinutes }, address));
    expect(text.split('\n')).toContain(line);
  });

  it('needs no script and nothing from anywhere', async () => {
    const html = await certificateHtml(words, address);
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|@import|javascript:/i);
    const addresses = html.match(/(?:src|href)=["'][^"']*|url\([^)]*/g) ?? [];
    expect(addresses.filter((found) => !found.startsWith('url(data:font/woff;base64,'))).toEqual([
      `href="${address}`,
    ]);
  });

  it('carries the fonts of the alphabets it uses and no others', async () => {
    const fontsIn = async (studentName: string) =>
      (await certificateHtml({ ...words, studentName }, address)).match(/@font-face/g)?.length;
    expect(await fontsIn('Ada')).toBe(1);
    expect(await fontsIn('Жанна')).toBe(2);
    expect(await fontsIn('Gülşah İğ')).toBe(2);
  });

  it('draws a QR code that depends on the address', async () => {
    const pathOf = async (url: string) =>
      /class="qr"[^>]*><path d="([^"]+)"/.exec(await certificateHtml(words, url))?.[1];
    expect(await pathOf(address)).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(await pathOf(address)).toBe(await pathOf(address));
    expect(await pathOf(`${address}X`)).not.toBe(await pathOf(address));
  });

  it('keeps everything that people wrote as text', async () => {
    const expected = tagsOf(await certificateHtml(words, address));
    const hostile = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 100 }),
      fc
        .array(
          fc.constantFrom('<', '>', '"', "'", '&', '</title>', '</style>', '<script>', '-->', '&lt;', 'a'),
        )
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (studentName, courseTitle, instructorName) => {
        const fresh = newCertificateNumber();
        const html = await certificateHtml(
          { ...words, number: fresh, studentName, courseTitle, instructorName },
          address,
        );
        expect(tagsOf(html)).toEqual(expected);
        expect(textOf(html)).toContain(fresh);
      }),
      { numRuns: 20 },
    );
  });

  it('escapes the address as well', async () => {
    const html = await certificateHtml(words, 'https://a.example/?q="><script>&b=1');
    expect(html).not.toContain('<script');
    expect(html).toContain('href="https://a.example/?q=&quot;&gt;&lt;script&gt;&amp;b=1"');
  });

  it('drops what makes a page read differently from what is stored', async () => {
    const pile = `Z${'\u0351'.repeat(40)}oe`;
    const html = await certificateHtml(
      { ...words, studentName: '\u202EecalevoL\u202C\u0000 adA\n\t!', instructorName: pile },
      address,
    );
    expect(html).toContain('<bdi>ecalevoL adA !</bdi>');
    expect(html).toContain(`<bdi>Z${'\u0351'.repeat(4)}oe</bdi>`);
  });

  it('sets long names in smaller type', async () => {
    const sizeFor = async (studentName: string) =>
      Number(
        /\.student\{[^}]*font-size:([\d.]+)pt/.exec(
          await certificateHtml({ ...words, studentName }, address),
        )?.[1],
      );
    expect(await sizeFor('Ada')).toBe(46);
    expect(await sizeFor('Ada Lovelace '.repeat(4))).toBeLessThan(31);
    expect(await sizeFor('W'.repeat(100))).toBeLessThan(22);
  });
});
