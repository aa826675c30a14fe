import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { foundPassage, searchedCourses, type FoundPassage } from './retrieval.queries';

/** A longer input is cut, so that it fits every model. */
const INPUT_MAX = 6000;
/** The most vectors that a process compares by itself. */
const COMPARED_MAX = 100_000;
export const VECTORS_FOUND = 24;
/** A text may be in many copies of a course. */
const NEAREST_MAX = 48;

/** Whether a passage `p` may be sent to the model's host: of a published course in which the assistant is not off. */
const isEmbedded = sql`exists (
  select from courses c
  where c.id = p.course_id and c.is_published and c.deleted_at is null and c.assistant_mode <> 'OFF')`;

/** Adds what some passage needs and no process knows of yet to the queue of a model. */
export const queueVectors = ({ model, now }: { model: string; now: Date }) =>
  statement(
    'assistant: queue vectors',
    {},
    sql`
      insert into passage_vectors (input_hash, model, next_attempt_at)
      select distinct p.input_hash, ${model}, ${now}::timestamptz from passages p
      where ${isEmbedded}
        and not exists (select from passage_vectors v where v.model = ${model} and v.input_hash = p.input_hash)
      -- In order, so that two processes wait for each other instead of failing.
      order by p.input_hash
      on conflict do nothing`,
  );

/** Removes vectors that no passage needs any more, and those of other models after the given time. */
export const removeUnusedVectors = ({ model, othersBefore }: { model: string; othersBefore: Date }) =>
  statement(
    'assistant: remove unused vectors',
    {},
    sql`
      delete from passage_vectors v
      where (v.model <> ${model} and v.next_attempt_at < ${othersBefore})
        or not exists (select from passages p where p.input_hash = v.input_hash and ${isEmbedded})`,
  );

/**
 * Leases up to `most` texts of the queue until `leaseEndsAt`, so that only one process computes a vector; after a crash
 * they are due again. Texts whose vector could not be used before are leased only with `isRetry`.
 */
export const claimVectors = ({
  model,
  now,
  leaseEndsAt,
  most,
  isRetry,
}: {
  model: string;
  now: Date;
  leaseEndsAt: Date;
  most: number;
  isRetry: boolean;
}) =>
  statement(
    'assistant: claim vectors',
    { id: z.int(), text: z.string() },
    sql`
      with due as materialized (
        select v.id, p.text from passage_vectors v
        cross join lateral (
          select left(passage_input(p.headings, p.text), ${INPUT_MAX}) as text from passages p
          where p.input_hash = v.input_hash and ${isEmbedded} limit 1
        ) p
        where v.model = ${model} and v.vector is null and v.next_attempt_at <= ${now} and (v.attempts > 0) = ${isRetry}
        order by v.next_attempt_at, v.id limit ${most} for update of v skip locked
      ),
      claimed as (
        update passage_vectors v set next_attempt_at = ${leaseEndsAt} from due where v.id = due.id returning v.id
      )
      select id, text from due join claimed using (id)`,
  );

/** A vector as PostgreSQL reads an array. */
const arrayOf = (vector: Float32Array): string => `{${vector.join(',')}}`;

export const storeVectors = ({
  ids,
  vectors,
}: {
  ids: readonly number[];
  vectors: readonly Float32Array[];
}) =>
  statement(
    'assistant: store vectors',
    {},
    sql`
      update passage_vectors v set vector = g.vector::real[]
      from unnest(${ids}::int[], ${vectors.map(arrayOf)}::text[]) g (id, vector) where v.id = g.id`,
  );

/** Returns texts to the queue; `failures` counts replies that could not be used. */
export const postponeVectors = ({
  ids,
  until,
  failures,
}: {
  ids: readonly number[];
  until: Date;
  failures: 0 | 1;
}) =>
  statement(
    'assistant: postpone vectors',
    {},
    sql`
      update passage_vectors set attempts = attempts + ${failures},
        -- Twice as long each time, up to about an hour.
        next_attempt_at = ${until}::timestamptz + interval '1 minute' * ${failures} * (2 ^ least(attempts, 6) - 1)
      where id = any(${ids}::int[]) and vector is null`,
  );

