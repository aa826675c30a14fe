import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { plainCode } from '#server/platform/text.rules';
import { errorSentence } from '../../../apollo/errors';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { TAB } from '../../../apollo/tab';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { TextField } from '../../../ui/fields/TextField';
import { selectFirstField } from '../../../ui/focusWhenMounted';
import { Page, Stack } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonFields } from '../../../ui/states/SkeletonPanels';
import { PageHeading } from '../../../ui/text/PageHeading';
import {
  type JoinPageQuery,
  useJoinByCodeMutation,
  useJoinPageQuery,
} from './__generated__/JoinPage.generated';

/** Joins a course with a code: from a link (`/join/CODE`), or typed. */
export function JoinPage() {
  const { code } = useParams();
  const { key } = useLocation();
  return (
    <Page width="narrow">
      <PageTitle>Join a course</PageTitle>
      <Stack gap={24}>
        <PageHeading>Join a course</PageHeading>
        {/* The key differs for each navigation, so that a code that is typed again is looked up again. */}
        {code ? <CourseOfCode key={key} code={code} /> : <CodeForm />}
      </Stack>
    </Page>
  );
}

/** The code in what was typed: also of a whole link, and without other signs. */
const codeIn = (typed: string) => plainCode(typed.split('/').at(-1) ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Asks for a code; for one that was not found, it shows that one, selected, to correct it. */
function CodeForm({ refused }: { refused?: string }) {
  const [typed, setTyped] = useState(refused ?? '');
  const [error, setError] = useState(refused && 'This code does not exist or is no longer valid');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  function open(event: SubmitEvent) {
    event.preventDefault();
    const code = codeIn(typed);
    if (code) return void navigate(`${paths.join}/${encodeURIComponent(code)}`);
    flushSync(() => setError('Please enter the code'));
    input.current?.focus();
  }

  return (
    <form
      ref={refused ? selectFirstField : undefined}
      onSubmit={open}
      aria-label="Join with a code"
      noValidate
    >
      <Stack gap={16}>
        <TextField
          ref={input}
          label="Code"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
          hint="Eight letters and digits, from the instructor of the course."
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          required
        />
        <div>
          <Button type="submit">Continue</Button>
        </div>
      </Stack>
    </form>
  );
}

function CourseOfCode({ code }: { code: string }) {
  const { data, loading, error, refetch } = useJoinPageQuery({
    variables: { code },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && loading)
    return (
      <LoadingState text="Looking for the course...">
        <SkeletonFields fields={1} />
      </LoadingState>
    );
  if (!data)
    return (
      <ErrorState
        title="The course couldn’t be loaded"
        message={errorSentence(error, 'Failed to load the course')}
        onRetry={() => void refetch()}
      />
    );
  const course = data.courseOfJoinCode;
  if (!course) return <CodeForm refused={code} />;
  return <JoinCourseCard code={code} course={course} />;
}

interface JoinCourseCardProps {
  code: string;
  course: NonNullable<JoinPageQuery['courseOfJoinCode']>;
}

function JoinCourseCard({ code, course }: JoinCourseCardProps) {
  const session = useSession();
  const [join, { loading }] = useJoinByCodeMutation();
  const navigate = useNavigate();

  async function run() {
    const isDone = await attemptOrToast(async () => {
      const { data } = await join({ variables: { code, tab: TAB } });
      const result = data?.joinByCode;
      if (result?.__typename === 'Enrolled') toast.success(`Successfully enrolled in ${course.title}!`);
      else if (result) toast.info(result.message);
    }, 'The course couldn’t be joined');
    if (isDone) void navigate(paths.course(course.id));
  }

  return (
    <Card padding="lg">
      <Stack gap={16}>
        <h2>{course.title}</h2>
        {course.subtitle && <p>{course.subtitle}</p>}
        <p>
          {course.category} · {formatCount(course.lessonCount, 'lesson')} · By {course.instructor.name}
        </p>
        <div>
          {session ? (
            <Button size="lg" loading={loading} loadingText="Joining..." onClick={() => void run()}>
              Join course
            </Button>
          ) : (
            <Button component={Link} to={logInAndReturnTo(`${paths.join}/${code}`)} size="lg">
              Log in to join
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}
