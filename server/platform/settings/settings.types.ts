import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Category as CategoryFields } from './default-categories.rules';
import { DEFAULT_INVITATION_MAILS, InstructorAccess } from './settings.rules';

@ObjectType({ description: 'A category of courses.' })
export class Category implements CategoryFields {
  @Field(() => String, { description: 'Name of the category, as courses and the filter have it.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Another name under which instructors can choose it; courses get `name`. null: none.',
  })
  alternativeName!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it is a main category, which has a button in the catalogue.',
  })
  isMain!: boolean;
}

/** Fields that are read and edited. */
@ObjectType()
@InputType()
export class EditedSettings {
  @Field(() => String, {
    description: 'Name of the platform in the header, titles and emails, at most 40 characters.',
  })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Color of buttons and markers as `#RRGGBB`; null for the built-in one. Text on it needs a contrast of 4.5.',
  })
  accentColor!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Plain text below the landing page's heading, at most 300 characters; null for the built-in one.",
  })
  welcomeText!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Question on the landing page, one of the administration's `landingQuestionChoices`; null for none.",
  })
  landingQuestionId!: string | null;

  @Field(() => Boolean, {
    description: 'Whether anyone can register. Existing accounts can log in in any case.',
  })
  isRegistrationOpen!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether administrators can log in only with a second factor. Turning it on needs one of your own, ends the sessions of administrators who have none, and is refused in demo mode.',
  })
  adminsNeedSecondFactor!: boolean;

  @Field(() => InstructorAccess, { description: 'Who may register as an instructor.' })
  instructorAccess!: InstructorAccess;

  @Field(() => [String], {
    defaultValue: [],
    description:
      'Mail domains whose addresses may register as instructors, at most 200; compared without regard to case, and without their subdomains.',
  })
  instructorDomains!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of courses of one instructor, 1 to 100,000; null for no limit.',
  })
  maxCourses!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Maximum size of the notes and captions of one instructor's courses in megabytes, 1 to 1,000,000; null for no limit.",
  })
  maxStorageMegabytes!: number | null;

  @Field(() => Int, {
    defaultValue: DEFAULT_INVITATION_MAILS,
    description:
      'Maximum number of invitation emails of one instructor on a day, 1 to 100,000: to teams and to students together. Those of imports beyond it are sent on the next days.',
  })
  maxInvitationMails!: number;

  @Field(() => String, {
    nullable: true,
    description: "Name of the sender of emails, at most 100 characters; null for the platform's.",
  })
  mailSenderName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the sender of emails; null for `no-reply@` the public address.',
  })
  mailSenderAddress!: string | null;
}
