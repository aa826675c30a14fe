import { Badge } from '../../../ui/display/Badge';

interface CourseStateBadgeProps {
  isPublished: boolean;
  /** null: no administrator unpublished it. */
  block: object | null;
}

/** Whether a course is published, as its instructor sees it. */
export function CourseStateBadge({ isPublished, block }: CourseStateBadgeProps) {
  if (block) return <Badge tone="warning">Unpublished by an administrator</Badge>;
  return <Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? 'Published' : 'Draft'}</Badge>;
}
