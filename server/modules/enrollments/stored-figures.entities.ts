import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Course } from '../courses/course.entities';

/** Figures of a large course that were computed within the last minute, or are computed again when they are read. */
@Entity('stored_figures')
export class StoredFiguresRow {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** Which figures of the course they are. */
  @PrimaryColumn('text')
  name!: string;

  @Column('timestamptz')
  computedAt!: Date;

  @Column('jsonb')
  figures!: unknown;
}
