import { Badge } from '../../../ui/display/Badge';

/** Specification, section 9: green at or above this percentage. */
const HIGH = 80;
/** Yellow at or above this percentage, red below. */
const FAIR = 60;

interface CompletionBadgeProps {
  /** 0 to 100. */
  rate: number;
  /** With 0, the rate is shown without a color. */
  enrollments: number;
}

/** A completion rate in the specified color, also stated as text. */
export function CompletionBadge({ rate, enrollments }: CompletionBadgeProps) {
  if (enrollments === 0) return <Badge>{rate}% · No students</Badge>;
  if (rate >= HIGH) return <Badge tone="success">{rate}% · High</Badge>;
  if (rate >= FAIR) return <Badge tone="warning">{rate}% · Fair</Badge>;
  return <Badge tone="error">{rate}% · Low</Badge>;
}
