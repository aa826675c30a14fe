import type { Viewer } from '../platform/viewer';
import { StudentService } from '../features/analytics/student.service';
import { TeachingService } from '../features/courses/authoring/teaching.service';
import { GroupService } from '../features/groups/group.service';
import { CourseGroupsChanged } from '../features/groups/group.types';
import * as schemas from './group.schemas';
import { body, created, json, ok, refused, routesOf, type Route, type Services } from './route';

const COURSE = 'Identifier of the course.';
const GROUP = 'Identifier of the group.';
const STUDENT = 'Identifier of the account of the student.';
const groups = json('The groups of the course after the change, sorted by name.', schemas.CourseGroups);
const NAMES = [
  'Please enter a name',
  'Name can be at most 60 characters',
  'This course already has a group with this name',
] as const;

const route = routesOf('Groups', 'instructors', 'write:teaching');

/** Groups of the students of a course. */
export const groupRoutes: Route[] = [
  route({
    method: 'get',
    path: '/instructor/courses/:id/groups',
    operationId: 'listGroups',
    scope: 'read:teaching',
    summary: 'List the groups of a course',
    description:
      '`GET /instructor/students/{courseId}?group=…` lists the students of a group. Members of the team who may not see students get no groups.',
    params: { id: COURSE },
    answers: { 200: json('Sorted by name.', schemas.CourseGroups) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => ok(await groupsOf(viewer, params.id, services)),
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/groups',
    operationId: 'createGroup',
    summary: 'Create a group',
    params: { id: COURSE },
    body: body(schemas.GroupName, { name: 'Monday' }),
    answers: { 201: groups },
    refusals: {
      400: [...NAMES, 'A course can have at most 200 groups'],
      404: ['Course not found'],
    },
    answer: async ({ viewer, params, body: { name } }, services) => {
      const result = await services(GroupService).create(viewer, params.id, { name } as { name: string });
      if (!(result instanceof CourseGroupsChanged)) return refused(400, result.message);
      return created(await groupsOf(viewer, params.id, services));
    },
  }),
  route({
    method: 'put',
    path: '/instructor/courses/:id/groups/:groupId',
    operationId: 'renameGroup',
    summary: 'Rename a group',
    params: { id: COURSE, groupId: GROUP },
    body: body(schemas.GroupName, { name: 'Tuesday' }),
    answers: { 200: groups },
    refusals: { 400: NAMES, 404: ['Course not found', 'Group not found'] },
    answer: async ({ viewer, params: { id, groupId }, body: { name } }, services) => {
      const result = await services(GroupService).rename(viewer, id, groupId, { name } as { name: string });
      if (!(result instanceof CourseGroupsChanged)) return refused(400, result.message);
      return ok(await groupsOf(viewer, id, services));
    },
  }),
  route({
    method: 'delete',
    path: '/instructor/courses/:id/groups/:groupId',
    operationId: 'deleteGroup',
    summary: 'Delete a group',
    description: 'Its students stay in the course.',
    params: { id: COURSE, groupId: GROUP },
    answers: { 200: groups },
    refusals: { 404: ['Course not found', 'Group not found'] },
    answer: async ({ viewer, params: { id, groupId } }, services) => {
      await services(GroupService).delete(viewer, id, groupId);
      return ok(await groupsOf(viewer, id, services));
    },
  }),
  ...([true, false] as const).map((isMember) =>
    route({
      method: isMember ? 'put' : 'delete',
      path: '/instructor/courses/:id/groups/:groupId/students/:studentId',
      operationId: isMember ? 'addToGroup' : 'removeFromGroup',
      summary: isMember ? 'Put a student of the course into a group' : 'Take a student out of a group',
      description: 'Repeating it has no effect.',
      params: { id: COURSE, groupId: GROUP, studentId: STUDENT },
      answers: { 200: json('The student, with their groups.', schemas.GroupMember) },
      refusals: { 404: ['Course not found', 'Group not found', 'Student not found'] },
      answer: async ({ viewer, params: { id: courseId, groupId, studentId } }, services) => {
        const member = { courseId, groupId, studentId };
        const { student } = await services(StudentService).setGroupMember(viewer, member, isMember);
        return ok(student);
      },
    }),
  ),
];

/** The groups of a course that the viewer may see. */
async function groupsOf(viewer: Viewer | null, courseId: string, services: Services) {
  const course = await services(TeachingService).requireCourse(viewer, courseId);
  return (await services(GroupService).groupsOf(viewer, [course.id]))[0]!;
}
