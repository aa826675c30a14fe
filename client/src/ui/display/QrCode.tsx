import { create } from 'qrcode';
import styles from './QrCode.module.css';

/** The quiet zone: light modules around a code, without which scanners do not find it. */
const MARGIN = 4;

/** A QR code with this text, as an SVG file. */
export function qrCodeSvg(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const size = modules.size + 2 * MARGIN;
  const path = Array.from({ length: modules.size * modules.size }, (_, index) => index)
    .filter((index) => modules.data[index])
    .map(
      (index) => `M${(index % modules.size) + MARGIN} ${Math.floor(index / modules.size) + MARGIN}h1v1h-1z`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;
}

interface QrCodeProps {
  /** What the code contains. */
  text: string;
  /** Accessible name. */
  label: string;
}

/** A QR code, dark on light in both themes. Its library is large: load pages with it on demand. */
export function QrCode({ text, label }: QrCodeProps) {
  const source = `data:image/svg+xml;utf8,${encodeURIComponent(qrCodeSvg(text))}`;
  return <img src={source} alt={label} className={`wm-block ${styles.code}`} width={240} height={240} />;
}
