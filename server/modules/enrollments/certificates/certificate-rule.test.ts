import sharp from 'sharp';
import { CLIENT_FOLDER } from '../../../platform/root';
import type { SeededQuiz } from '../../../seed/rows';
import type { SeededCourse } from '../../../seed/world';
import { aQuizTaker, type QuizTaker } from '../../../test/quiz-taker';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { CertificateRule } from '../../courses/course.entities';
import { QuizSweeper } from '../../quizzes/taking/quiz-attempt-closing.service';

const PUBLIC_URL = 'https://learn.example';

const app = testApp({ clientFolder: CLIENT_FOLDER, config: { publicUrl: PUBLIC_URL } });

const instructor = sharedFixture(() => app.signedIn(app.world.anInstructor()));

/** A course of two lessons and as many quizzes of one question. */
async function aCourse(
  quizCount = 1,
  certificateRule: CertificateRule = CertificateRule.LESSONS_AND_QUIZZES,
) {
  const course = await app.world.aCourse(instructor, { lessons: 2, certificateRule });
  const quizzes: SeededQuiz[] = [];
  for (let made = 0; made < quizCount; made += 1)
    quizzes.push(await app.world.aQuiz(course, { questions: [{}], timeLimitMinutes: 10 }));
  return { course, quizzes };
}

const COMPLETE =
  'mutation ($id: ID!) { r: completeLesson(lessonId: $id) { enrollment { percent certificate { number rule } } } }';

const complete = async ({ token }: QuizTaker, course: SeededCourse, index: number) =>
  (await app.run(COMPLETE, { id: course.lessons[index]!.id }, token)).enrollment;

async function completeAll(taker: QuizTaker, course: SeededCourse) {
  await complete(taker, course, 0);
  return complete(taker, course, 1);
}

async function take(taker: QuizTaker, quiz: SeededQuiz, isRight = true) {
  const { attempt } = await taker.start(quiz.id);
  const [question] = quiz.questions;
  return taker.submit(attempt.id, { [question!.id]: isRight ? question!.correctAnswer : 'Option 2' });
}

const certificatesOf = (taker: QuizTaker) =>
  app.sql`select rule, number from certificates where student_id = ${taker.account.id}`;

const noticesOf = async (taker: QuizTaker) =>
  (
    await app.sql`select id from notifications where recipient_id = ${taker.account.id}
      and kind = 'CERTIFICATE_EARNED'`
  ).length;

const teach = async (mutation: string, variables: object) => {
  const { body } = await app.graphql(mutation, { ...variables }, instructor.token);
  expect(body.errors).toBeUndefined();
};

describe('the certificate of a course that also requires its quizzes', () => {
  it('is issued with the last lesson if every quiz was passed before', async () => {
    const { course, quizzes } = await aCourse(2);
    const taker = await aQuizTaker(app, course);
    for (const quiz of quizzes) await take(taker, quiz);
    expect(await certificatesOf(taker)).toEqual([]);
    const enrollment = await completeAll(taker, course);
    expect(enrollment).toMatchObject({ percent: 100, certificate: { rule: 'LESSONS_AND_QUIZZES' } });
    expect(await noticesOf(taker)).toBe(1);
  });

  it('is issued with the last quiz if every lesson was completed before', async () => {
    const { course, quizzes } = await aCourse(2);
    const taker = await aQuizTaker(app, course);
    expect(await completeAll(taker, course)).toEqual({ percent: 100, certificate: null });
    await take(taker, quizzes[0]!);
    await take(taker, quizzes[1]!, false);
    expect(await certificatesOf(taker)).toEqual([]);
    await take(taker, quizzes[1]!);
    expect(await certificatesOf(taker)).toMatchObject([{ rule: 'LESSONS_AND_QUIZZES' }]);
    expect(await noticesOf(taker)).toBe(1);
  });

  it('is issued when the last quiz is passed by answers that were saved before its time ran out', async () => {
    const { course, quizzes } = await aCourse();
    const taker = await aQuizTaker(app, course);
    await completeAll(taker, course);
    const { attempt } = await taker.start(quizzes[0]!.id);
    const [question] = quizzes[0]!.questions;
    await taker.save(attempt.id, { [question!.id]: question!.correctAnswer });
    app.clock.advance(11 * 60_000);
    await app.app.service(QuizSweeper).run();
    expect(await certificatesOf(taker)).toHaveLength(1);
  });

  it('is issued once, however lessons and quizzes are finished at the same time', async () => {
    const { course, quizzes } = await aCourse();
    const takers = await app.atOnce(12, () => aQuizTaker(app, course));
    for (const taker of takers) await complete(taker, course, 0);
    await Promise.all(
      takers.flatMap((taker) => [
        take(taker, quizzes[0]!),
        complete(taker, course, 1),
        complete(taker, course, 1),
      ]),
    );
    for (const taker of takers) expect(await certificatesOf(taker)).toHaveLength(1);
  });

  it.each([
    ['is turned off', 'mutation ($id: ID!) { setQuizActive(id: $id, isActive: false) { id } }'],
    ['is deleted', 'mutation ($id: ID!) { deleteQuiz(id: $id) { __typename } }'],
  ])('is issued when the only quiz that was not passed %s', async (_how, mutation) => {
    const { course, quizzes } = await aCourse(2);
    const taker = await aQuizTaker(app, course);
    const other = await aQuizTaker(app, course);
    await completeAll(taker, course);
    await completeAll(other, course);
    await take(taker, quizzes[0]!);
    await teach(mutation, { id: quizzes[1]!.id });
    expect(await certificatesOf(taker)).toHaveLength(1);
    expect(await certificatesOf(other)).toEqual([]);
  });

  it('is issued when its author requires the lessons only, and stays when more is required again', async () => {
    const { course } = await aCourse();
    const taker = await aQuizTaker(app, course);
    await completeAll(taker, course);
    const change = (certificateRule: string, revision: number) =>
      teach(
        `mutation ($id: ID!, $input: CourseInput!, $revision: Int!) { updateCourse(id: $id, input: $input, revision: $revision) { __typename ... on CourseUpdated { course { certificateRule } } } }`,
        {
          id: course.id,
          revision,
          input: {
            title: course.title,
            description: course.description,
            category: course.category,
            certificateRule,
          },
        },
      );
    await change('LESSONS', 1);
    const issued = await certificatesOf(taker);
    expect(issued).toMatchObject([{ rule: 'LESSONS' }]);
    await change('LESSONS_AND_QUIZZES', 2);
    expect(await certificatesOf(taker)).toEqual(issued);
  });

  it('is issued to a student who enrolls again after the missing lesson was deleted', async () => {
    const { course } = await aCourse(0, CertificateRule.LESSONS);
    const taker = await aQuizTaker(app, course);
    await complete(taker, course, 0);
    await app.as(taker.token).graphql`mutation { endEnrollment(courseId: ${course.id}) { __typename } }`;
    await teach('mutation ($id: ID!) { deleteLesson(id: $id) { __typename } }', {
      id: course.lessons[1]!.id,
    });
    expect(await certificatesOf(taker)).toEqual([]);
    const { body } = await app.as(taker.token).graphql`mutation { r: enroll(courseId: ${course.id}) {
      ... on Enrolled { enrollment { percent certificate { number } } } } }`;
    const [certificate] = await certificatesOf(taker);
    expect(body.data.r.enrollment).toEqual({ percent: 100, certificate: { number: certificate!.number } });
  });
});

