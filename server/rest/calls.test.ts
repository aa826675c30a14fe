import { sharedFixture } from '../test/fixture';
import { testApp } from '../test/test-app';

const app = testApp();

const instructor = sharedFixture(() =>
  app.world.anInstructor({ name: 'Grace', bio: 'Teaches.', pictureUrl: 'https://example.org/g.png' }),
);
const course = sharedFixture(() =>
  app.world.aCourse(instructor, {
    title: 'Knots',
    description: 'All of them.',
    category: 'Backend',
    priceCents: 1999,
    skills: ['Rope', 'React'],
    lessons: [
      { title: 'Bowline', videoUrl: 'https://example.org/a.mp4', duration: '10:30', notes: 'secret notes' },
      { title: 'Sheet bend' },
    ],
  }),
);
const student = sharedFixture(() =>
  app.signedIn(app.world.aStudent({ name: 'Ada', email: 'ada@example.org' })),
);

const id = expect.any(String);

const lessonsShape = () =>
  course.lessons.map((lesson) => ({
    _id: lesson.id,
    id: lesson.id,
    title: lesson.title,
    description: '',
    videoUrl: lesson.videoUrl,
    duration: lesson.duration,
    order: lesson.position,
  }));

const courseShape = () => ({
  _id: course.id,
  id: course.id,
  title: 'Knots',
  description: 'All of them.',
  category: 'Backend',
  level: 'beginner',
  price: 19.99,
  rating: 0,
  reviewsCount: 0,
  skills: ['Rope', 'React'],
  subtitle: null,
  outcomes: [],
  requirements: [],
  language: null,
  glyph: null,
  completionRule: 'watched',
  certificateRule: 'lessons',
  assistantMode: 'answers',
  studentCount: 0,
  updatedAt: expect.stringMatching(/Z$/),
  durationMinutes: 11,
  lessons: lessonsShape(),
  instructor: { id: instructor.id, name: 'Grace', bio: 'Teaches.', image: 'https://example.org/g.png' },
});

describe('/auth', () => {
  it('POST /auth/signup, POST /auth/login, GET /auth/profile', async () => {
    const account = { name: 'Ben', email: 'Ben@Example.org', password: 'a long one', role: 'student' };
    const user = { _id: id, id, name: 'Ben', email: 'ben@example.org', role: 'student', profilePic: null };
    const signedUp = await app.rest('POST', '/auth/signup', { body: account });
    expect(signedUp).toMatchObject({ status: 201 });
    expect(signedUp.body).toEqual({ user });
    const loggedIn = await app.rest('POST', '/auth/login', { body: account });
    expect(loggedIn.status).toBe(200);
    expect(loggedIn.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user });
    const profile = await app.rest('GET', '/auth/profile', { token: loggedIn.body.token });
    expect(profile.status).toBe(200);
    expect(profile.body).toEqual(user);
  });

  it('POST /auth/signup ignores what it does not know', async () => {
    const body = {
      name: 'Eve',
      email: 'eve@example.org',
      password: 'a long one',
      role: 'Instructor',
      id: student.id,
      _id: student.id,
      createdAt: '1990-01-01',
      isAdmin: true,
      passwordHash: 'x',
    };
    const { status, body: answer } = await app.rest('POST', '/auth/signup', { body });
    expect(status).toBe(201);
    expect(answer.user).toMatchObject({ name: 'Eve', role: 'instructor' });
    expect(answer.user.id).not.toBe(student.id);
  });

  it('POST /auth/request-reset-token, POST /auth/reset-password', async () => {
    await app.world.aStudent({ email: 'forgetful@example.org' });
    const email = 'forgetful@example.org';
    const requested = await app.rest('POST', '/auth/request-reset-token', { body: { email } });
    expect(requested.status).toBe(200);
    expect(requested.body).toEqual({ message: 'Reset token generated successfully', resetToken: id });
    const body = { email, resetToken: requested.body.resetToken, newPassword: 'remembered' };
    const reset = await app.rest('POST', '/auth/reset-password', { body });
    expect(reset.status).toBe(200);
    expect(reset.body).toEqual({ message: 'Password reset successful' });
  });
});

