import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../test/refusal';
import { type Answer, type Answers, showPagesAt } from '../../../test/showAt';
import { signIn } from '../../../test/signIn';
import { rememberIntent } from '../../accounts/intent';
import {
  courseAnswer,
  type CourseFixture,
  enrolledAnswer,
  enrollmentAnswer,
  lessonAnswer,
  progressAnswer,
} from './courseFixture.testing';
import { CoursePage } from './CoursePage';
import { sampleCourses } from '../../courses/catalogue/sampleCourses';

function showCourse(fixture: CourseFixture | null, answers: Answers = {}, address = '/courses/course-1') {
  return showPagesAt(
    address,
    [
      { path: '/courses/:courseId', element: <CoursePage /> },
      { path: '/login', element: <p>The log-in page</p> },
    ],
    {
      CoursePage: { data: { course: fixture && courseAnswer(fixture) } },
      OtherCourses: { data: { course: courseAnswer() } },
      LessonNotes: ({ lessonId }) => ({
        data: {
          lesson: {
            ...lessonAnswer(Number(String(lessonId).slice(-1))),
            notes: `Notes of ${String(lessonId)}`,
          },
        },
      }),
      EnrollmentUpdates: 'waiting',
      CourseReviews: 'waiting',
      ...answers,
    },
  );
}

beforeEach(() => signIn());

