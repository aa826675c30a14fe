import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { ApprovalState } from '../../accounts/administration/administration.types';

@Entity('testimonials')
export class Testimonial {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  text!: string;

  @Column('smallint')
  stars!: number;

  @Column('text', { nullable: true })
  avatarUrl!: string | null;

  @Column('text')
  state!: ApprovalState;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
