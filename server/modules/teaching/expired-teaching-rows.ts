import type { ExpiredRows } from '../../platform/expired-rows';
import { removeOldImports } from './rosters/imports/roster-import.queries';
import { removeExpiredPeople, removeExpiredInvitations } from './rosters/invitations/invitations.queries';
import { removeExpiredInvitations as removeTeamInvitations } from './team/course-invitation.queries';

const DAY_MS = 24 * 60 * 60 * 1000;
const IMPORTS_KEPT_DAYS = 30;
/** People whose link expired are listed for a while, so that they can be invited again. */
const INVITATIONS_LISTED_DAYS = 60;

/** Imports of students 30 days after their upload, and invitations that nobody accepted. */
export const expiredTeachingRows: ExpiredRows = (now) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return [
    removeTeamInvitations(now),
    removeOldImports(daysAgo(IMPORTS_KEPT_DAYS)),
    removeExpiredPeople(daysAgo(INVITATIONS_LISTED_DAYS)),
    removeExpiredInvitations(daysAgo(INVITATIONS_LISTED_DAYS)),
  ];
};