describe('what the page shows', () => {
  it('shows the loading state, then the course with its lessons, quizzes and instructor', async () => {
    const quiz = { id: 'quiz-1', title: 'Box quiz', questionCount: 1, passingScorePercent: 70 };
    showCourse({ quizzes: [quiz] });
    expect(screen.getByText('Loading course…')).toBeInTheDocument();

    expect(await screen.findByRole('heading', { level: 1, name: 'CSS layout without fear' })).toBeVisible();
    expect(screen.getByText('Rated 4.5 out of 5, 120 reviews')).toBeInTheDocument();
    for (const fact of [
      ...['Boxes, flow and grid', '25 students', '3 lessons', '32 min', 'English', 'Updated Oct 2026'],
      ...['Lay out one page.', 'Choose between flexbox and grid', 'Beginner', '$49.00'],
      ...['Certificate when you complete every lesson', 'Nothing is charged here', 'Not Available'],
      '1 question · No limit · Passing score 70%',
    ])
      expect(screen.getByText(fact)).toBeVisible();
    for (const name of ['What you will learn', 'Requirements', 'Jo Park'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Type on screens' })).toLinkTo('/courses/course-2');
    expect(screen.queryByRole('heading', { name: 'More courses by Jo Park' })).not.toBeInTheDocument();
    expect(screen.getByText(/You can preview every lesson before you enroll/)).toBeVisible();
    expect(screen.getAllByText('Reading, 11 min · Preview')).toHaveLength(3);
    expect(within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('Take Quiz')).not.toBeInTheDocument();
    expect(document.title).toBe('CSS layout without fear · Waymark');
    expect(screen.queryByText(/lessons completed/)).not.toBeInTheDocument();
    cleanup();

    const active = { ...quiz, id: 'quiz-2', title: 'Grid quiz', isActive: true };
    showCourse({ quizzes: [quiz, active] });
    expect(await screen.findByText('1 quiz')).toBeVisible();
    cleanup();
    showCourse({ enrolled: true, quizzes: [quiz, active] });
    expect(await screen.findByRole('link', { name: 'Take Quiz Grid quiz' })).toLinkTo('/quiz/take/quiz-2');
    expect(screen.getAllByText('Not Available')).toHaveLength(1);
  });

  it('has no heading for what its instructor has not written', async () => {
    const blank = {
      ...{ subtitle: null, outcomes: [], requirements: [], language: null, relatedCourses: [] },
      ...{ durationMinutes: null, studentCount: 0, reviewsCount: 0, rating: 0 },
    };
    const answer = { data: { course: { ...courseAnswer(), ...blank } } };
    showCourse({}, { CoursePage: answer, OtherCourses: answer });
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveTexts([
      ...['Description', 'Lessons', 'Quizzes', 'Instructor', 'Reviews'],
    ]);
    expect(screen.queryByText(/student|null|undefined/)).not.toBeInTheDocument();
  });

  it('copies the link where the browser cannot share', async () => {
    const user = userEvent.setup();
    showCourse({}, {}, '/courses/course-1?lesson=lesson-2');
    await user.click(await screen.findByRole('button', { name: 'Share this course' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/courses/course-1');
  });

  it.each([
    [0, sampleCourses[1]?.title ?? '', 'Note: Using sample data - API returned no courses'],
    [12, 'Course not found', null],
  ])("of a platform with %i courses, a sample's address shows: %s", async (totalCourses, heading, note) => {
    const PublishedCourseCount = { data: { platformStats: { totalCourses } } };
    showCourse(null, { PublishedCourseCount }, '/courses/2');
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (note) expect(screen.getByText(note)).toBeVisible();
    else expect(screen.queryByText(/sample/)).not.toBeInTheDocument();
  });

  it('shows the sample that was asked for, and the course itself once the server is back', async () => {
    let isDown = true;
    showCourse(
      null,
      {
        CoursePage: () =>
          isDown ? new Error('Failed to fetch') : { data: { course: { ...courseAnswer(), id: '3' } } },
      },
      '/courses/3',
    );
    const title = sampleCourses[2]?.title ?? '';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Note: Using sample data - Failed to fetch course')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Enroll|Mark complete/ })).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'CSS layout without fear' })).toBeVisible();
  });
});

it('shows a cached course at once, then the current one', async () => {
  const answers: Answers = {
    CoursePage: { data: { course: courseAnswer() } },
    LessonNotes: 'waiting',
    CourseReviews: 'waiting',
  };
  const pages = [{ path: '/courses/:courseId', element: <CoursePage /> }];
  const { router, asked } = showPagesAt('/courses/course-1', pages, answers);
  const timesAsked = () => asked.filter(({ operation }) => operation === 'CoursePage').length;
  expect(await screen.findByRole('heading', { level: 1, name: 'CSS layout without fear' })).toBeVisible();
  expect(timesAsked()).toBe(1);
  await act(() => router.navigate('/elsewhere'));

  let answer: (course: Answer) => void = () => undefined;
  answers.CoursePage = new Promise<Answer>((resolve) => (answer = resolve));
  await act(() => router.navigate('/courses/course-1'));
  expect(screen.getByRole('heading', { level: 1, name: 'CSS layout without fear' })).toBeVisible();
  await act(async () => answer({ data: { course: { ...courseAnswer(), title: 'CSS without tears' } } }));
  expect(screen.getByRole('heading', { level: 1, name: 'CSS without tears' })).toBeVisible();
  expect(timesAsked()).toBe(2);
});

describe('choosing a lesson', () => {
  it('starts with a video for a visitor and with the next lesson for the enrolled', async () => {
    showCourse({ videoUrl: 'https://youtu.be/aircAruvnKk' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Boxes' })).toBeVisible();
    cleanup();
    showCourse({});
    const lessons = await screen.findByRole('list', { name: 'Lessons' });
    expect(screen.queryByRole('heading', { level: 2, name: 'Boxes' })).not.toBeInTheDocument();
    await userEvent.click(within(lessons).getByRole('link', { name: /Boxes/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Boxes' })).toBeVisible();
    cleanup();
    showCourse({ enrolled: true, done: [1] });
    expect(await screen.findByRole('heading', { level: 2, name: 'Flow' })).toBeVisible();
    expect(await screen.findByText('Notes of lesson-2')).toBeVisible();
  });

  it('ignores a lesson in the address that the course does not have', async () => {
    showCourse({ enrolled: true }, {}, '/courses/course-1?lesson=elsewhere');
    expect(await screen.findByRole('heading', { level: 2, name: 'Boxes' })).toBeVisible();
  });
});

describe('enrolling', () => {
  const enrollNow = () => screen.findByRole('button', { name: 'Enroll Now' });

  it('goes from Enroll Now over Enrolling... to the lesson that was open', async () => {
    showCourse({}, { CoursePage: 'waiting' });
    await waitFor(() => expect(screen.getByText('Checking status...')).toBeVisible());
    cleanup();

    showCourse({}, { Enroll: 'waiting' });
    await userEvent.click(await enrollNow());
    expect(screen.getByRole('button', { name: 'Enrolling...' })).toHaveAttribute('aria-busy', 'true');
    cleanup();

    showCourse({}, { Enroll: { data: { enroll: enrolledAnswer() } } }, '/courses/course-1?lesson=lesson-3');
    await userEvent.click(await enrollNow());
    expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Grid' })).toHaveFocus();
  });

  it('treats an existing enrollment as enrolled', async () => {
    const enrollment = { ...enrollmentAnswer(), course: courseAnswer({ enrolled: true }) };
    const enroll = { __typename: 'AlreadyEnrolled', message: 'Already enrolled', enrollment };
    showCourse({}, { Enroll: { data: { enroll } } });
    await userEvent.click(await enrollNow());
    expect(await screen.findByText('You are already enrolled in this course!')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeVisible();
  });

  it('says why it failed', async () => {
    let failure: Error;
    showCourse({}, { Enroll: () => failure });
    for (const [error, sentence] of [
      [refusal('NOT_FOUND', 'Not found'), 'Course not found. Please try again.'],
      [refusal('RATE_LIMITED', 'Too many requests'), 'Failed to enroll: Too many requests'],
      [new TypeError('Failed to fetch'), 'Failed to enroll: Unknown error'],
    ] as const) {
      failure = error;
      await userEvent.click(await enrollNow());
      expect(await screen.findByText(sentence)).toBeVisible();
    }
  });

  it('tells its instructor why an administrator unpublished it', async () => {
    showCourse({ own: true, block: { reason: 'Two videos are gone.' } });
    expect(
      await screen.findByText('An administrator unpublished this course: Two videos are gone.'),
    ).toBeVisible();
  });

  it('is not offered to its instructor, who previews the public page and the learning page, which records nothing', async () => {
    const { asked } = showCourse({ own: true });
    expect(await screen.findByText('Preview of your course')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to editing' })).toLinkTo(
      '/instructor/courses/course-1/edit',
    );
    await userEvent.click(screen.getByRole('button', { name: 'View as an enrolled student' }));
    expect(await screen.findByRole('tab', { name: 'Lessons' })).toBeVisible();
    expect(screen.getByText('0/3 lessons completed')).toBeInTheDocument();
    expect(asked.map(({ operation }) => operation)).not.toContain('RecordPresence');
    await userEvent.click(screen.getByRole('button', { name: 'View as a visitor' }));
    expect(await screen.findByText('Your course')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit Course' })).toLinkTo('/instructor/courses/course-1/edit');
    expect(screen.queryByRole('button', { name: /Enroll/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'View as an enrolled student' })).toHaveFocus();
  });

  it('enrolls after logging in only once the address has lost its parameter', async () => {
    rememberIntent('enroll course-1');
    let addressAtRequest: string | null = null;
    showCourse(
      {},
      {
        Enroll: () => {
          addressAtRequest = screen.getByTestId('address').textContent;
          return { data: { enroll: enrolledAnswer() } };
        },
      },
      '/courses/course-1?resume=1',
    );
    expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeVisible();
    expect(addressAtRequest).toBe('/courses/course-1');
  });

  it('does not enroll a visitor who opens a link with the parameter', async () => {
    const { asked } = showCourse({}, {}, '/courses/course-1?resume=1');
    expect(await enrollNow()).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/courses\/course-1$/));
    expect(asked.map(({ operation }) => operation)).not.toContain('Enroll');
  });

  it('asks a viewer with a rejected token to log in', async () => {
    showCourse({}, { Enroll: refusal('UNAUTHENTICATED', 'Please log in') });
    await userEvent.click(await enrollNow());
    expect(await screen.findByText('The log-in page')).toBeVisible();
    expect(screen.getByText('Please log in to enroll in courses')).toBeVisible();
  });
});

describe('completing a lesson', () => {
  const markComplete = () => screen.findByRole('button', { name: 'Mark complete' });

  it('shows at once, before the server has answered', async () => {
    showCourse({ enrolled: true }, { CompleteLesson: 'waiting' });
    await userEvent.click(await markComplete());
    expect(await screen.findByText('1/3 lessons completed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Completed' })).toHaveFocus();
    expect(screen.getByRole('img', { name: '1 of 3 lessons completed' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Boxes ?, completed/ })).toBeVisible();
    // The selected lesson stays, although the next lesson has changed.
    expect(screen.getByRole('heading', { level: 2, name: 'Boxes' })).toBeVisible();
  });

  it('is rolled back with a message and a retry button when the server refuses', async () => {
    const { asked } = showCourse(
      { enrolled: true },
      { CompleteLesson: refusal('DATABASE_UNAVAILABLE', 'The database cannot be reached.') },
    );
    await userEvent.click(await markComplete());
    const words = 'Not saved: “Boxes” is not marked complete. The database cannot be reached.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(await markComplete()).toBeVisible();
    expect(screen.getByText('0/3 lessons completed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(asked.filter(({ operation }) => operation === 'CompleteLesson')).toHaveLength(2),
    );
  });

  it('keeps the player and marks the lesson while a lesson that the instructor added is being read', async () => {
    const fixture = { enrolled: true, videoUrl: '/media/boxes.webm' };
    let add: () => void = () => {};
    let isAdded = false;
    const { asked } = showCourse(fixture, {
      CoursePage: () => (isAdded ? 'waiting' : { data: { course: courseAnswer(fixture) } }),
      EnrollmentUpdates: new Promise((resolve) => {
        add = () => {
          isAdded = true;
          const course = courseAnswer(fixture);
          const lessons = [...course.lessons, { ...lessonAnswer(3, fixture), id: 'lesson-4', position: 4 }];
          const enrollmentChanged = { ...enrollmentAnswer(fixture), course: { ...course, lessons } };
          resolve({ data: { enrollmentChanged } });
        };
      }),
      CompleteLesson: { data: { completeLesson: progressAnswer(1, { ...fixture, done: [1] }) } },
    });
    const player = await screen.findByLabelText('Video: Boxes');
    await act(async () => add());
    await waitFor(() => expect(asked.filter(({ operation }) => operation === 'CoursePage')).toHaveLength(2));
    expect(player).toBeVisible();
    await userEvent.click(await markComplete());
    expect(asked.at(-1)).toMatchObject({ operation: 'CompleteLesson', variables: { lessonId: 'lesson-1' } });
    expect(await screen.findByRole('button', { name: 'Completed' })).toBeVisible();
  });

  it('leads to the lesson that was left out after the last one', async () => {
    showCourse({ enrolled: true, done: [1, 3] }, {}, '/courses/course-1?lesson=lesson-3');
    expect(await screen.findByRole('link', { name: 'Next lesson: Flow' })).toLinkTo(
      '/courses/course-1?lesson=lesson-2',
    );
  });

  it('shows that the course is complete, with confetti only at that moment', async () => {
    const finished = progressAnswer(3, { done: [1, 2, 3] });
    showCourse({ enrolled: true, done: [1, 2] }, { CompleteLesson: { data: { completeLesson: finished } } });
    await userEvent.click(await markComplete());
    expect(await screen.findByRole('heading', { name: 'Course complete' })).toBeVisible();
    expect(document.querySelector('[data-confetti]')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Next lesson/ })).not.toBeInTheDocument();
    const next = await screen.findByRole('region', { name: 'Your next course' });
    expect(within(next).getByRole('link', { name: 'Type on screens' })).toBeVisible();
    cleanup();

    showCourse({ enrolled: true, done: [1, 2, 3] });
    expect(await screen.findByRole('heading', { name: 'Course complete' })).toBeVisible();
    expect(document.querySelector('[data-confetti]')).not.toBeInTheDocument();
  });

  it('needs an enrollment, and explains it', async () => {
    showCourse({}, {}, '/courses/course-1?lesson=lesson-1');
    expect(await screen.findByText(/^Enroll in this course to mark lessons complete/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark complete' })).not.toBeInTheDocument();
  });

  it('completes the lesson when the embedded player replies, for enrolled students only', async () => {
    const videoUrl = 'https://youtu.be/aircAruvnKk';
    const reply = () => {
      const source = screen.getByTitle<HTMLIFrameElement>('Video: Boxes').contentWindow;
      const from = { source, origin: 'https://www.youtube-nocookie.com' };
      window.dispatchEvent(new MessageEvent('message', { ...from, data: '{"event":"onReady"}' }));
    };
    const visit = showCourse({ videoUrl });
    await userEvent.click(await screen.findByRole('button', { name: /^Play video/ }));
    act(reply);
    expect(visit.asked.map(({ operation }) => operation)).not.toContain('CompleteLesson');
    cleanup();

    const { asked } = showCourse(
      { enrolled: true, videoUrl },
      { CompleteLesson: { data: { completeLesson: progressAnswer(1, { done: [1], videoUrl }) } } },
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Play video/ }));
    act(reply);
    expect(await screen.findByText('1/3 lessons completed', {}, { timeout: 3000 })).toBeVisible();
    // Asynchronous, so that a second request would have been sent by now.
    await act(async () => reply());
    expect(asked.filter(({ operation }) => operation === 'CompleteLesson')).toHaveLength(1);
  });
});
