import type { ReactNode, SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Size in pixels at the default font size; scales with it. */
  size?: number;
}

/** Our icons, on a 20-unit grid: 2-unit strokes, square joins, 45° and 90° angles only. */
function Icon({ size = 20, children, ...rest }: IconProps & { children: ReactNode }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 20 20"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  );
}

/** Creates an icon component. */
export function icon(drawing: ReactNode) {
  return function DrawnIcon(props: IconProps) {
    return <Icon {...props}>{drawing}</Icon>;
  };
}

export const CheckIcon = icon(<path d="M3.5 10.5 8 15l8.5-9.5" />);
export const CloseIcon = icon(<path d="m4.5 4.5 11 11m0-11-11 11" />);
export const MenuIcon = icon(<path d="M3 5h14M3 10h14M3 15h14" />);
export const ChevronLeftIcon = icon(<path d="m12.5 4-6 6 6 6" />);
export const ChevronRightIcon = icon(<path d="m7.5 4 6 6-6 6" />);
export const ChevronDownIcon = icon(<path d="m4 7.5 6 6 6-6" />);
export const SearchIcon = icon(
  <>
    <circle cx="8.5" cy="8.5" r="5" />
    <path d="m12.5 12.5 5 5" />
  </>,
);
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.5" />
    <path d="M10 1v2.5M10 16.5V19M1 10h2.5M16.5 10H19M3.6 3.6l1.8 1.8M14.6 14.6l1.8 1.8M3.6 16.4l1.8-1.8M14.6 5.4l1.8-1.8" />
  </>,
);
export const MoonIcon = icon(<path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />);
export const AlertIcon = icon(<path d="M10 2.5 18.5 17h-17zM10 8v4.5M10 13.5v2" />);
export const InfoIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 9v5M10 5.5v2" />
  </>,
);
export const RetryIcon = icon(<path d="M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7M16.5 2.5V7H12" />);

/** A star; `filled` takes its color from `--star-fill`. */
export function StarIcon({ filled = false, ...rest }: IconProps & { filled?: boolean }) {
  return (
    <Icon {...rest} strokeWidth="1.4">
      <path
        d="m10 2 2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L2 7.9l5.6-.7z"
        fill={filled ? 'var(--star-fill, currentColor)' : 'none'}
      />
    </Icon>
  );
}
