import { Sql } from 'sql-template-tag';
import * as numbered from './catalogue.queries';

/** A fragment in which `$1` is the viewer's account id, as a function of that id. */
const ofViewer = (fragment: string) => {
  const strings = fragment.split(/\$1\b/);
  return (viewerId: string | null) =>
    new Sql(
      strings,
      strings.slice(1).map(() => viewerId),
    );
};

/** A lesson `l` as its GraphQL type has it, without the long texts: most lists show neither notes nor captions. */
export const lessonJson = ofViewer(numbered.lessonJson);

/** Whether the viewer may know of the course `c`, which stands alone. */
export const isVisibleCourse = ofViewer(numbered.isVisibleCourse);
