import { requireRole, requireViewer, Role, type Viewer } from '../platform/viewer';
import { TOO_MANY_INVITATION_MAILS } from '../features/platform-settings/settings.rules';
import { InvitedStudentsService } from '../features/rosters/invitations/invited-students.service';
import { RostersService } from '../features/rosters/imports/rosters.service';
import { type RosterImport, RosterOutcome } from '../features/rosters/imports/rosters.types';
import { DELTA_REMOVES_NOBODY, LINKS_ARE_MAILED } from '../features/rosters/roster.rules';
import { BAD_PAGE, pageAsked, PageQuery } from './paging';
import * as schemas from './roster.schemas';
import { body, type FileAnswer, json, ok, routesOf, type Route, type Services } from './route';
import { filterOf, flagOf, notOneOf, optionalText } from './values';

const IMPORT = { importId: 'Identifier of the import.' };
const READERS =
  'For members of the course’s team who may manage its students or, if the import is of a OneRoster package, for administrators.';
const NOT_STUDENTS = 'Only instructors can do this';
const GONE = 'Import not found';
const BEGUN = 'The import has begun';
const imported = json('The import.', schemas.RosterImport);
const NEW_LINKS =
  'Links that were made before no longer work; the new ones do for 30 days. The audit log records it, without the links.';
const links: FileAnswer = {
  contentType: 'text/csv',
  saveAs: 'invitation-links.csv',
  description:
    'One row per person, by name, with the columns Name, Email and Link. Cells that a spreadsheet would treat as a formula begin with an apostrophe.',
};
const PERSON = { id: 'Identifier of the course.', personId: 'Identifier of the person.' };

const route = routesOf('Rosters', 'signed in', 'session only');
const teamRoute = routesOf('Rosters', 'instructors', 'session only');

