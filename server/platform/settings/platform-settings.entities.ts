import { InstructorAccess } from './settings.rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What administrators decide about the platform. There is one row. */
@Entity('platform_settings')
export class PlatformSettingsRow {
  @PrimaryColumn('boolean')
  id!: true;

  /** Number of edits, to detect conflicting ones. */
  @Column('int')
  revision!: number;

  @Column('text')
  name!: string;

  /** The color as `#RRGGBB`; null: the built-in colors. */
  @Column('text', { nullable: true })
  accentColor!: string | null;

  /** null: the built-in text. */
  @Column('text', { nullable: true })
  welcomeText!: string | null;

  /** The question on the landing page; null: none. Kept when it is deleted, which can be undone. */
  @Column('uuid', { nullable: true })
  landingQuestionId!: string | null;

  @Column('boolean')
  isRegistrationOpen!: boolean;

  /** Whether administrators can log in only with a second factor. */
  @Column('boolean')
  adminsNeedSecondFactor!: boolean;

  /** Who may register as an instructor. */
  @Column('text')
  instructorAccess!: InstructorAccess;

  /** Lower case, in the ASCII form of internationalized names. */
  @Column('text', { array: true })
  instructorDomains!: string[];

  /** The maximum number of courses of one instructor; null: no limit. */
  @Column('int', { nullable: true })
  maxCourses!: number | null;

  /** The maximum size of the notes and captions of one instructor's courses; null: no limit. */
  @Column('int', { nullable: true })
  maxStorageMegabytes!: number | null;

  /** Invitation mails of one instructor on a day. */
  @Column('int', { default: 1000 })
  maxInvitationMails!: number;

  /** null: the platform's name. */
  @Column('text', { nullable: true })
  mailSenderName!: string | null;

  /** null: no-reply@ the public address. */
  @Column('text', { nullable: true })
  mailSenderAddress!: string | null;

  /** WebP; null: the built-in logo. */
  @Column('bytea', { nullable: true })
  logo!: Buffer | null;

  /** SHA-256 of the logo in hex, part of its address. */
  @Column('text', { nullable: true })
  logoHash!: string | null;
}
