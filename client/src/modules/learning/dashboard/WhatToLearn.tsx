import { Link } from 'react-router-dom';
import { QueryView } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Grid, Section } from '../../../ui/layout/Layout';
import { LineBadge } from '../../../ui/map/LineBadge';
import { SkeletonCards } from '../../../ui/states/Skeletons';
import { CourseCard } from '../../courses/catalogue/CourseCard';
import { mainNames, useCategories } from '../../courses/useCategories';
import { useWhatToLearnQuery } from './__generated__/WhatToLearn.generated';

/** Number of suggested courses: one row. */
const MAX_SUGGESTED = 3;

/** Topics and courses for a student with no lesson to continue with. */
export function WhatToLearn({ hasCourses }: { hasCourses: boolean }) {
  const topics = mainNames(useCategories());
  return (
    <Section
      title={hasCourses ? 'What would you like to learn next?' : 'What would you like to learn?'}
      actions={
        <Button component={Link} to={paths.catalogue} variant="secondary" size="sm">
          Browse Courses
        </Button>
      }
    >
      <p>
        <strong>{hasCourses ? 'Every lesson completed' : 'No Courses Yet'}</strong>
        <br />
        Choose a topic, or start with one of these courses.
      </p>
      <Cluster component="ul" gap={8} aria-label="Topics">
        {topics.map((topic) => (
          <li key={topic}>
            <Button component={Link} to={paths.catalogueOf(topic)} variant="secondary" size="sm">
              <LineBadge category={topic} size="sm" withName />
            </Button>
          </li>
        ))}
      </Cluster>
      <Suggestions />
    </Section>
  );
}

/** Courses that the viewer is not enrolled in. */
function Suggestions() {
  const query = useWhatToLearnQuery({ notifyOnNetworkStatusChange: true });
  return (
    <QueryView
      query={query}
      value={query.data}
      what="courses"
      skeleton={<SkeletonCards count={MAX_SUGGESTED} fill />}
    >
      {({ courses }) => (
        <Grid min={280} columns={3}>
          {courses.nodes
            .filter((course) => !course.viewerEnrollment)
            .slice(0, MAX_SUGGESTED)
            .map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
        </Grid>
      )}
    </QueryView>
  );
}
