import { type Cell, courseId, enrolledAndTeam, everyone, lessonId, type PolicyRows } from './row';

const captions = async ({ app, course }: Cell) => {
  const { id } = course.lessons[1]!;
  const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
  await app.sql`update lessons set captions_text = ${text} where id = ${id}`;
  return { id };
};

const course = { query: 'query ($id: ID!) { r: course(id: $id) { id } }', variables: courseId };
const lesson = { query: 'query ($id: ID!) { r: lesson(id: $id) { id } }', variables: lessonId };

export const catalogueRows: PolicyRows = {
  graphql: {
    'Query.course': { ...course, outcomes: everyone('ok') },
    // The student enrolled before it became a draft again.
    'Query.course, a draft': { ...course, ...enrolledAndTeam('ok', 'null', 'null') },
    'Query.courses': { query: '{ r: courses { totalCount } }', outcomes: everyone('ok') },
    'Query.landingQuestion': { query: '{ r: landingQuestion { id } }', outcomes: everyone('null') },
    'Query.lesson': { ...lesson, outcomes: everyone('ok') },
    'Query.lesson, of a draft': { ...lesson, ...enrolledAndTeam('ok', 'null', 'null') },
    'Query.platform': { query: '{ r: platform { isDemo } }', outcomes: everyone('ok') },
    'Query.platformStats': { query: '{ r: platformStats { totalCourses } }', outcomes: everyone('ok') },
    'Query.testimonials': { query: '{ r: testimonials { nodes { id } } }', outcomes: everyone('ok') },
    'Mutation.addTestimonial': {
      args: () => ({ input: { name: 'x', text: 'x' } }),
      outcomes: everyone('TestimonialAdded'),
    },
  },
  rest: {
    'GET /api/courses': { outcomes: everyone('200') },
    'GET /api/courses/:id': { outcomes: everyone('200') },
    'GET /api/courses/:id, a draft': { ...enrolledAndTeam('200', '404', '404') },
    'GET /media/captions/:id.vtt': { given: captions, outcomes: everyone('200') },
    'GET /media/captions/:id.vtt, of a draft': { given: captions, ...enrolledAndTeam('200', '404', '404') },
    'GET /search/courses': { outcomes: everyone('200') },
    'GET /platform/stats': { outcomes: everyone('200') },
    'GET /testimonials': { outcomes: everyone('200') },
    'GET /pictures/:name': { outcomes: everyone('404') },
    'GET /pictures/platform/:name': { outcomes: everyone('404') },
    'GET /pictures/certificates/:number.css': { outcomes: everyone('404') },
    'GET /pictures/certificates/:number.png': { outcomes: everyone('404') },
    'POST /unsubscribe': { outcomes: everyone('400') },
    'POST /testimonials': { body: () => ({ name: 'x', text: 'x' }), outcomes: everyone('201') },
  },
};
