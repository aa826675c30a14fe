import { useParams } from 'react-router-dom';
import { Card } from '../../../ui/display/Card';
import { Section } from '../../../ui/layout/Layout';
import { NotAllowedInCourse } from '../../courses/NotAllowedInCourse';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import { JoiningForm } from './JoiningForm';
import { JoinLinks } from './JoinLinks';
import { type JoiningOfCourseFragment, useJoiningPageQuery } from './JoiningPage.generated';
import { RequestLists } from './RequestLists';

/** How people join one of the instructor's courses. */
export function JoiningPage() {
  const { courseId = '' } = useParams();
  const query = useJoiningPageQuery({
    variables: { courseId },
    // The form takes its values when it appears: stale cache data would overwrite newer settings on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <TeamCourseFrame
      name="Joining"
      titleOf={({ title }) => `Joining ${title}`}
      lead="Who can join the course, how many, and until when"
      what="course"
      query={query}
    >
      {(course) => <Joining course={course} />}
    </TeamCourseFrame>
  );
}

function Joining({ course }: { course: JoiningOfCourseFragment }) {
  const { id, joining } = course;
  if (!joining) return <NotAllowedInCourse courseId={id} />;
  return (
    <>
      <Section title="Who can join">
        <Card padding="lg">
          <JoiningForm course={course} requestCount={joining.requestCount} />
        </Card>
      </Section>
      <RequestLists courseId={id} joining={joining} />
      <JoinLinks courseId={id} links={joining.links} />
    </>
  );
}
