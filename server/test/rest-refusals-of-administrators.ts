import { EXAMPLE_ID } from '../rest/schema';
import type { Account } from '../features/accounts/account.entities';
import type { SeededCourse } from '../seed/world';
import { TEST_PASSWORD } from '../seed/world';
import type { RefusedCall } from './refused-call';
import type { TestApp } from './test-app';

/** What administrators look after. */
export interface AdministrationScene {
  adminId: string;
  /** Anybody else. */
  personId: string;
  /** A course in which nothing else happens. */
  otherCourseId: string;
  /** Waits to become an instructor's. */
  waitingId: string;
  reviewId: string;
  testimonialId: string;
  /** The category of the other course alone. */
  categoryId: string;
}

export async function anAdministrationScene(
  app: TestApp,
  { admin, student, course }: { admin: Account; student: Account; course: SeededCourse },
): Promise<AdministrationScene> {
  const { world, database } = app;
  const { id: waitingId } = await world.aStudent();
  await database.query(`insert into instructor_requests (account_id, requested_at) values ($1, now())`, [
    waitingId,
  ]);
  await world.review(student, course, 5);
  const [review] = await database.query<{ id: string }>('select id from reviews where course_id = $1', [
    course.id,
  ]);
  const testimonial = await world.aTestimonial();
  const [category] = await database.query<{ id: string }>(
    `insert into categories (name, is_main, position) values ('Gardening', false, 100) returning id`,
  );
  const owner = await world.anInstructor({ email: 'owner@example.org' });
  const { id: otherCourseId } = await world.aCourse(owner, { category: 'Gardening' });
  // Gets the course in the example.
  await world.anInstructor({ email: 'marie@example.org' });
  await world.anInstructor({ email: 'suspended-instructor@example.org', suspendedAt: new Date() });
  return {
    adminId: admin.id,
    personId: (await world.aStudent()).id,
    otherCourseId,
    waitingId,
    reviewId: review!.id,
    testimonialId: testimonial.id,
    categoryId: category!.id,
  };
}

/** Gives the account as many access tokens as it can have. */
export const aFullListOfTokens = (app: TestApp, { id }: Account) =>
  app.database.query(
    `insert into personal_access_tokens (token_hash, account_id, name, scopes, created_at, expires_at)
     select sha256(('full' || n)::bytea), $1, 'Backup', '{read:profile}', now(), now() + interval '1 day'
     from generate_series(1, 20) n`,
    [id],
  );

const nowhere = EXAMPLE_ID.course;
const ROLES = 'student, instructor, admin';
const STATES = 'waiting, approved, hidden';
const noBudget = (label: string) =>
  `${label} must be a whole number up to 2,000,000,000, or empty for no limit`;

