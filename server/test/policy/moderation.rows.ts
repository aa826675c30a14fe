import { administrators, type Cell, courseId, type Operation, type PolicyRows } from './row';

const onCourse = (field: string, outcome: string): Operation => ({
  query: `mutation ($id: ID!) { r: ${field} { __typename } }`,
  variables: courseId,
  outcomes: administrators(outcome),
});

/** An administrator unpublished the course. */
const blocked = async ({ app, course }: Cell) => {
  await app.database.query(
    `update courses set is_published = false, block_reason = 'Broken links', blocked_at = now() where id = $1`,
    [course.id],
  );
  return {};
};

/** A review of the course by its student. */
const aReview = async ({ app, course, student }: Cell) => {
  await app.world.review(student, course, 4);
  const [review] = await app.database.query<{ id: string }>('select id from reviews where course_id = $1', [
    course.id,
  ]);
  return { reviewId: review!.id };
};

export const moderationRows: PolicyRows = {
  graphql: {
    'Mutation.blockCourse': onCourse('blockCourse(courseId: $id, reason: "Broken links")', 'CourseBlocked'),
    'Mutation.blockCourse, without a reason': onCourse(
      'blockCourse(courseId: $id, reason: " ")',
      'InvalidInput',
    ),
    'Mutation.liftCourseBlock': onCourse('liftCourseBlock(courseId: $id)', 'ManagedCourse'),
    'Mutation.setCourseFeatured': onCourse(
      'setCourseFeatured(courseId: $id, isFeatured: true)',
      'ManagedCourse',
    ),
    'Mutation.requestLift': {
      query: 'mutation ($id: ID!) { r: requestLift(courseId: $id) { __typename } }',
      variables: courseId,
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'InstructorCourse', 'NOT_FOUND'],
    },
    'Mutation.setCoursePublished, after an administrator unpublished it': {
      given: blocked,
      query: 'mutation ($id: ID!) { r: setCoursePublished(id: $id, isPublished: true) { __typename } }',
      variables: courseId,
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
    },
    'Mutation.setReviewState': {
      given: aReview,
      query:
        'mutation ($id: ID!) { r: setReviewState(reviewId: $id, state: HIDDEN, revision: 1) { __typename } }',
      variables: ({ ids }) => ({ id: ids.reviewId }),
      outcomes: administrators('ReviewStateSet'),
    },
    'Mutation.setReviewState, of a review that was changed': {
      given: aReview,
      query:
        'mutation ($id: ID!) { r: setReviewState(reviewId: $id, state: HIDDEN, revision: 2) { __typename } }',
      variables: ({ ids }) => ({ id: ids.reviewId }),
      outcomes: administrators('ReviewChanged'),
    },
    'Mutation.setTestimonialState': {
      given: async ({ app }) => ({ testimonialId: (await app.world.aTestimonial()).id }),
      query:
        'mutation ($id: ID!) { r: setTestimonialState(testimonialId: $id, state: HIDDEN) { __typename } }',
      variables: ({ ids }) => ({ id: ids.testimonialId }),
      outcomes: administrators('ManagedTestimonial'),
    },
    'Query.course, unpublished by an administrator': {
      given: blocked,
      query: 'query ($id: ID!) { r: course(id: $id) { __typename } }',
      variables: courseId,
      outcomes: ['null', 'Course', 'null', 'Course', 'null', 'Course'],
    },
    'Query.lesson, of a course unpublished by an administrator': {
      given: blocked,
      query: 'query ($id: ID!) { r: lesson(id: $id) { __typename } }',
      variables: ({ course }) => ({ id: course.lessons[1]!.id }),
      outcomes: ['null', 'Lesson', 'null', 'Lesson', 'null', 'Lesson'],
    },
  },
  rest: {
    'GET /api/courses/:id, unpublished by an administrator': {
      given: blocked,
      outcomes: ['404', '200', '404', '200', '404', '200'],
    },
  },
};
