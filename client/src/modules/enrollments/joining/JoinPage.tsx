import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { plainCode } from '#server/platform/text.rules';
import { attemptOrToast } from '../../../apollo/attempt';
import { QueryView } from '../../../apollo/QueryView';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { TextField } from '../../../ui/fields/Fields';
import { selectFirstField } from '../../../ui/focusWhenMounted';
import { Stack, TitledPage } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { SkeletonFields } from '../../../ui/states/Skeletons';
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
    <TitledPage title="Join a course" width="narrow">
      {/* The key differs for each navigation, so that a code that is typed again is looked up again. */}
      {code ? <CourseOfCode key={key} code={code} /> : <CodeForm />}
    </TitledPage>
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
  const query = useJoinPageQuery({ variables: { code }, fetchPolicy: 'network-only' });
  return (
    <QueryView
      query={query}
      value={query.data?.courseOfJoinCode}
      what="course"
      loading="Looking for the course..."
      skeleton={<SkeletonFields fields={1} />}
      reason="Failed to load the course"
      otherwise={<CodeForm refused={code} />}
    >
      {(course) => <JoinCourseCard code={code} course={course} />}
    </QueryView>
  );
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
      const { data } = await join({ variables: { code } });
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
