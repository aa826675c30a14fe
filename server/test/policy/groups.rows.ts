import { byAuthors, type Cell, type PolicyRows } from './row';

const aGroup = async ({ app, course, student }: Cell) => ({
  groupId: await app.world.aGroup(course, 'Monday', [student]),
  studentId: student.id,
});

const ofGroup = ({ course, ids, student }: Cell) => ({
  course: course.id,
  group: ids.groupId,
  student: student.id,
});

export const groupsRows: PolicyRows = {
  graphql: {
    'Mutation.createGroup': {
      args: ({ course }) => ({ courseId: course.id, name: 'Monday' }),
      ...byAuthors('CourseGroupsChanged'),
    },
    'Mutation.renameGroup': {
      given: aGroup,
      query:
        'mutation ($course: ID!, $group: ID!) { r: renameGroup(courseId: $course, groupId: $group, name: "Tuesday") { __typename } }',
      variables: ofGroup,
      ...byAuthors('CourseGroupsChanged'),
    },
    'Mutation.deleteGroup': {
      given: aGroup,
      query:
        'mutation ($course: ID!, $group: ID!) { r: deleteGroup(courseId: $course, groupId: $group) { __typename } }',
      variables: ofGroup,
      ...byAuthors('CourseGroupsChanged'),
    },
    'Mutation.setGroupMember': {
      given: aGroup,
      query: `mutation ($course: ID!, $group: ID!, $student: ID!) {
        r: setGroupMember(courseId: $course, groupId: $group, studentId: $student, isMember: false) { __typename } }`,
      variables: ofGroup,
      ...byAuthors('GroupMemberSet'),
    },
  },
  rest: {},
};
