import type { Page } from 'playwright-core';
import type { Account } from '../../modules/accounts/account.entities';
import type { SeededCourse } from '../../seed/world';
import { QuestionType } from '../../modules/quizzes/quiz.entities';
import { sidewaysScroll } from './a11y';
import { ownDemoSite, goTo, HEIGHT } from './demo-site';

const PWN = 'window.__pwned=1';
const IMAGE = `<img src=x onerror="${PWN}">`;
const SCRIPT = `</title></script><script>${PWN}</script>`;
const RTL = '\u202Eمرحبا بالعالم\u202C';
/** The longest that a person's name may be, and a course's title. */
const NAME = `"><svg/onload=${PWN}> O'Brien & Söhne ${RTL} ${'W'.repeat(36)}`.slice(0, 100);
const TITLE = `${SCRIPT} {{constructor.constructor('${PWN}')()}} ${IMAGE} ${RTL} ${'W'.repeat(120)}`.slice(
  0,
  200,
);
const NOTES = [
  `${IMAGE} and <iframe srcdoc="${SCRIPT}"></iframe>`,
  `[a link](javascript:${PWN}) and <a href="javascript:${PWN}">another</a>`,
  '![a picture](https://elsewhere.example/pixel.png)',
  '[data](data:text/html;base64,PHNjcmlwdD4=)',
  `| a | b |\n|---|---|\n| ${'x'.repeat(200)} | ${IMAGE} |`,
  `\`\`\`html\n${SCRIPT}\n\`\`\``,
].join('\n\n');

const site = ownDemoSite();

let student: Account;
let course: SeededCourse;
let quizId: string;

beforeAll(async () => {
  const { world } = site.app;
  const instructor = await world.anInstructor({ name: NAME, bio: `${IMAGE}${NAME}` });
  student = await world.aStudent({ name: NAME });
  course = await world.aCourse(instructor, {
    title: TITLE,
    description: `${SCRIPT} ${TITLE}`,
    category: `'"><b>${'c'.repeat(60)}`,
    skills: [IMAGE, NAME, `'); ${PWN}; ('`, 'fourth'],
    lessons: [
      {
        title: TITLE,
        description: IMAGE,
        notes: NOTES,
        videoUrl: `javascript:${PWN}//a.mp4`,
        duration: IMAGE,
      },
      {
        title: `${TITLE.slice(0, 190)} 2`,
        notes: NOTES,
        videoUrl: `https://elsewhere.example/"><script>${PWN}</script>`,
      },
    ],
  });
  await world.enroll(student, course, { completed: 2 });
  await world.review(student, course, 5, NAME);
  await world.aTestimonial({ name: NAME, text: `${IMAGE} ${NAME}` });
  const options = [TITLE, IMAGE, `${SCRIPT} ${RTL}`, '&lt;b&gt;'];
  const question = { type: QuestionType.MULTIPLE_CHOICE, text: TITLE, options, correctAnswer: TITLE };
  ({ id: quizId } = await world.aQuiz(course, { title: TITLE, description: TITLE, questions: [question] }));
});

async function isHarmless(page: Page): Promise<void> {
  expect(await page.evaluate('window.__pwned')).toBeUndefined();
  expect(await page.locator('a[href^="javascript:"], iframe, svg[onload], img[onerror]').count()).toBe(0);
  expect(await sidewaysScroll(page)).toBe('');
}

test('hostile texts are harmless on every page', async () => {
  const page = await site.open('/student/dashboard', { as: student, width: 375 });
  await page.getByText('My Certificates (1)').waitFor();
  await page.getByRole('heading', { level: 3 }).getByText(TITLE).first().waitFor();
  await isHarmless(page);
  for (const path of [
    '/student',
    '/profile',
    `/courses/${course.id}`,
    `/courses/${course.id}?lesson=${course.lessons[1]!.id}`,
    `/lessons/${course.lessons[0]!.id}`,
    `/courses?q=${encodeURIComponent(TITLE.slice(0, 90))}&category=${encodeURIComponent(TITLE)}`,
    `/instructor?q=${encodeURIComponent(IMAGE)}`,
    `/login?returnTo=${encodeURIComponent(`javascript:${PWN}`)}`,
  ]) {
    await goTo(page, path);
    await isHarmless(page);
  }
  await goTo(page, `/courses/${course.id}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(TITLE);
  expect(await page.title()).toBe(`${TITLE} · Waymark`);
  await page.getByText('Picture: a picture').waitFor();
  expect(await page.getByRole('img', { name: 'a picture' }).count()).toBe(0);

  await goTo(page, `/quiz/take/${quizId}`);
  await isHarmless(page);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.getByRole('radio', { name: TITLE, exact: true }).check();
  await isHarmless(page);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await isHarmless(page);
  await page.locator('#review').getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quiz Complete!' }).waitFor();
  await isHarmless(page);

  const number = await site.certificateNumber(student, course.id);
  await goTo(page, `/verify/${number}`);
  const certificate = page.getByRole('article', { name: NAME });
  await certificate.waitFor();
  expect(await certificate.evaluate((article) => article.scrollWidth - article.clientWidth)).toBe(0);
  await isHarmless(page);
});

test('hostile texts are harmless on the landing page and in the catalogue', async () => {
  const page = await site.open('/');
  await page.getByText(NAME).first().waitFor();
  await isHarmless(page);
  await goTo(page, '/courses');
  await page.getByRole('link', { name: TITLE }).waitFor();
  await isHarmless(page);
  await page.setViewportSize({ width: 375, height: HEIGHT });
  expect(await sidewaysScroll(page)).toBe('');
});

test('hostile texts are harmless on the certificate, also without the content security policy', async () => {
  const token = await site.app.world.signIn(student);
  const { body, status } = await site.app.rest('GET', `/student/certificate/${course.id}`, { token });
  expect(status).toBe(200);
  // As a file that was saved and opened from a disk.
  const page = await (await site.profile()).newPage();
  await page.setContent(body);
  // The file omits marks that make a name read backwards.
  await page
    .getByText(NAME.replace(/[\u202A-\u202E]/g, ''))
    .first()
    .waitFor();
  expect(await page.evaluate('window.__pwned')).toBeUndefined();
  expect(await page.locator('script').count()).toBe(0);
});

test('hostile texts that are typed are harmless', async () => {
  const page = await site.open('/');
  await page.getByLabel('Name', { exact: true }).fill(`Typed ${IMAGE}`);
  await page.getByLabel('Text', { exact: true }).fill(`${SCRIPT} typed`);
  await page.getByLabel('Avatar URL').fill(`javascript:${PWN}`);
  await page.getByRole('button', { name: 'Send testimonial' }).click();
  await page.getByRole('alert').getByRole('link').first().waitFor();
  await page.getByLabel('Avatar URL').fill('');
  await page.getByRole('button', { name: 'Send testimonial' }).click();
  await page.getByRole('region', { name: 'Testimonials' }).getByText(`${SCRIPT} typed`).waitFor();
  await isHarmless(page);
});
