import { colors, column, line, mark, page, places, qrDrawing, route } from './certificate-drawing';
import { CertificateFonts, OWN_LETTERS } from './certificate-fonts';
import { certificateLayout, certificateStyles, type CertificateLayout } from './certificate-styles';
import {
  achievement,
  certificateTitle,
  issueDay,
  lengthSuffix,
  presentableWords,
  writtenWords,
  type CertificateWords,
} from './certificate-words';

export type { CertificateWords } from './certificate-words';

/**
 * The certificate as a self-contained HTML document to print on one landscape A4 page. It needs no script and no other
 * file, so it can be saved or opened as a blob; all user text is escaped. Letters that our fonts lack are left to the
 * reader's.
 * @param verificationUrl absolute http(s) address of the page that verifies it; shown, linked and drawn as a QR code
 */
export async function certificateHtml(words: CertificateWords, verificationUrl: string): Promise<string> {
  const shown = presentableWords(words);
  const fonts = await CertificateFonts.open([OWN_LETTERS, ...writtenWords(shown)], 'bold');
  try {
    const rules = await Promise.all(fonts.fonts.map((font) => font.fontFaceRule()));
    return documentOf(shown, verificationUrl, rules.join(''), certificateLayout(shown, fonts.measure));
  } finally {
    fonts.close();
  }
}

function documentOf(
  shown: CertificateWords,
  verificationUrl: string,
  fontRules: string,
  layout: CertificateLayout,
): string {
  const { path, modules } = qrDrawing(verificationUrl);
  const address = escaped(verificationUrl);
  const addressEnd = verificationUrl.lastIndexOf('/') + 1;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(certificateTitle(shown))}</title>
<meta name="viewport" content="width=1180">
<meta name="color-scheme" content="light">
<meta name="referrer" content="no-referrer">
<style>${fontRules}${certificateStyles(layout)}</style>
</head>
<body>
<main class="page">
${lineDrawing(layout.platformWidth)}
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

function lineDrawing(nameWidth: number): string {
  const { path, departure, stops } = route(nameWidth);
  return [
    `<svg class="line" viewBox="0 0 ${page.width} ${page.height}" aria-hidden="true" focusable="false">`,
    `<path d="${path}" fill="none" stroke="${colors.line}" stroke-width="${line.width}" stroke-linejoin="round"/>`,
    ...stops.map((stop) => dot({ ...stop, radius: line.stopRadius }, `fill="${colors.line}"`)),
    dot(departure, `fill="${colors.paper}" stroke="${colors.line}" stroke-width="${line.width / 2}"`),
    dot(line.arrival, ringed(colors.marker, 2)),
    `<path d="M${column.left} ${places.facts.rule}H${column.left + column.width}" stroke="${colors.rule}" stroke-width="0.3"/>`,
    `<g transform="translate(${mark.x} ${mark.y}) scale(${mark.scale})">`,
    `<path d="${mark.path}" fill="none" stroke="${colors.ink}" stroke-width="4" stroke-linejoin="round"/>`,
    dot(mark.stop, ringed(colors.marker, 3)),
    '</g></svg>',
  ].join('');
}