describe('courses', () => {
  it('GET /api/courses', async () => {
    const { status, body } = await app.rest('GET', '/api/courses');
    expect(status).toBe(200);
    expect(body).toEqual([courseShape()]);
    const newer = await app.world.aCourse(instructor, { title: 'Splices' });
    await app.sql`update courses set is_featured = true where id = ${course.id}`;
    const { body: both } = await app.rest('GET', '/api/courses');
    expect(both.map((one: { id: string }) => one.id)).toEqual([newer.id, course.id]);
    await app.sql`update courses set is_featured = false, is_published = id = ${course.id}`;
  });

  it('GET /api/courses/{id}, by either spelling of its id', async () => {
    const [listed] = (await app.rest('GET', '/api/courses')).body;
    for (const one of [listed._id, listed.id]) {
      const { status, body } = await app.rest('GET', `/api/courses/${one}`);
      expect(status).toBe(200);
      expect(body).toEqual({ ...courseShape(), quizzes: [] });
      expect(JSON.stringify(body)).not.toContain('secret notes');
    }
  });

  it('GET /search/courses', async () => {
    const { status, body } = await app.rest('GET', '/search/courses?q=knot');
    expect(status).toBe(200);
    expect(body).toEqual([
      { _id: course.id, id: course.id, title: 'Knots', category: 'Backend', rating: 0, isExactMatch: true },
    ]);
    const { body: similar } = await app.rest('GET', '/search/courses?q=knitting%20knots');
    expect(similar).toMatchObject([{ id: course.id, isExactMatch: false }]);
    expect((await app.rest('GET', '/search/courses?q=nothing')).body).toEqual([]);
    expect((await app.rest('GET', '/search/courses')).body).toHaveLength(1);
    expect((await app.rest('GET', '/search/courses?q=nothing&q=knot')).body).toHaveLength(1);
  });
});

describe('the platform', () => {
  it('GET /platform/stats', async () => {
    const { status, body } = await app.rest('GET', '/platform/stats');
    expect(status).toBe(200);
    const [counted] = await app.sql`select count(*) filter (where role = 'STUDENT')::int as students,
      count(*) filter (where role = 'INSTRUCTOR')::int as instructors from accounts`;
    expect(body).toEqual({
      totalCourses: 1,
      totalStudents: counted!.students,
      totalInstructors: counted!.instructors,
    });
  });

  it('POST /testimonials, GET /testimonials, newest first', async () => {
    const plain = await app.rest('POST', '/testimonials', { body: { name: ' Ada ', text: ' Good. ' } });
    expect(plain.status).toBe(201);
    expect(plain.body).toEqual({
      _id: id,
      id,
      name: 'Ada',
      text: 'Good.',
      stars: 5,
      avatar: null,
      isPublic: true,
    });
    app.clock.advance(1000);
    const full = await app.rest('POST', '/testimonials', {
      body: { name: 'Ben', text: 'So so.', stars: 3, avatar: 'https://example.org/b.png', id: 'mine' },
    });
    expect(full.body).toMatchObject({ stars: 3, avatar: 'https://example.org/b.png' });
    const { status, body } = await app.rest('GET', '/testimonials');
    expect(status).toBe(200);
    const listed = ({ isPublic: _, ...testimonial }: Record<string, unknown>) => testimonial;
    expect(body).toEqual([listed(full.body), listed(plain.body)]);
  });
});

it('/student enrolls, completes, and shows it on the dashboard and as a certificate', async () => {
  const courseId = course.id;
  const isEnrolled = () => app.rest('GET', `/student/enrollments/${courseId}`, { token: student.token });
  expect(await isEnrolled()).toMatchObject({ status: 200, body: { isEnrolled: false } });

  const progress = (lessonsCompleted: number, overallPercent: number) => ({
    courseId,
    title: 'Knots',
    overallPercent,
    lessonsCompleted,
    totalLessons: 2,
  });
  const enrolled = await app.rest('POST', '/student/enrollments', {
    token: student.token,
    body: { courseId },
  });
  expect(enrolled.status).toBe(201);
  expect(enrolled.body).toEqual({ isEnrolled: true, enrollment: progress(0, 0) });
  expect((await isEnrolled()).body).toEqual({ isEnrolled: true });
  const again = await app.rest('POST', '/student/enrollments', { token: student.token, body: { courseId } });
  expect(again).toMatchObject({ status: 400, body: { error: 'Already enrolled' } });

  for (const [index, percent] of [50, 100].entries()) {
    app.clock.advance(1000);
    const body = { courseId, lessonId: course.lessons[index]!.id };
    for (let repeat = 0; repeat < 2; repeat++) {
      const completed = await app.rest('POST', '/student/lessons/complete', { token: student.token, body });
      expect(completed.status).toBe(200);
      expect(completed.body).toEqual({ completed: true, ...progress(index + 1, percent) });
    }
  }

  const dashboard = await app.rest('GET', '/student/dashboard', { token: student.token });
  expect(dashboard.status).toBe(200);
  expect(dashboard.body).toEqual({
    stats: { totalCourses: 1, completedCourses: 1, totalLessonsCompleted: 2, averageProgress: 100 },
    enrolledCourses: [progress(2, 100)],
    recentActivity: ['Sheet bend', 'Bowline'].map((lessonTitle, index) => ({
      lessonId: course.lessons[1 - index]!.id,
      lessonTitle,
      courseTitle: 'Knots',
      completedAt: new Date(app.clock.now().getTime() - 1000 * index).toISOString(),
    })),
  });

  const html = await app.rest('GET', `/student/certificate/${courseId}`, { token: student.token });
  expect(html.status).toBe(200);
  expect(html.headers.get('content-type')).toMatch(/^text\/html/);
  expect(html.body).toContain('Knots');
  const pdf = await app.rest('GET', `/student/certificate/${courseId}.pdf`, { token: student.token });
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.body).toMatch(/^%PDF-/);
});