describe('the page of a certificate', () => {
  async function aCertificate() {
    const course = await app.world.aCourse(instructor, {
      title: 'Queues & caches',
      lessons: [{ duration: '90:00' }],
      skills: ['Queues', 'Caches'],
    });
    const student = await app.world.aStudent({ name: 'Ada <b>Lovelace</b>' });
    await app.world.enroll(student, course, { completed: 1 });
    const [row] = await app.sql`select number from certificates where student_id = ${student.id}`;
    return row!.number;
  }

  it('says the same to whoever has the number, with what the course taught and how long it was', async () => {
    const number = await aCertificate();
    const { body } = await app.as().graphql`{ verifyCertificate(number: ${number}) {
      courseTitle instructorName rule skills durationMinutes } }`;
    expect(body.data.verifyCertificate).toEqual({
      courseTitle: 'Queues & caches',
      instructorName: instructor.name,
      rule: 'LESSONS',
      skills: ['Queues', 'Caches'],
      durationMinutes: 90,
    });
  });

  it('keeps the name that the platform had when it was issued', async () => {
    const earlier = await aCertificate();
    await app.sql`update platform_settings set name = 'Harbor School'`;
    const later = await aCertificate();
    const nameOn = async (number: string) =>
      (await app.as().run`{ r: verifyCertificate(number: ${number}) { platformName } }`).platformName;
    expect([await nameOn(earlier), await nameOn(later)]).toEqual(['Waymark', 'Harbor School']);
    await app.sql`update platform_settings set name = 'Waymark'`;
  });

  it('is a document with a title, a description and a picture for link previews', async () => {
    const number = await aCertificate();
    const response = await fetch(`${app.origin}/verify/${number}`, { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('This certificate is valid');
    expect(html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;');
    expect(html).not.toContain('<b>Lovelace');
    expect(html).toContain(
      `<meta property="og:image" content="${PUBLIC_URL}/pictures/certificates/${number}.png"/>`,
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it('exists from the moment the certificate is issued', async () => {
    const missing = '/verify/WM-0000-0000-0000';
    const status = async (path: string) =>
      (await fetch(app.origin + path, { headers: { accept: 'text/html' } })).status;
    expect(await status(missing)).toBe(404);
    await app.sql`update certificates set number = 'WM-0000-0000-0000' where number = ${await aCertificate()}`;
    expect(await status(missing)).toBe(200);
  });

  it('has a picture of 1,200 by 630 pixels, and none without a certificate', async () => {
    const number = await aCertificate();
    const picture = await fetch(`${app.origin}/pictures/certificates/${number}.png`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const file = Buffer.from(await picture.arrayBuffer());
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // Something is drawn where the name stands.
    const { channels } = await sharp(
      await sharp(file).extract({ left: 120, top: 246, width: 600, height: 84 }).toBuffer(),
    ).stats();
    expect(channels[0]!.min).toBeLessThan(60);
    const statusOf = async (name: string) =>
      (await fetch(`${app.origin}/pictures/certificates/${name}`)).status;
    for (const type of ['png', 'css']) {
      for (const other of ['WM-0000-0000-0001', 'x']) expect(await statusOf(`${other}.${type}`)).toBe(404);
      expect(await statusOf(`%00.${type}`)).toBe(400);
    }
  });

  it('has fonts for the letters that the fonts of the site lack', async () => {
    const stylesFor = async (number: string) => {
      const response = await fetch(`${app.origin}/pictures/certificates/${number}.css`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=86400',
      ]);
      expect(response.headers.get('content-type')).toMatch('text/css');
      return response.text();
    };
    const number = await aCertificate();
    expect(await stylesFor(number)).toBe('');
    await app.sql`update certificates set student_name = '王小明' where number = ${number}`;
    const styles = await stylesFor(number);
    expect(styles.match(/url\(data:font\/woff|U\+(738b|5c0f|660e)/g)).toEqual(
      expect.arrayContaining(['url(data:font/woff', 'U+738b', 'U+5c0f', 'U+660e']),
    );
  });
});
