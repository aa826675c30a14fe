import type { FragmentType } from '@apollo/client';
import { withFragment } from '../../../apollo/fragments';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Cluster } from '../../../ui/layout/Layout';
import { SkeletonFields } from '../../../ui/states/SkeletonPanels';
import { EyeIcon } from '../../../ui/icons/ToolIcons';
import type { CoursePermission } from '../../../apollo/__generated__/types';
import { isAllowed } from '../../courses/coursePermissions';
import { NotAllowedInCourse } from '../../courses/NotAllowedInCourse';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import { useSetCoursePublished } from './useSetCoursePublished';
import { infoOf } from './courseDraft';
import { type EditedCourseFragment, useEditedCourseFragment } from './__generated__/EditCoursePage.generated';
import { CourseBlockNote } from './CourseBlockNote';
import { CourseStateBadge } from './CourseStateBadge';
import { EditCourseForm } from './EditCourseForm';
import { useEditCoursePageQuery } from './__generated__/EditCoursePage.generated';
import type { ManagedLessonsFragment } from './__generated__/ManageLessonsPage.generated';

/** Page for editing one of the instructor's courses. */
export function EditCoursePage() {
  const { courseId = '' } = useParams();
  const query = useEditCoursePageQuery({
    variables: { id: courseId },
    // The form needs the current revision: stale cache data would cause a conflict on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <TeamCourseFrame
      name="Edit Course"
      titleOf={({ title }) => `Edit ${title}`}
      lead={(course) => <TitleAndState {...course} />}
      actions={(course) => <HeadingActions {...course} />}
      width="text"
      what="course"
      skeleton={
        <Card padding="lg">
          <SkeletonFields fields={5} />
        </Card>
      }
      query={query}
    >
      {(course) =>
        isAllowed(course, 'EDIT_CONTENT') ? (
          <>
            <CourseBlockNote course={course} />
            {!course.isPublished && (
              <p>
                Once published, everyone can find this course and read its lessons without an account, even if
                they need a link or approval to join.
              </p>
            )}
            <EditedCourse key={courseId} course={course} lessonCount={course.lessonCount} lessons={course} />
          </>
        ) : (
          <NotAllowedInCourse courseId={course.id} />
        )
      }
    </TeamCourseFrame>
  );
}

interface OneCourse {
  id: string;
  title: string;
  isPublished: boolean;
  lessonCount: number;
  /** null: no administrator unpublished it. */
  block: object | null;
  viewerPermissions: readonly CoursePermission[];
}

function TitleAndState({ title, isPublished, block }: OneCourse) {
  return (
    <>
      {title} <CourseStateBadge isPublished={isPublished} block={block} />
    </>
  );
}

function HeadingActions({ id, title, isPublished, lessonCount, block, viewerPermissions }: OneCourse) {
  const setPublished = useSetCoursePublished();
  return (
    <Cluster gap={8}>
      <Button component={Link} to={paths.course(id)} variant="secondary" iconStart={<EyeIcon size={18} />}>
        Preview as a student
      </Button>
      <Button component={Link} to={paths.courseTeam(id)} variant="secondary">
        Team
      </Button>
      {!block && isAllowed({ viewerPermissions }, 'PUBLISH') && (
        <Button
          variant={isPublished ? 'secondary' : 'primary'}
          onClick={() => void setPublished({ id, title, lessonCount, isPublished })}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
      )}
    </Cluster>
  );
}

interface EditedCourseProps {
  course: EditedCourseFragment;
  lessonCount: number;
  lessons: FragmentType<ManagedLessonsFragment>;
}

const EditedCourse = withFragment('course', useEditedCourseFragment, EditedCourseView);

function EditedCourseView({ course, ...rest }: EditedCourseProps) {
  const saved = useMemo(() => infoOf(course), [course]);
  return <EditCourseForm courseId={course.id} saved={saved} savedRevision={course.revision} {...rest} />;
}
