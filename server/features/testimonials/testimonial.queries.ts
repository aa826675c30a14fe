import sql from 'sql-template-tag';
import { z } from 'zod';
import type { TimePosition } from '../../platform/connection';
import { columns } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';

const testimonialShape = {
  id: z.string(),
  name: z.string(),
  text: z.string(),
  stars: z.int(),
  avatarUrl: z.string().nullable(),
  createdAt: z.date(),
};

/** Newest first; `after` is the last row of the previous page, null for the first page. */
export const testimonialsPage = ({ rows, after }: { rows: number; after: TimePosition | null }) =>
  statement(
    'testimonials: page',
    { ...testimonialShape, time: z.string() },
    sql`
      select ${columns('t', testimonialShape)}, created_at::text as time from testimonials t
      where ${after?.time}::timestamptz is null or (created_at, id) < (${after?.time}, ${after?.id}::uuid)
      order by created_at desc, id desc limit ${rows}`,
  );
