import sql, { empty } from 'sql-template-tag';
import { z } from 'zod';
import type { Requested } from '../../../platform/connection';
import { columns } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { ApprovalState } from '../../accounts/administration/administration.types';

const testimonialShape = {
  id: z.string(),
  name: z.string(),
  text: z.string(),
  stars: z.int(),
  avatarUrl: z.string().nullable(),
  createdAt: z.date(),
};

/** Approved ones, newest first; `after` is the last row of the previous page, null for the first page. */
export const testimonialsPage = ({ rows, after }: Requested) =>
  statement('testimonials: page', { ...testimonialShape, time: z.string() })`
    select ${columns('t', testimonialShape)}, created_at::text as time from testimonials t
    where state = 'APPROVED'
      and (${after?.time}::timestamptz is null or (created_at, id) < (${after?.time}, ${after?.id}::uuid))
    order by created_at desc, id desc limit ${rows}`;

const managedShape = { ...testimonialShape, state: z.enum(ApprovalState) };

/**
 * A page of testimonials as administrators see them, newest first; `after` is the last row of the previous page, null
 * for the first page; `state` null: any.
 */
export const managedTestimonialsPage = (input: Requested & { state: ApprovalState | null }) =>
  statement('testimonials: managed page', { ...managedShape, time: z.string() })`
    select ${columns('t', managedShape)}, created_at::text as time from testimonials t
    where true
      ${input.state === null ? empty : sql`and state = ${input.state}`}
      ${input.after === null ? empty : sql`and (created_at, id) < (${input.after.time}::timestamptz, ${input.after.id}::uuid)`}
    order by created_at desc, id desc limit ${input.rows}`;

/** One testimonial, locked until the transaction ends. */
export const lockTestimonial = (id: string) =>
  statement('testimonials: lock', managedShape)`
    select ${columns('t', managedShape)} from testimonials t where id = ${id} for no key update`;

export const waitingTestimonialCount = statement('testimonials: waiting', { count: z.int() })`
    select count(*)::int as count from testimonials where state = 'WAITING'`;
