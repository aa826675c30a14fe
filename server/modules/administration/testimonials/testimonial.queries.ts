import sql, { empty } from 'sql-template-tag';
import { z } from 'zod';
import type { Requested } from '../../../platform/connection';
import { columns, fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { ManagedTestimonial } from './testimonial.types';
import type { ApprovalState } from '../../accounts/administration/administration.types';

const testimonialShape = fieldsOf(ManagedTestimonial);

/**
 * A page of testimonials, newest first; `after` is the last row of the previous page, null for the first page; `state`
 * null: any. Each filter has a text of its own, so that each is planned with the index that fits.
 */
export const testimonialsPage = (input: Requested & { state: ApprovalState | null }) =>
  statement('testimonials: page', { ...testimonialShape, time: z.string() })`
    select ${columns('t', testimonialShape)}, created_at::text as time from testimonials t
    where true
      ${input.state === null ? empty : sql`and state = ${input.state}`}
      ${input.after === null ? empty : sql`and (created_at, id) < (${input.after.time}::timestamptz, ${input.after.id}::uuid)`}
    order by created_at desc, id desc limit ${input.rows}`;

/** One testimonial, locked until the transaction ends. */
export const lockTestimonial = (id: string) =>
  statement('testimonials: lock', testimonialShape)`
    select ${columns('t', testimonialShape)} from testimonials t where id = ${id} for no key update`;

export const addTestimonial = (added: ManagedTestimonial) =>
  statement('testimonials: add', {}, { writes: ['testimonials'] })`
    insert into testimonials (id, name, text, stars, avatar_url, state, created_at)
    values (${added.id}, ${added.name}, ${added.text}, ${added.stars}, ${added.avatarUrl}, ${added.state},
      ${added.createdAt})`;

export const setTestimonialState = ({ id, state }: Pick<ManagedTestimonial, 'id' | 'state'>) =>
  statement('testimonials: set state', {}, { writes: ['testimonials'] })`
    update testimonials set state = ${state} where id = ${id}`;