/** The number of dimensions of a model's vectors; no row if there is none yet. */
export const dimensionsOf = (model: string) =>
  statement(
    'assistant: dimensions',
    { dimensions: z.int() },
    sql`
      select cardinality(vector) as dimensions from passage_vectors
      where model = ${model} and vector is not null limit 1`,
  );

interface Searched {
  viewerId: string;
  courseId: string | null;
  model: string;
}

/**
 * One row: whether the database has pgvector, and the ids of the vectors, or of one if it does, of passages that
 * the viewer may ask about. None while the viewer takes a quiz: a paraphrase of its question, which only a vector finds,
 * could not be recognized.
 */
export const searchedVectors = ({ viewerId, courseId, model }: Searched) =>
  statement(
    'assistant: searched vectors',
    { hasPgvector: z.boolean(), ids: jsonOf<number[]>() },
    sql`
      select to_regtype('vector') is not null as "hasPgvector", coalesce(json_agg(id), '[]') as ids from (
        select distinct v.id from passages p
        join passage_vectors v on v.input_hash = p.input_hash and v.model = ${model} and v.vector is not null
        where (p.course_id in (${searchedCourses(viewerId, courseId)})) is true
          and not exists (select from quiz_attempts a where a.student_id = ${viewerId} and a.state = 'OPEN')
        order by v.id limit case when to_regtype('vector') is null then ${COMPARED_MAX}::int else 1 end
      ) searched`,
  );

/** Vectors in PostgreSQL's binary format for arrays, which is quicker to read than text. */
export const vectorsById = (ids: readonly number[]) =>
  statement(
    'assistant: vectors',
    { id: z.int(), vector: z.instanceof(Buffer) },
    sql`select id, array_send(vector) as vector from passage_vectors where id = any(${ids}::int[]) and vector is not null`,
  );

/** Vectors that are compared in this process, with how near they are. */
export const givenVectors = (near: readonly { id: number; similarity: number }[]) => sql`
  select * from unnest(${near.map(({ id }) => id)}::int[], ${near.map(({ similarity }) => similarity)}::float8[])
    as near (id, similarity)`;

/** The nearest vectors of the searched passages, compared by pgvector. */
export const comparedVectors = ({
  viewerId,
  courseId,
  model,
  vector,
}: Searched & { vector: Float32Array }) => sql`
  select v.id, 1 - (v.vector::vector <=> ${arrayOf(vector)}::real[]::vector) as similarity from passage_vectors v
  where v.model = ${model} and cardinality(v.vector) = ${vector.length} and exists (
    select from passages p where p.input_hash = v.input_hash
      and (p.course_id in (${searchedCourses(viewerId, courseId)})) is true)
  order by similarity desc limit ${VECTORS_FOUND}`;

/** One row: the passages with these vectors that the viewer may ask about, nearest first. */
export const passagesNear = ({ viewerId, courseId }: Omit<Searched, 'model'>, near: Sql) =>
  statement(
    'assistant: nearest passages',
    { passages: jsonOf<FoundPassage[]>() },
    sql`
      with near as materialized (${near}),
      found as materialized (
        select p.id, n.similarity from near n join passage_vectors v using (id) join passages p using (input_hash)
        where (p.course_id in (${searchedCourses(viewerId, courseId)})) is true
        order by n.similarity desc, p.id limit ${NEAREST_MAX}
      )
      select coalesce(json_agg(${foundPassage(viewerId, sql`f.similarity`, sql`0`)} order by f.similarity desc, p.id), '[]')
        as passages
      from found f join passages p using (id) join courses c on c.id = p.course_id left join lessons l on l.id = p.lesson_id`,
  );
