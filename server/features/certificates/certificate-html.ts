import { colors, column, line, mark, page, places, qrDrawing } from './certificate-drawing';
import { embeddedFontFaces } from './certificate-fonts';
import { certificateStyles } from './certificate-styles';
import {
  achievement,
  certificateTitle,
  issueDay,
  lengthSuffix,
  presentableWords,
  type CertificateWords,
} from './certificate-words';

export type { CertificateWords } from './certificate-words';

/**
 * The certificate as a self-contained HTML document to print on one landscape A4 page. It needs no script and no other
 * file, so it can be saved or opened as a blob; all user text is escaped.
 * @param verificationUrl absolute http(s) address of the page that verifies it; shown, linked and drawn as a QR code
 */
export async function certificateHtml(words: CertificateWords, verificationUrl: string): Promise<string> {
  const shown = presentableWords(words);
  const { path, modules } = qrDrawing(verificationUrl);
  const address = escaped(verificationUrl);
  const addressEnd = verificationUrl.lastIndexOf('/') + 1;
  const fonts = await embeddedFontFaces(
    `Aa${shown.studentName}${shown.courseTitle}${shown.instructorName}${shown.platformName}${verificationUrl}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(certificateTitle(shown))}</title>
<meta name="viewport" content="width=1180">
<meta name="color-scheme" content="light">
<meta name="referrer" content="no-referrer">
<style>${fonts}${certificateStyles(shown)}</style>
</head>
<body>
<main class="page">
${lineDrawing}
<p class="product"><bdi>${escaped(shown.platformName)}</bdi></p>
<h1>Certificate of completion</h1>
<p class="awarded-to">Awarded to</p>
<div class="award">
<p class="student"><bdi>${escaped(shown.studentName)}</bdi></p>
<p class="for">${achievement(shown)}</p>
<p class="course"><bdi>${escaped(shown.courseTitle)}</bdi></p>
<p class="instructor">taught by <bdi>${escaped(shown.instructorName)}</bdi>${lengthSuffix(shown)}</p>
</div>
<dl>
<div class="date"><dt>Date</dt><dd><time datetime="${shown.issuedAt.toISOString()}">${issueDay(shown)}</time></dd></div>
<div class="number"><dt>Certificate number</dt><dd>${escaped(shown.number)}</dd></div>
<div class="verify"><dt>Verify it at</dt><dd><a href="${address}">${escaped(verificationUrl.slice(0, addressEnd))}<span>${escaped(verificationUrl.slice(addressEnd))}</span></a></dd></div>
</dl>
<svg class="qr" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges" role="img" aria-label="QR code that leads to the verification address"><path d="${path}" fill="${colors.ink}"/></svg>
</main>
</body>
</html>
`;
}

const htmlOf: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for text and quoted attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => htmlOf[character] ?? '');

const dot = ({ x, y, radius }: { x: number; y: number; radius: number }, paint: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${paint}/>`;

const ringed = (fill: string, width: number): string =>
  `fill="${fill}" stroke="${colors.ink}" stroke-width="${width}"`;

const lineDrawing = [
  `<svg class="line" viewBox="0 0 ${page.width} ${page.height}" aria-hidden="true" focusable="false">`,
  `<path d="${line.path}" fill="none" stroke="${colors.line}" stroke-width="${line.width}" stroke-linejoin="round"/>`,
  ...line.stops.map((stop) => dot({ ...stop, radius: line.stopRadius }, `fill="${colors.line}"`)),
  dot(line.departure, `fill="${colors.paper}" stroke="${colors.line}" stroke-width="${line.width / 2}"`),
  dot(line.arrival, ringed(colors.marker, 2)),
  `<path d="M${column.left} ${places.facts.rule}H${column.left + column.width}" stroke="${colors.rule}" stroke-width="0.3"/>`,
  `<g transform="translate(${mark.x} ${mark.y}) scale(${mark.scale})">`,
  `<path d="${mark.path}" fill="none" stroke="${colors.ink}" stroke-width="4" stroke-linejoin="round"/>`,
  dot(mark.stop, ringed(colors.marker, 3)),
  '</g></svg>',
].join('');
