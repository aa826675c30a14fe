import { Field, InputType } from 'type-graphql';
import { CourseContent } from '../../courses/course.entities';

@InputType({ description: 'A course to create or update, without its lessons.' })
export class CourseInput extends CourseContent {}

@InputType({ description: 'A lesson to create or update. A video or notes are required.' })
export class LessonInput {
  @Field(() => String, { description: 'Title of the lesson, at most 200 characters.' })
  title!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Summary of the lesson as plain text, at most 10,000 characters.',
  })
  description!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Notes as Markdown without HTML, at most 50,000 characters.',
  })
  notes!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the video: a YouTube link, another https URL or a path below /media/; null or blank for a lesson without a video.',
  })
  videoUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the captions (WebVTT): an https URL or a path below /media/; null or blank for none.',
  })
  captionsUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Captions as WebVTT text, at most 150,000 bytes, instead of a URL; null or blank for none.',
  })
  captionsText?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Duration as free text, at most 20 characters, e.g. 10:30; null or blank for none.',
  })
  duration?: string | null;
}
