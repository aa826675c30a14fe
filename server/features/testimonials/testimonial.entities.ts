import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
