import type { useFragment } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { repeatEarlyEvents } from '../../../app/earlyEvents';
import { Avatar } from '../../../ui/display/Avatar';
import { Card } from '../../../ui/display/Card';
import { Carousel } from '../../../ui/display/Carousel';
import { Stars } from '../../../ui/display/Stars';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonBlock } from '../../../ui/states/Skeleton';
import { TestimonialForm } from './TestimonialForm';
import {
  type TestimonialCardFragment,
  useTestimonialCardFragment,
} from './__generated__/Testimonials.generated';
import { Stack } from '../../../ui/layout/Layout';
import styles from './Testimonials.module.css';

interface TestimonialsProps {
  /** Newest first; undefined while loading, null after an error. */
  testimonials:
    readonly (useFragment.FromOptionValue<TestimonialCardFragment> & { id: string })[] | null | undefined;
  /** Whether a new one is public at once, as in demo mode. */
  arePublicAtOnce: boolean;
}

/** Testimonials, three at a time, with a form to add one. */
export function Testimonials({ testimonials, arePublicAtOnce }: TestimonialsProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.removeAttribute('data-later');
    void repeatEarlyEvents();
  }, []);
  return (
    // Hydrated later than the rest of the page, see earlyEvents.ts.
    <Stack gap={40} ref={part} data-later="">
      {testimonials === undefined && (
        <LoadingState text="Loading testimonials...">
          <SkeletonBlock height="13rem" />
        </LoadingState>
      )}
      {testimonials?.length === 0 && (
        <EmptyState level={3} title="No testimonials yet" text="Be the first to share one." />
      )}
      {testimonials && testimonials.length > 0 && (
        // Reset the carousel when there is a new first one, so that it is visible.
        <Carousel key={testimonials[0]?.id} label="Testimonials" perView={{ wide: 3, medium: 2, narrow: 1 }}>
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </Carousel>
      )}
      <Card padding="lg" className={styles.say}>
        <div className={styles.words}>
          <h3>Share your experience</h3>
          <p>
            What did you learn, and what could be better?{' '}
            {arePublicAtOnce
              ? 'Your testimonial is public as soon as you send it.'
              : 'Your testimonial appears when an administrator approves it.'}
          </p>
        </div>
        <TestimonialForm />
      </Card>
    </Stack>
  );
}

function TestimonialCard({
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
