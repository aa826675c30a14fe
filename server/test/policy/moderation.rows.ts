import {
  administrators,
  byAuthors,
  type Cell,
  courseId,
  inCourse,
  type Operation,
  type PolicyRows,
  wholeTeam,
} from './row';

const onCourse = (field: string, outcome: string): Operation => ({
  query: `mutation ($id: ID!) { r: ${field} { __typename } }`,
  variables: courseId,
  outcomes: administrators(outcome),
});

/** An administrator unpublished the course. */
const blocked = async ({ app, course }: Cell) => {
  await app.sql`update courses set is_published = false, block_reason = 'Broken links', blocked_at = now()
    where id = ${course.id}`;
  return {};
};

/** Somebody to give the course to. */
const anotherInstructor = async ({ app }: Cell) => ({ email: (await app.world.anInstructor()).email });

/** A review of the course by its student. */
const aReview = async ({ app, course, student }: Cell) => {
  await app.world.review(student, course, 4);
  const [review] = await app.sql`select id from reviews where course_id = ${course.id}`;
  return { reviewId: review!.id };
};

const aTestimonial = async ({ app }: Cell) => ({ testimonialId: (await app.world.aTestimonial()).id });
/** The category of the course. */
const itsCategory = async ({ app }: Cell) => {
  const [category] = await app.sql`select id from categories where name = 'Backend'`;
  return { categoryId: category!.id };
};

const onCategory = (field: string, outcome: string): Operation => ({
  given: itsCategory,
  query: `mutation ($id: ID!) { r: ${field} { __typename } }`,
  variables: ({ ids }) => ({ id: ids['categoryId'] }),
  outcomes: administrators(outcome),
});

export const moderationRows: PolicyRows = {
  graphql: {
    'Mutation.addCategory': {
      args: () => ({ input: { name: 'Cooking', isMain: false } }),
      outcomes: administrators('CategoriesChanged'),
    },
    'Mutation.updateCategory': onCategory(
      'updateCategory(id: $id, input: { name: "Backend", isMain: false })',
      'CategoriesChanged',
    ),
    'Mutation.moveCategory': onCategory('moveCategory(id: $id, position: 1)', 'CategoriesChanged'),
    'Mutation.removeCategory': onCategory('removeCategory(id: $id)', 'CategoryHasCourses'),
    'Mutation.blockCourse': onCourse('blockCourse(courseId: $id, reason: "Broken links")', 'CourseBlocked'),
    'Mutation.changeCourseOwner': {
      given: anotherInstructor,
      args: ({ course, ids }) => ({ courseId: course.id, email: ids['email'] }),
      outcomes: administrators('CourseOwnerChanged'),
    },
    'Mutation.liftCourseBlock': onCourse('liftCourseBlock(courseId: $id)', 'ManagedCourse'),
    'Mutation.setCourseFeatured': onCourse(
      'setCourseFeatured(courseId: $id, isFeatured: true)',
      'ManagedCourse',
    ),
    'Mutation.requestLift': { args: inCourse, ...byAuthors('InstructorCourse') },
    'Mutation.setCoursePublished, after an administrator unpublished it': {
      given: blocked,
      args: ({ course }) => ({ id: course.id, isPublished: true }),
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      team: wholeTeam('FORBIDDEN'),
    },
    'Mutation.setReviewState': {
      given: aReview,
      args: ({ ids }) => ({ reviewId: ids.reviewId, state: 'HIDDEN', revision: 1 }),
      outcomes: administrators('ReviewStateSet'),
    },
    'Mutation.setReviewState, of a review that was changed': {
      given: aReview,
      args: ({ ids }) => ({ reviewId: ids.reviewId, state: 'HIDDEN', revision: 2 }),
      outcomes: administrators('ReviewChanged'),
    },
    'Mutation.setTestimonialState': {
      given: aTestimonial,
      args: ({ ids }) => ({ testimonialId: ids.testimonialId, state: 'HIDDEN' }),
      outcomes: administrators('ManagedTestimonial'),
    },
    'Query.course, unpublished by an administrator': {
      given: blocked,
      args: courseId,
      outcomes: ['null', 'Course', 'null', 'Course', 'null', 'Course'],
      team: wholeTeam('Course'),
    },
    'Query.lesson, of a course unpublished by an administrator': {
      given: blocked,
      args: ({ course }) => ({ id: course.lessons[1]!.id }),
      outcomes: ['null', 'Lesson', 'null', 'Lesson', 'null', 'Lesson'],
      team: wholeTeam('Lesson'),
    },
  },
  rest: {
    'GET /api/courses/:id, unpublished by an administrator': {
      given: blocked,
      outcomes: ['404', '200', '404', '200', '404', '200'],
      team: wholeTeam('200'),
    },
  },
};
