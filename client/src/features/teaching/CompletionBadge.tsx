import { Badge } from '../../ui/Badge';

/** Specification, section 9: green from here on. */
const HIGH = 80;
/** Yellow from here on, red below. */
const FAIR = 60;

interface CompletionBadgeProps {
  /** 0 to 100. */
  rate: number;
  /** Without anybody enrolled there is nothing to judge. */
  enrollments: number;
}

/** A completion rate in the specified color, and in a word for whom colors say nothing. */
export function CompletionBadge({ rate, enrollments }: CompletionBadgeProps) {
  if (enrollments === 0) return <Badge>{rate}% · No students</Badge>;
  if (rate >= HIGH) return <Badge tone="success">{rate}% · High</Badge>;
  if (rate >= FAIR) return <Badge tone="warning">{rate}% · Fair</Badge>;
  return <Badge tone="error">{rate}% · Low</Badge>;
}
