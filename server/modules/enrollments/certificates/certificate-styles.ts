import {
  arrivalY,
  colors,
  column,
  lineHeights,
  millimeters,
  page,
  places,
  typeSteps,
  type TypeStep,
} from './certificate-drawing';
import { fitText, type Measure } from './certificate-text-fit';
import { lengthSuffix, type CertificateWords } from './certificate-words';

/** Type sizes in points, and the width of the platform's name in millimeters. */
export interface CertificateLayout {
  platform: number;
  student: number;
  course: number;
  instructor: number;
  platformWidth: number;
}

/** Sizes at which the words fit. */
export function certificateLayout(words: CertificateWords, measure: Measure): CertificateLayout {
  const fitted = (text: string, steps: [TypeStep, ...TypeStep[]], width = column.width) =>
    fitText(text, steps, width, measure).size;
  const { width } = places.productName;
  const platform = fitted(words.platformName, typeSteps.platformName, width);
  return {
    platform,
    student: fitted(words.studentName, typeSteps.studentName),
    course: fitted(words.courseTitle, typeSteps.courseTitle),
    instructor: fitted(`taught by ${words.instructorName}${lengthSuffix(words)}`, typeSteps.instructorName),
    platformWidth: Math.min(width, measure(words.platformName, platform)),
  };
}

/** The style sheet of the certificate's HTML. */
export function certificateStyles(sizes: CertificateLayout): string {
  const { productName, heading, awardedTo, facts, qr } = places;
  // The line ends at the middle of the name's first line, whatever its size.
  const awardTop = arrivalY - millimeters(sizes.student * lineHeights.studentName) / 2;
  return `
@page{size:A4 landscape;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
html{color-scheme:light;-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{background:${colors.ground};color:${colors.ink};font-family:Certificate,'Helvetica Neue',Arial,'Noto Sans',sans-serif;font-variant-numeric:tabular-nums}
.page{position:relative;width:${page.width}mm;height:${page.height}mm;margin:6mm auto;overflow:hidden;background:${colors.paper};outline:1px solid ${colors.rule}}
.page>*{position:absolute}
.line{inset:0;width:100%;height:100%}
.product,h1,.awarded-to{left:${column.left}mm;line-height:1;white-space:nowrap;transform:translateY(calc(-50% + .07em))}
.product{left:${productName.x}mm;top:${productName.middle}mm;max-width:${productName.width}mm;overflow-x:clip;text-overflow:ellipsis;font-size:${sizes.platform}pt;font-weight:700}
h1{top:${heading.middle}mm;font-size:${heading.size}pt;font-weight:600;color:${colors.line}}
.awarded-to{top:${awardedTo.middle}mm;font-size:${awardedTo.size}pt;color:${colors.muted}}
.award{left:${column.left}mm;top:${awardTop}mm;width:${column.width}mm;height:${facts.rule - 1 - awardTop}mm;overflow:clip}
.award p{overflow-wrap:anywhere}
.student{position:relative;top:.07em;font-size:${sizes.student}pt;line-height:${lineHeights.studentName};font-weight:800;letter-spacing:-.01em}
.for{margin-top:5mm;font-size:12pt;line-height:1.4;color:${colors.muted}}
.course{margin-top:1.5mm;font-size:${sizes.course}pt;line-height:${lineHeights.courseTitle};font-weight:700}
.instructor{margin-top:2.5mm;font-size:${sizes.instructor}pt;line-height:${lineHeights.instructorName};color:${colors.muted}}
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