/** Imports of students from files, and the people who are invited by them. */
export const rosterRoutes: Route[] = [
  teamRoute({
    method: 'get',
    path: '/instructor/courses/:id/rosters',
    operationId: 'listRosters',
    summary: 'List the imports of students into a course',
    description:
      'At most 50. `POST /instructor/courses/{courseId}/rosters?name=class.csv` with a CSV file as the body uploads one and returns its `id` and its `columns` with their headings, first cells and use. `&columns=email,first-name,last-name,group,ignore` chooses what each column has.',
    params: { id: 'Identifier of the course.' },
    answers: { 200: json('Newest first.', schemas.RosterSummary.array()) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(await services(RostersService).ofCourse(viewer, params.id)),
  }),
  route({
    method: 'get',
    path: '/admin/rosters',
    operationId: 'listPackages',
    access: 'administrators',
    summary: 'List the imports of OneRoster packages',
    description:
      'At most 50. `POST /admin/rosters?name=school.zip` with a ZIP archive as the body uploads one and returns its `id`.',
    answers: { 200: json('Newest first.', schemas.RosterSummary.array()) },
    answer: async ({ viewer }, services) => ok(await services(RostersService).packages(viewer)),
  }),
  route({
    method: 'get',
    path: '/rosters/:importId',
    operationId: 'getRoster',
    summary: 'Get an import, with what it would change',
    description: READERS,
    params: IMPORT,
    answers: { 200: imported },
    refusals: { 403: [NOT_STUDENTS], 404: [GONE] },
    answer: async ({ viewer, params }, services) => {
      const found = await services(RostersService).one(viewer, params.importId);
      return ok(await withPlan(found, services));
    },
  }),
  route({
    method: 'get',
    path: '/rosters/:importId/rows',
    operationId: 'listRosterRows',
    summary: 'List the rows of an import',
    description: READERS,
    params: IMPORT,
    query: schemas.RowsQuery,
    answers: { 200: json('The rows.', schemas.RosterRows) },
    refusals: {
      400: [...BAD_PAGE, notOneOf('only', Object.values(RosterOutcome))],
      403: [NOT_STUDENTS],
      404: [GONE],
    },
    answer: async ({ viewer, params, query }, services) => {
      const found = await services(RostersService).one(viewer, params.importId);
      const only = filterOf(query.only, RosterOutcome, 'only');
      return ok(await services(RostersService).rows(found, { only, ...pageAsked(query) }));
    },
  }),
  route({
    method: 'get',
    path: '/rosters/:importId/refused.csv',
    operationId: 'exportRefusedRows',
    summary: 'Export the rows of an import that were not imported as CSV',
    description: `The audit log records it. ${READERS}`,
    params: IMPORT,
    answers: {
      200: {
        contentType: 'text/csv',
        saveAs: 'refused-rows.csv',
        description:
          'One row per row that was refused, or left out because the import failed or was stopped, with the columns File, Line, Name, Email, Group and Reason. Cells that a spreadsheet would treat as a formula begin with an apostrophe.',
      },
    },
    refusals: { 403: [NOT_STUDENTS], 404: [GONE] },
    answer: async ({ viewer, params, isHead }, services) =>
      ok(await services(RostersService).refusedAsCsv(viewer, params.importId, { isHead })),
  }),
  route({
    method: 'post',
    path: '/rosters/:importId/links.csv',
    operationId: 'exportImportedLinks',
    summary: 'Make new links for everybody whom an import invited, as CSV',
    description: `Where no email can be sent. ${NEW_LINKS} ${READERS}`,
    params: IMPORT,
    answers: { 200: links },
    refusals: { 403: [NOT_STUDENTS, LINKS_ARE_MAILED], 404: [GONE] },
    answer: async ({ viewer, params }, services) =>
      ok(await services(RostersService).linksAsCsv(viewer, params.importId)),
  }),
  route({
    method: 'post',
    path: '/rosters/:importId/start',
    operationId: 'startRoster',
    summary: 'Begin an import, which continues in the background',
    description: `A second call changes nothing. ${READERS}`,
    params: IMPORT,
    body: body(schemas.RosterStart, { removesOthers: false }),
    answers: { 200: imported },
    refusals: {
      400: ['removesOthers must be true or false'],
      403: [NOT_STUDENTS, DELTA_REMOVES_NOBODY],
      404: [GONE],
    },
    answer: async ({ viewer, params, body }, services) => {
      requireReader(viewer);
      const removesOthers = flagOf(body.removesOthers, 'removesOthers');
      const begun = await services(RostersService).start(viewer, params.importId, removesOthers);
      return ok(await withPlan(begun, services));
    },
  }),
  route({
    method: 'put',
    path: '/rosters/:importId/removes-others',
    operationId: 'chooseRemovingOthers',
    summary: 'Choose whether an import removes people who are not in the file',
    description: `What the import would change is counted with it. ${READERS}`,
    params: IMPORT,
    body: body(schemas.RosterStart, { removesOthers: false }),
    answers: { 200: imported },
    refusals: {
      400: ['removesOthers must be true or false'],
      403: [NOT_STUDENTS, DELTA_REMOVES_NOBODY, BEGUN],
      404: [GONE],
    },
    answer: async ({ viewer, params, body }, services) => {
      requireReader(viewer);
      const removesOthers = flagOf(body.removesOthers, 'removesOthers');
      const chosen = await services(RostersService).chooseRemovingOthers(
        viewer,
        params.importId,
        removesOthers,
      );
      return ok(await withPlan(chosen, services));
    },
  }),
  route({
    method: 'post',
    path: '/rosters/:importId/stop',
    operationId: 'stopRoster',
    summary: 'Stop an import that is under way',
    description: `Rows that were imported stay imported, the others are left out. A second call changes nothing. ${READERS}`,
    params: IMPORT,
    answers: { 200: imported },
    refusals: { 403: [NOT_STUDENTS, 'The import has not begun'], 404: [GONE] },
    answer: async ({ viewer, params }, services) => {
      const stopped = await services(RostersService).stop(viewer, params.importId);
      return ok(await withPlan(stopped, services));
    },
  }),
  route({
    method: 'put',
    path: '/rosters/:importId/classes/:number',
    operationId: 'chooseRosterCourse',
    summary: 'Choose the course of a class of a package',
    description: READERS,
    params: { ...IMPORT, number: 'Number of the class in the package.' },
    body: body(schemas.ClassCourse, { courseId: null }),
    answers: { 200: imported },
    refusals: {
      400: ['courseId must be a text'],
      403: [NOT_STUDENTS, BEGUN],
      404: [GONE, 'Course not found'],
    },
    answer: async ({ viewer, params: { importId, number }, body }, services) => {
      requireReader(viewer);
      const courseId = optionalText(body.courseId, 'courseId');
      // No class has the number 0.
      const choice = { number: /^\d{1,9}$/.test(number) ? Number(number) : 0, courseId };
      const found = await services(RostersService).chooseCourse(viewer, importId, choice);
      return ok(await withPlan(found, services));
    },
  }),
  route({
    method: 'delete',
    path: '/rosters/:importId',
    operationId: 'discardRoster',
    summary: 'Delete an import that has not begun',
    description: READERS,
    params: IMPORT,
    answers: { 200: json('The import was deleted.', schemas.RosterDiscarded) },
    refusals: { 403: [NOT_STUDENTS, BEGUN], 404: [GONE] },
    answer: async ({ viewer, params }, services) => {
      await services(RostersService).discard(viewer, params.importId);
      return ok({ id: params.importId, deleted: true });
    },
  }),
  teamRoute({
    method: 'get',
    path: '/instructor/courses/:id/invited-students',
    operationId: 'listInvitedStudents',
    summary: 'List the people without an account who are invited to a course',
    params: { id: 'Identifier of the course.' },
    query: PageQuery,
    answers: { 200: json('By name.', schemas.InvitedStudents) },
    refusals: { 400: BAD_PAGE, 404: ['Course not found'] },
    answer: async ({ viewer, params, query }, services) => {
      requireRole(viewer, Role.INSTRUCTOR);
      return ok(await services(InvitedStudentsService).invited(viewer, params.id, pageAsked(query)));
    },
  }),
  teamRoute({
    method: 'post',
    path: '/instructor/courses/:id/invited-students/:personId/invite-again',
    operationId: 'inviteAgain',
    summary: 'Make a new link for an invited person, for 30 days, and mail it',
    description: 'An earlier link no longer works. Where no email can be sent, the answer has the link.',
    params: PERSON,
    answers: { 200: json('The person was invited again.', schemas.InvitedAgain) },
    refusals: {
      404: ['Course not found', 'Invitation not found'],
      429: ['You sent too many invitations again. Please try again in an hour.', TOO_MANY_INVITATION_MAILS],
    },
    answer: async ({ viewer, params: { id, personId } }, services) =>
      ok(await services(InvitedStudentsService).inviteAgain(viewer, id, personId)),
  }),
  teamRoute({
    method: 'post',
    path: '/instructor/courses/:id/invited-students/links.csv',
    operationId: 'exportInvitationLinks',
    summary: 'Make new links for everybody who is invited to a course, as CSV',
    description: `Where no email can be sent. ${NEW_LINKS}`,
    params: { id: 'Identifier of the course.' },
    answers: { 200: links },
    refusals: { 403: [LINKS_ARE_MAILED], 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(await services(InvitedStudentsService).linksAsCsv(viewer, params.id)),
  }),
  teamRoute({
    method: 'delete',
    path: '/instructor/courses/:id/invited-students/:personId',
    operationId: 'withdrawStudentInvitation',
    summary: 'Withdraw the invitation of a person to a course',
    params: PERSON,
    answers: { 200: json('The invitation was withdrawn.', schemas.StudentInvitationWithdrawn) },
    refusals: { 404: ['Course not found', 'Invitation not found'] },
    answer: async ({ viewer, params: { id, personId } }, services) => {
      await services(InvitedStudentsService).withdraw(viewer, id, personId);
      return ok({ personId, withdrawn: true });
    },
  }),
];

/** Refuses students before the body is looked at. */
function requireReader(viewer: Viewer | null): void {
  if (requireViewer(viewer).account.role !== Role.ADMIN) requireRole(viewer, Role.INSTRUCTOR);
}

/** The import, which the caller has read for the viewer, with what it would change. */
async function withPlan(found: RosterImport, services: Services) {
  const rosters = services(RostersService);
  return {
    ...found,
    sendsMail: rosters.sendsMail,
    counts: await rosters.counts(found),
    classes: await rosters.classes(found),
    others: await rosters.others(found),
  };
}
