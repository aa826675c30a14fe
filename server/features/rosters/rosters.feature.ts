import type { Feature } from '../../platform/feature';
import { RosterAdministrationResolver, RosterImportResolver } from './imports/rosters.resolver';
import { RosterSweeper, RosterTask } from './imports/roster-tasks';
import { InvitationMail } from './invitations/invitation-mail';
import { InvitationSettler, InvitedPeopleSweeper } from './invitations/invitation-tasks';
import { InvitationsResolver, OwnInvitationsResolver } from './invitations/invitations.resolver';
import {
  StudentInvitationEntry,
  InvitedPerson,
  RosterClassEntry,
  RosterImport,
  RosterRowEntry,
} from './roster.entities';
import { rosterData } from './rosters.personal-data';

/** Imports of students from files, and invitations of those who have to agree or have no account. */
export const rosters: Feature = {
  entities: [RosterImport, RosterClassEntry, RosterRowEntry, InvitedPerson, StudentInvitationEntry],
  resolvers: [
    RosterImportResolver,
    RosterAdministrationResolver,
    InvitationsResolver,
    OwnInvitationsResolver,
  ],
  tasks: [RosterTask, RosterSweeper, InvitationSettler, InvitedPeopleSweeper],
  mails: [InvitationMail],
  purposeOfPersonalData: 'To enroll the students of a class or a school from a list, and to invite them',
  personalData: rosterData,
};
