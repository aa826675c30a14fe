import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { foldText } from '../../../../server/platform/text.rules';
import { errorSentence } from '../../apollo/errors';
import { paths } from '../../app/paths';
import { withParam } from '../../lib/addressParams';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PlusIcon } from '../../ui/Icons';
import { Page, Stack } from '../../ui/Layout';
import { LoadingState } from '../../ui/LoadingState';
import { PAGE_HEADING_ID, PageHeading } from '../../ui/PageHeading';
import { SelectField } from '../../ui/SelectField';
import { SkeletonFields, SkeletonPanel } from '../../ui/SkeletonPanels';
import { TextField } from '../../ui/TextField';
import { InstructorCourseCard } from './InstructorCourseCard';
import { InstructorOnlyNote } from './InstructorOnly';
import { type MyCoursesFragment, useMyCoursesPageQuery } from './MyCoursesPage.generated';
import styles from './MyCoursesPage.module.css';

type Course = MyCoursesFragment['courses'][number];

/** All of an instructor's courses and what can be done with each (specification, section 2). */
export function MyCoursesPage() {
  return (
    <Page>
      <title>My Courses · Waymark</title>
      <Stack gap={40}>
        <PageHeading
          lead="Edit your courses, publish them, and see how they do"
          actions={<CreateCourseButton />}
        >
          My Courses
        </PageHeading>
        <Courses />
      </Stack>
    </Page>
  );
}

function CreateCourseButton() {
  return (
    <Button component={Link} to={paths.createCourse} iconStart={<PlusIcon size={18} />}>
      Create Course
    </Button>
  );
}

function Courses() {
  const { data, loading, error, refetch } = useMyCoursesPageQuery({
    // Students come while the page is away.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && loading)
    return (
      <LoadingState text="Loading courses...">
        <Stack gap={24}>
          <div className={styles.filter}>
            <SkeletonFields fields={1} />
            <SkeletonFields fields={1} />
          </div>
          <SkeletonPanel height="20rem" />
          <SkeletonPanel height="20rem" />
        </Stack>
      </LoadingState>
    );
  if (!data)
    return (
      <ErrorState
        title="Your courses did not come"
        message={errorSentence(error, 'Failed to load courses')}
        onRetry={() => void refetch()}
      />
    );
  const teaching = data.viewer?.teaching;
  if (!teaching) return <InstructorOnlyNote />;
  if (teaching.courses.length === 0)
    return (
      <EmptyState
        title="No Courses Yet"
        text="Your first course is a line on the map: give it a title, and its stops one by one."
        action={<CreateCourseButton />}
      />
    );
  return <FilteredCourses courses={teaching.courses} />;
}

const STATUSES = { published: true, draft: false } as const;

/** What is looked for stands in the address: `?q=` any word of the course, `?status=`. */
function FilteredCourses({ courses }: { courses: readonly Course[] }) {
  const [params, setParams] = useSearchParams();
  // The router may show an address later than the key press that asked for it.
  const [search, setSearch] = useState(params.get('q') ?? '');
  const status = params.get('status') ?? '';
  const found = courses.filter((course) => matches(course, search, status));

  function setParam(name: string, value: string) {
    setParams((from) => withParam(from, name, value), { replace: true, preventScrollReset: true });
  }

  return (
    <Stack gap={16}>
      <div role="search" className={styles.filter}>
        <TextField
          type="search"
          label="Search my courses"
          placeholder="Title, description, category or tag"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setParam('q', target.value);
          }}
        />
        <SelectField
          label="Status"
          value={status in STATUSES ? status : ''}
          onChange={({ target }) => setParam('status', target.value)}
        >
          <option value="">All</option>
          <option value="published">Published</option>
          <option value="draft">Draft</option>
        </SelectField>
      </div>
      <p role="status" className={styles.count}>
        {formatCount(found.length, 'course')}
      </p>
      {found.length > 0 ? (
        <Stack gap={24}>
          {found.map((course) => (
            <InstructorCourseCard key={course.id} course={course} onDeleted={focusHeading} />
          ))}
        </Stack>
      ) : (
        <EmptyState
          title="No courses found"
          text="None of your courses matches."
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setSearch('');
                setParams({}, { replace: true });
              }}
            >
              Show all courses
            </Button>
          }
        />
      )}
    </Stack>
  );
}

/** The card that had the focus is gone: the next thing to hear is where one is. */
function focusHeading() {
  document.getElementById(PAGE_HEADING_ID)?.focus();
}

function matches(course: Course, search: string, status: string): boolean {
  const wanted = foldText(search).trim();
  if (status in STATUSES && course.isPublished !== STATUSES[status as keyof typeof STATUSES]) return false;
  const texts = [course.title, course.description, course.category, ...course.skills];
  return texts.some((text) => foldText(text).includes(wanted));
}
