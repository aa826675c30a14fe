import { Star } from 'lucide-react';
import { formatCount, formatNumber } from '../../lib/format';
import { classes } from '../classes';
import { icon } from '../icons/Icons';
import styles from './Stars.module.css';

const StarIcon = icon(Star);

interface StarsProps {
  /** 0 to 5; 0 without reviews means not rated yet. */
  rating: number;
  /** Number of reviews; omit if not applicable, as for a single testimonial. */
  count?: number;
  /** Shows the rating and, in brackets, the review count beside the stars. */
  showNumbers?: boolean;
  className?: string;
}

const oneDecimal = (rating: number) => Math.round(rating * 10) / 10;

/** The rating as text: "Rated 4.5 out of 5, 120 reviews". */
export function ratingText(rating: number, count?: number): string {
  const rated = count === 0 ? 'Not rated yet' : `Rated ${oneDecimal(rating)} out of 5`;
  if (count === undefined) return rated;
  return `${rated}, ${formatCount(count, 'review')}`;
}

/** Five stars, filled by the rating rounded to an integer. */
export function Stars({ rating, count, showNumbers = true, className }: StarsProps) {
  const filled = Math.min(5, Math.max(0, Math.round(rating)));
  return (
    <span className={classes('wm-inline-row wm-gap-8 wm-nowrap', className)}>
      <span className="wm-visually-hidden">{ratingText(rating, count)}</span>
      <span className={styles.row} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <StarIcon
            key={star}
            size={18}
            strokeWidth={1.7}
            className={star <= filled ? styles.on : styles.off}
          />
        ))}
      </span>
      {showNumbers && (
        <span className="wm-muted wm-small" aria-hidden="true">
          {oneDecimal(rating)}
          {count !== undefined && ` (${formatNumber(count)})`}
        </span>
      )}
    </span>
  );
}