/** Calls of the routes for administrators and for access tokens, like those of `refusedCalls`. */
export function refusedCallsOfAdministrators(
  { adminId, otherCourseId, reviewId, testimonialId, categoryId }: AdministrationScene,
  now: Date,
): Record<string, RefusedCall[]> {
  const tooOften = { isTooOften: true } as const;
  const gone = { error: 'Account not found', params: { accountId: nowhere } };
  const badPage = [
    { error: 'first must be from 1 to 100', query: 'first=0' },
    { error: 'This cursor was not made by this list', query: 'after=x' },
  ];
  const noCourse = { error: 'Course not found', params: { courseId: nowhere } };
  const noCategory = { error: 'Category not found', params: { categoryId: nowhere } };
  const takenName = {
    error: 'There is already a category “Backend”',
    body: { name: 'BACKEND', isMain: true },
  };
  const token = {
    name: 'Backup',
    scopes: ['read:profile'],
    expiresAt: new Date(now.getTime() + 60_000).toISOString(),
    password: TEST_PASSWORD,
  };
  const inYears = (years: number) => new Date(now.getTime() + years * 366 * 86_400_000).toISOString();
  const badState = { error: `state must be one of ${STATES}`, body: { state: 'public', revision: 1 } };
  return {
    listPeople: [
      ...badPage,
      { error: `role must be one of ${ROLES}`, query: 'role=teacher' },
      { error: 'state must be one of active, suspended', query: 'state=gone' },
      { error: 'A search can be at most 100 characters', query: `search=${'x'.repeat(101)}` },
    ],
    getPerson: [gone],
    changeRole: [
      { error: `role must be one of ${ROLES}`, params: { accountId: adminId }, body: { role: 'ADMIN' } },
      {
        error: 'You can’t change your own role',
        params: { accountId: adminId },
        body: { role: 'student' },
      },
      { ...gone, body: { role: 'student' } },
    ],
    suspendAccount: [{ error: 'You can’t suspend your own account', params: { accountId: adminId } }, gone],
    reinstateAccount: [gone],
    signOutEverywhere: [gone],
    sendResetToken: [gone],
    removeSecondFactor: [
      {
        error: 'You can turn off your own second factor in your profile',
        params: { accountId: adminId },
      },
      gone,
    ],
    listInstructorRequests: badPage,
    decideInstructorRequest: [
      { error: 'approved must be true or false', params: { accountId: nowhere }, body: {} },
      {
        error: 'Note can be at most 500 characters',
        params: { accountId: nowhere },
        body: { approved: true, note: 'x'.repeat(501) },
      },
      { error: 'Request not found', params: { accountId: nowhere }, body: { approved: true } },
    ],
    inviteInstructor: [
      { error: 'Please enter an email address', body: { email: '' } },
      { error: 'Please enter a valid email address', body: { email: 'ada' } },
      {
        error: 'This address has an account. You can change its role under People.',
        body: { email: 'taken@example.org' },
      },
      {
        error: 'You invited too many people. Please try again in an hour.',
        body: { email: 'ada@example.org' },
        ...tooOften,
      },
    ],
    withdrawInstructorInvitation: [
      { error: 'Invitation not found', params: { email: 'nobody@example.org' } },
    ],
    addCategory: [
      { error: 'Name is required', body: { name: ' ', isMain: true } },
      { error: 'Name can be at most 60 characters', body: { name: 'x'.repeat(61), isMain: true } },
      takenName,
    ],
    updateCategory: [
      { error: 'Name is required', params: { categoryId }, body: { name: ' ', isMain: true } },
      { ...takenName, params: { categoryId } },
      { ...noCategory, body: { name: 'Sewing', isMain: true } },
    ],
    moveCategory: [
      { error: 'position must be a whole number', params: { categoryId }, body: { position: 'x' } },
      { ...noCategory, body: { position: 1 } },
    ],
    removeCategory: [
      noCategory,
      {
        error: 'One course has this category. Choose the category that it gets instead.',
        params: { categoryId },
      },
    ],
    updatePlatformSettings: [
      { error: 'revision must be a whole number', body: { revision: 'x' } },
      { error: 'Name is required', body: { name: ' ' } },
      { error: 'Name can be at most 40 characters', body: { name: 'x'.repeat(41) } },
      {
        error: 'Please choose who may register as an instructor',
        body: { instructorAccess: 'nobody' },
      },
      { error: 'Please enter at least one domain', body: { instructorAccess: 'by-domain' } },
      {
        error: '“school” is not a domain such as example.org',
        body: { instructorDomains: ['school'] },
      },
      {
        error: 'Courses must be a whole number from 1 to 100,000, or empty for no limit',
        body: { maxCourses: 0 },
      },
      {
        error: 'Invitation emails must be a whole number from 1 to 100,000',
        body: { maxInvitationMails: 0 },
      },
      { error: 'Please enter a valid email address', body: { mailSenderAddress: 'school' } },
      {
        error: 'The settings were edited elsewhere. Reload to see the newer version.',
        body: { revision: 99 },
      },
    ],
    updateAssistantBudgets: [
      { error: 'revision must be a whole number', body: { revision: 'x' } },
      { error: 'Please choose what is counted', body: { unit: 'words' } },
      { error: noBudget('The budget per person per day'), body: { perPerson: -1 } },
      { error: noBudget('The budget per course per day'), body: { perCourse: 1.5 } },
      { error: noBudget('The monthly budget'), body: { perMonth: 'many' } },
      {
        error: 'The budgets were edited elsewhere. Reload to see the newer version.',
        body: { revision: 99 },
      },
    ],
    sendTestEmail: [
      { error: 'No email can be sent, because this platform has no mail server.' },
      { error: 'You sent many test emails. Please try again in ten minutes.', ...tooOften },
    ],
    listManagedCourses: [
      ...badPage,
      {
        error: 'only must be one of published, draft, blocked, lift-requested, featured, owner-inactive',
        query: 'only=mine',
      },
    ],
    listPossibleOwners: [noCourse],
    changeCourseOwner: [
      { error: 'Please enter the email address of the new owner', body: { email: '' } },
      { error: 'Please enter a valid email address', body: { email: 'ada' } },
      {
        error: 'No account has this email address',
        params: { courseId: otherCourseId },
        body: { email: 'nobody@example.org' },
      },
      {
        error: 'This account is suspended. Reinstate it under People, or choose another instructor.',
        params: { courseId: otherCourseId },
        body: { email: 'suspended-instructor@example.org' },
      },
      {
        error:
          'This account is not an instructor’s. Change its role under People, or choose another instructor.',
        params: { courseId: otherCourseId },
        body: { email: 'suspended@example.org' },
      },
      {
        error: 'This person owns the course already',
        params: { courseId: otherCourseId },
        body: { email: 'owner@example.org' },
      },
      { ...noCourse, body: { email: 'ada@example.org' } },
    ],
    blockCourse: [
      { error: 'Please write a reason for the instructor', body: { reason: ' ' } },
      { error: 'Reason can be at most 1,000 characters', body: { reason: 'x'.repeat(1001) } },
      { ...noCourse, body: { reason: 'Broken links' } },
    ],
    liftCourseBlock: [noCourse],
    setCourseFeatured: [
      { error: 'featured must be true or false', body: {} },
      { ...noCourse, body: { featured: true } },
    ],
    listManagedReviews: [...badPage, { error: badState.error, query: 'state=public' }],
    setReviewState: [
      { ...badState, params: { reviewId } },
      { error: 'revision must be a whole number', params: { reviewId }, body: { state: 'hidden' } },
      {
        error: 'Review not found',
        params: { reviewId: nowhere },
        body: { state: 'hidden', revision: 1 },
      },
      {
        error: 'The student has changed this review. Read it again before you decide.',
        params: { reviewId },
        body: { state: 'hidden', revision: 99 },
      },
    ],
    listManagedTestimonials: [...badPage, { error: badState.error, query: 'state=public' }],
    setTestimonialState: [
      { ...badState, params: { testimonialId } },
      {
        error: 'Testimonial not found',
        params: { testimonialId: nowhere },
        body: { state: 'hidden' },
      },
    ],
    createAccessToken: [
      { error: 'Please name the token', body: { ...token, name: ' ' } },
      { error: 'Please choose at least one scope', body: { ...token, scopes: [] } },
      { error: 'Please choose scopes from the list', body: { ...token, scopes: ['read:everything'] } },
      { error: 'Please choose when the token expires', body: { ...token, expiresAt: 'never' } },
      { error: 'The expiry must be in the future', body: { ...token, expiresAt: inYears(-1) } },
      { error: 'The expiry can be at most a year from now', body: { ...token, expiresAt: inYears(2) } },
      { error: 'Please enter your password', body: { ...token, password: '' } },
      { error: 'The password is wrong', body: { ...token, password: 'wrong' } },
      {
        error: 'You can have up to 20 access tokens. Please revoke one you no longer need.',
        body: token,
        as: 'author',
      },
      {
        error: 'Too many failed log-ins. Please wait a few minutes and try again.',
        body: token,
        ...tooOften,
      },
    ],
    revokeAccessToken: [{ error: 'Access token not found', params: { tokenId: nowhere } }],
  };
}

/** The path parameters of examples, see exampleCallsOfPeople. */
export const exampleCallsOfAdministrators = ({
  personId,
  otherCourseId,
  waitingId,
  reviewId,
  testimonialId,
  categoryId,
}: AdministrationScene) => ({
  changeRole: { params: { accountId: personId } },
  blockCourse: { params: { courseId: otherCourseId } },
  changeCourseOwner: { params: { courseId: otherCourseId } },
  setCourseFeatured: { params: { courseId: otherCourseId } },
  decideInstructorRequest: { params: { accountId: waitingId } },
  setReviewState: { params: { reviewId } },
  setTestimonialState: { params: { testimonialId } },
  updateCategory: { params: { categoryId } },
  moveCategory: { params: { categoryId } },
});
