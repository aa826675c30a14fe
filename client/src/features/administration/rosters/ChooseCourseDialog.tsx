import { useState } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { Chip } from '../../../ui/buttons/Chip';
import { SearchForm } from '../../../ui/fields/SearchForm';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { useFindCoursesQuery } from './RostersPage.generated';

interface ChooseCourseDialogProps {
  /** Title of the class. */
  className: string;
  /** What is searched for at first. */
  search: string;
  onChoose: (courseId: string) => void | Promise<void>;
  onClose: () => void;
}

/** Chooses one of the published courses for a class. */
export function ChooseCourseDialog(props: ChooseCourseDialogProps) {
  const { className, onChoose, onClose } = props;
  const [search, setSearch] = useState(props.search.slice(0, 100));
  return (
    <Dialog title={`Course of ${className}`} onClose={onClose}>
      <Stack gap={16}>
        <SearchForm label="Title or instructor" search={search} onSearch={setSearch} />
        <FoundCourses search={search} onChoose={onChoose} />
      </Stack>
    </Dialog>
  );
}

function FoundCourses({ search, onChoose }: Pick<ChooseCourseDialogProps, 'search' | 'onChoose'>) {
  const { data, loading, error, refetch } = useFindCoursesQuery({ variables: { search } });
  if (!data && loading) return <LoadingState text="Searching..." />;
  if (!data)
    return (
      <ErrorState
        level={3}
        title="The search failed"
        message={errorSentence(error, 'Failed to search for courses')}
        onRetry={() => void refetch()}
      />
    );
  const courses = data.viewer?.administration?.courses;
  if (!courses || courses.nodes.length === 0)
    return <p role="status">No published course contains “{search}”.</p>;
  return (
    <Stack gap={8}>
      <p role="status">{courses.pageInfo.hasNextPage ? 'The newest courses that match:' : 'Which course?'}</p>
      <Cluster gap={8}>
        {courses.nodes.map(({ id, title, instructorName }) => (
          <Chip key={id} onClick={() => void onChoose(id)}>
            {title} · {instructorName}
          </Chip>
        ))}
      </Cluster>
    </Stack>
  );
}
