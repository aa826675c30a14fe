import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EyeIcon } from '../../../ui/icons/ToolIcons';
import { SkeletonRows } from '../../../ui/states/Skeletons';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import { LessonManager } from './LessonManager';
import { useManageLessonsPageQuery } from './__generated__/ManageLessonsPage.generated';

/** The lessons of one of the instructor's courses (specification, section 2). */
export function ManageLessonsPage() {
  const { courseId = '' } = useParams();
  const query = useManageLessonsPageQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network' });
  return (
    <TeamCourseFrame
      name="Manage Lessons"
      needs="EDIT_CONTENT"
      titleOf={({ title }) => `Lessons of ${title}`}
      headingOf={({ title }) => title}
      lead={({ description }) => description}
      actions={({ id }) => (
        <Button component={Link} to={paths.course(id)} variant="secondary" iconStart={<EyeIcon size={18} />}>
          Preview as a student
        </Button>
      )}
      width="text"
      what="lessons"
      failure="Failed to load course"
      skeleton={<SkeletonRows rows={4} />}
      query={query}
    >
      {(course) => <LessonManager key={courseId} course={course} />}
    </TeamCourseFrame>
  );
}
