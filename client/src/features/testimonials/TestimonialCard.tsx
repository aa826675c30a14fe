import type { useFragment } from '@apollo/client/react';
import { Avatar } from '../../ui/display/Avatar';
import { Card } from '../../ui/display/Card';
import { Stars } from '../../ui/display/Stars';
import styles from './TestimonialCard.module.css';
import { type TestimonialCardFragment, useTestimonialCardFragment } from './TestimonialCard.generated';

export function TestimonialCard({
  testimonial,
}: {
  testimonial: useFragment.FromOptionValue<TestimonialCardFragment>;
}) {
  const { data, complete } = useTestimonialCardFragment(testimonial);
  if (!complete) return null;
  return (
    <Card component="figure" className={styles.card}>
      <Stars rating={data.stars} showNumbers={false} />
      <blockquote className={styles.text}>{data.text}</blockquote>
      <figcaption className={styles.person}>
        <Avatar name={data.name} src={data.avatarUrl} size={40} />
        <span>{data.name}</span>
      </figcaption>
    </Card>
  );
}
