import {
  BookOpen,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  House,
  Info,
  type LucideIcon,
  type LucideProps,
  Mail,
  Menu,
  MessageSquare,
  Moon,
  RotateCw,
  Sun,
  TriangleAlert,
  X,
} from 'lucide-react';

export interface IconProps extends LucideProps {
  /** Size in pixels at the default font size; scales with it. */
  size?: number;
}

/** An icon of Lucide in our size; decorative, so hidden from screen readers. */
export function icon(Drawing: LucideIcon) {
  return function Icon({ size = 20, ...rest }: IconProps) {
    return <Drawing {...rest} size={`${size / 16}rem`} />;
  };
}

export const AlertIcon = icon(TriangleAlert);
export const AssistantIcon = icon(MessageSquare);
export const BookIcon = icon(BookOpen);
export const CheckIcon = icon(Check);
export const ChevronDownIcon = icon(ChevronDown);
export const ChevronLeftIcon = icon(ChevronLeft);
export const ChevronRightIcon = icon(ChevronRight);
export const CloseIcon = icon(X);
export const HomeIcon = icon(House);
export const InfoIcon = icon(Info);
export const MenuIcon = icon(Menu);
export const MessagesIcon = icon(Mail);
export const MoonIcon = icon(Moon);
export const RetryIcon = icon(RotateCw);
export const SunIcon = icon(Sun);
