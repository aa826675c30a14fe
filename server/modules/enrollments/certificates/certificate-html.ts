import { escapeHtml } from '../../../platform/text.rules';
import {
  arrivalY,
  colors,
  column,
  line,
  lineHeights,
  mark,
  millimeters,
  page,
  places,
  qrDrawing,
  route,
} from './certificate-drawing';
import { CertificateFonts, OWN_LETTERS } from './certificate-fonts';
import {
  achievement,
  certificateTitle,
  type CertificateWords,
  fittedWords,
  issueDay,
  lengthSuffix,
  presentableWords,
  writtenWords,
} from './certificate-words';

/** The style sheet of the certificate's HTML. */
function certificateStyles(fitted: ReturnType<typeof fittedWords>): string {
  const { productName, heading, awardedTo, facts, qr } = places;
  // The line ends at the middle of the name's first line, whatever its size.
  const awardTop = arrivalY - millimeters(fitted.student.size * lineHeights.studentName) / 2;
  return `
@page{size:A4 landscape;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
html{color-scheme:light;-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{background:${colors.ground};color:${colors.ink};font-family:Certificate,'Helvetica Neue',Arial,'Noto Sans',sans-serif;font-variant-numeric:tabular-nums}
.page{position:relative;width:${page.width}mm;height:${page.height}mm;margin:6mm auto;overflow:hidden;background:${colors.paper};outline:1px solid ${colors.rule}}
.page>*{position:absolute}
.line{inset:0;width:100%;height:100%}
.product,h1,.awarded-to{left:${column.left}mm;line-height:1;white-space:nowrap;transform:translateY(calc(-50% + .07em))}
.product{left:${productName.x}mm;top:${productName.middle}mm;max-width:${productName.width}mm;overflow-x:clip;text-overflow:ellipsis;font-size:${fitted.platform.size}pt;font-weight:700}
h1{top:${heading.middle}mm;font-size:${heading.size}pt;font-weight:600;color:${colors.line}}
.awarded-to{top:${awardedTo.middle}mm;font-size:${awardedTo.size}pt;color:${colors.muted}}
.award{left:${column.left}mm;top:${awardTop}mm;width:${column.width}mm;height:${facts.rule - 1 - awardTop}mm;overflow:clip}
.award p{overflow-wrap:anywhere}
.student{position:relative;top:.07em;font-size:${fitted.student.size}pt;line-height:${lineHeights.studentName};font-weight:800;letter-spacing:-.01em}
.for{margin-top:5mm;font-size:12pt;line-height:1.4;color:${colors.muted}}
.course{margin-top:1.5mm;font-size:${fitted.course.size}pt;line-height:${lineHeights.courseTitle};font-weight:700}
.instructor{margin-top:2.5mm;font-size:${fitted.instructor.size}pt;line-height:${lineHeights.instructorName};color:${colors.muted}}
.instructor bdi{color:${colors.ink};font-weight:600}
dl{left:0;top:0}
dl>div{position:absolute;top:${facts.top}mm}
.date{left:${facts.date}mm;width:46mm}
.number{left:${facts.number}mm;width:54mm}
.verify{left:${facts.verify}mm;width:${facts.verifyWidth}mm}
dt{font-size:${facts.label}pt;line-height:1.4;color:${colors.muted}}
dd{margin-top:1mm;font-size:${facts.value}pt;line-height:1.3;font-weight:600;overflow-wrap:anywhere}
.verify dd{max-height:22mm;overflow:clip;font-size:${facts.address}pt}
a{color:${colors.line};text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid #1D4ED8;outline-offset:2px}
.verify span{display:inline-block}
.qr{left:${qr.x}mm;top:${qr.y}mm;width:${qr.size}mm;height:${qr.size}mm}
@media print{
html,body{width:${page.width}mm;height:${page.height}mm;overflow:hidden;background:${colors.paper}}
.page{margin:0;outline:0}
}`;
}

/**
 * The certificate as a self-contained HTML document to print on one landscape A4 page. It needs no script and no other
 * file, so it can be saved or opened as a blob; all user text is escaped. Letters that our fonts lack are left to the
 * reader's.
 * @param verificationUrl absolute http(s) address of the page that verifies it; shown, linked and drawn as a QR code
 */
export function certificateHtml(words: CertificateWords, verificationUrl: string): Promise<string> {
  const shown = presentableWords(words);
  return CertificateFonts.use([OWN_LETTERS, ...writtenWords(shown)], 'bold', async ({ fonts, measure }) => {
    const fontRules = await Promise.all(fonts.map((font) => font.fontFaceRule()));
    const fitted = fittedWords(shown, measure, measure);
    const nameWidth = Math.min(places.productName.width, measure(shown.platformName, fitted.platform.size));
    const styles = fontRules.join('') + certificateStyles(fitted);
    return documentOf(shown, verificationUrl, styles, lineDrawing(nameWidth));
  });
}

function documentOf(shown: CertificateWords, verificationUrl: string, styles: string, line: string): string {
  const { path, modules } = qrDrawing(verificationUrl);
  const address = escapeHtml(verificationUrl);
  const addressEnd = verificationUrl.lastIndexOf('/') + 1;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(certificateTitle(shown))}</title>
<meta name="viewport" content="width=1180">
<meta name="color-scheme" content="light">
<meta name="referrer" content="no-referrer">
<style>${styles}</style>
</head>
<body>
<main class="page">
${line}
<p class="product"><bdi>${escapeHtml(shown.platformName)}</bdi></p>
<h1>Certificate of completion</h1>
<p class="awarded-to">Awarded to</p>
<div class="award">
<p class="student"><bdi>${escapeHtml(shown.studentName)}</bdi></p>
<p class="for">${achievement(shown)}</p>
<p class="course"><bdi>${escapeHtml(shown.courseTitle)}</bdi></p>
<p class="instructor">taught by <bdi>${escapeHtml(shown.instructorName)}</bdi>${lengthSuffix(shown)}</p>
</div>
<dl>
<div class="date"><dt>Date</dt><dd><time datetime="${shown.issuedAt.toISOString()}">${issueDay(shown)}</time></dd></div>
<div class="number"><dt>Certificate number</dt><dd>${escapeHtml(shown.number)}</dd></div>
<div class="verify"><dt>Verify it at</dt><dd><a href="${address}">${escapeHtml(verificationUrl.slice(0, addressEnd))}<span>${escapeHtml(verificationUrl.slice(addressEnd))}</span></a></dd></div>
</dl>
<svg class="qr" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges" role="img" aria-label="QR code that leads to the verification address"><path d="${path}" fill="${colors.ink}"/></svg>
</main>
</body>
</html>
`;
}

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
