import { usePlatform } from '../../../ui/platform/platform';
import type { useFragment } from '@apollo/client/react';
import { withFragment } from '../../../apollo/fragments';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { repeatEarlyEvents } from '../../../app/earlyEvents';
import { Avatar } from '../../../ui/display/Avatar';
import { Card } from '../../../ui/display/Card';
import { Carousel } from '../../../ui/display/Carousel';
import { Stars } from '../../../ui/display/Stars';
import { EmptyState, LoadingState } from '../../../ui/states/States';
import { SkeletonBlock } from '../../../ui/states/Skeletons';
import {
  type TestimonialCardFragment,
  useAddTestimonialMutation,
  useTestimonialCardFragment,
} from './__generated__/Testimonials.generated';
import { Stack } from '../../../ui/layout/Layout';
import styles from './Testimonials.module.css';
import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import type { FieldProblem } from '#server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { Button } from '../../../ui/buttons/Button';
import { FormError, SelectField, TextArea, TextField } from '../../../ui/fields/Fields';
import { toast } from '../../../ui/overlays/toast';

interface TestimonialsProps {
  /** Newest first; undefined while loading, null after an error. */
  testimonials:
    readonly (useFragment.FromOptionValue<TestimonialCardFragment> & { id: string })[] | null | undefined;
}

/** Testimonials, three at a time, with a form to add one. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const { isDemo } = usePlatform();
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
      <Card padding="lg" className={`wm-grid wm-gap-24 ${styles.say}`}>
        <div className={`wm-grid wm-gap-8 ${styles.words}`}>
          <h3>Share your experience</h3>
          <p>
            What did you learn, and what could be better?{' '}
            {isDemo
              ? 'Your testimonial is public as soon as you send it.'
              : 'Your testimonial appears when an administrator approves it.'}
          </p>
        </div>
        <TestimonialForm />
      </Card>
    </Stack>
  );
}

const TestimonialCard = withFragment('testimonial', useTestimonialCardFragment, TestimonialCardView);

function TestimonialCardView({ testimonial }: { testimonial: TestimonialCardFragment }) {
  return (
    <Card component="figure" className="wm-stack wm-gap-12">
      <Stars rating={testimonial.stars} showNumbers={false} />
      <blockquote className="wm-typed wm-grow">{testimonial.text}</blockquote>
      <figcaption className="wm-row wm-gap-12 wm-strong wm-min-0">
        <Avatar name={testimonial.name} src={testimonial.avatarUrl} size={40} />
        <span className="wm-min-0">{testimonial.name}</span>
      </figcaption>
    </Card>
  );
}

interface TestimonialDraft {
  name: string;
  text: string;
  /** 1 to 5. */
  stars: number;
  /** '' for none. */
  avatarUrl: string;
}

/** Prepends the testimonial to all cached lists. */
function putFirst(cache: ApolloCache, id: string) {
  cache.modify<{ testimonials: { nodes: readonly Reference[] } }>({
    fields: {
      testimonials(list, { toReference }) {
        const added = toReference({ __typename: 'Testimonial', id });
        return isReference(list) || !added ? list : { ...list, nodes: [added, ...list.nodes] };
      },
    },
  });
}

const STARS = [5, 4, 3, 2, 1] as const;
const BLANK: TestimonialDraft = { name: '', text: '', stars: STARS[0], avatarUrl: '' };

/** Form for name, text, stars and picture URL. Input is kept until the server has stored it. */
export function TestimonialForm() {
  const id = useId();
  const [add] = useAddTestimonialMutation();
  const [draft, setDraft] = useState(BLANK);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [sending, setSending] = useState(false);

  const fieldId = (path: string) => `${id}-${path}`;
  const control = (path: keyof TestimonialDraft) => ({
    id: fieldId(path),
    name: path,
    value: draft[path],
    error: problems.find((problem) => problem.path === path)?.message,
  });
  const change = (part: Partial<TestimonialDraft>) => setDraft((before) => ({ ...before, ...part }));

  /** Sends the testimonial, and shows it in the lists on screen if it is public. Resolves to the invalid fields. */
  async function submit(): Promise<readonly FieldProblem[]> {
    const { checkTestimonial } = await import('./checkTestimonial');
    const checked = checkTestimonial(draft);
    if (!checked.ok) return checked.fields;
    const { data } = await add({
      variables: { input: checked.value },
      update: (cache, { data: answer }) => {
        const added = answer?.addTestimonial;
        if (added?.__typename === 'TestimonialAdded' && added.isPublic) putFirst(cache, added.testimonial.id);
      },
    });
    const result = data?.addTestimonial;
    if (result?.__typename === 'InvalidInput') return result.fields;
    setDraft(BLANK);
    toast.success(
      result?.isPublic
        ? 'Thank you. Your testimonial is published.'
        : 'Thank you. Your testimonial appears when an administrator approves it.',
    );
    return [];
  }

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const invalid = await attempt(submit, '', (message) => {
      toast.error('Failed to submit testimonial');
      // The server's, such as of a rate limit.
      return message ? [{ path: '', message }] : [];
    });
    setSending(false);
    setProblems(invalid);
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void send(event)}
      // Preloads the validation schema, so that it is ready on submit.
      onFocus={() => void import('./checkTestimonial')}
    >
      <FormError
        errors={problems.map(({ path, message }) => ({ field: path ? fieldId(path) : undefined, message }))}
      />
      <div className={`wm-grid wm-gap-16 ${styles.pair}`}>
        <TextField
          {...control('name')}
          label="Name"
          autoComplete="name"
          required
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          {...control('stars')}
          label="Stars"
          onChange={(event) => change({ stars: Number(event.target.value) })}
          options={STARS.map((stars) => [stars, `${stars} ${stars === 1 ? 'star' : 'stars'}`])}
        />
      </div>
      <TextArea
        {...control('text')}
        label="Text"
        required
        onChange={(event) => change({ text: event.target.value })}
      />
      <TextField
        {...control('avatarUrl')}
        label="Avatar URL"
        optional
        type="url"
        inputMode="url"
        placeholder="https://"
        onChange={(event) => change({ avatarUrl: event.target.value })}
      />
      <Button type="submit" className="wm-self-start" loading={sending} loadingText="Sending...">
        Send testimonial
      </Button>
    </Stack>
  );
}
