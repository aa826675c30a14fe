import { Field, InputType, Int } from 'type-graphql';
import { CourseLevel } from '../catalogue/catalogue.entities';

@InputType({ description: 'A course as its form has it, lessons aside.' })
export class CourseInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text, at most 10,000 characters.' })
  description!: string;

  @Field(() => String, { description: "One of the catalogue's or the course form's categories." })
  category!: string;

  @Field(() => CourseLevel, { defaultValue: CourseLevel.BEGINNER, description: 'What it expects.' })
  level!: CourseLevel;

  @Field(() => Int, { defaultValue: 0, description: 'In US cents, at most 99,999,999; 0 is free.' })
  priceCents!: number;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Its topics, at most 20 of at most 50 characters; the form calls them tags.',
  })
  skills!: string[];
}

@InputType({ description: 'A lesson as its form has it; it needs a video or notes.' })
export class LessonInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { defaultValue: '', description: 'Plain text, at most 10,000 characters.' })
  description!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Markdown without HTML, at most 50,000 characters.',
  })
  notes!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A YouTube link, another https address or a path below /media/; null or blank: a lesson to read.',
  })
  videoUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A WebVTT file: an https address or a path below /media/; null or blank: none.',
  })
  captionsUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Captions as WebVTT text of at most 150,000 bytes, in place of an address; null or blank: none.',
  })
  captionsText?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Free text of at most 20 characters, such as 10:30; null or blank: not said.',
  })
  duration?: string | null;
}
