import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../../platform/connection';
import type { Context } from '../../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../../platform/graphql/limits';
import { RequiresScope } from '../../../../platform/required-scope';
import { Administration } from '../../../accounts/administration/administration.types';
import { RostersService } from './rosters.service';
import {
  RosterClassChoice,
  RosterImport,
  RosterOthers,
  RosterOutcome,
  RosterOutcomeCount,
  RosterRowConnection,
} from './rosters.types';

const COURSE = { description: 'The course.' };
const IMPORT = { description: 'The import.' };

@Resolver(() => RosterImport)
export class RosterImportResolver {
  constructor(private readonly rosters: RostersService) {}

  @Query(() => RosterImport, {
    description:
      'An import of students into a course whose students the viewer may manage or, for administrators, of a package. NOT_FOUND for others.',
  })
  rosterImport(@Arg('id', () => ID, IMPORT) id: string, @Ctx() { viewer }: Context) {
    return this.rosters.one(viewer, id);
  }

  @Query(() => [RosterImport], {
    description:
      'The imports of students into a course, newest first, at most 50. For members of its team who may manage students.',
  })
  courseRosterImports(@Arg('courseId', () => ID, COURSE) courseId: string, @Ctx() { viewer }: Context) {
    return this.rosters.ofCourse(viewer, courseId);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [RosterOutcomeCount], {
    description: 'What the import does at this moment with its rows, or did.',
  })
  counts(@Root() result: RosterImport) {
    return this.rosters.counts(result);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [RosterClassChoice], { description: 'The classes of a package, in its order.' })
  classes(@Root() result: RosterImport) {
    return this.rosters.classes(result);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => RosterOthers, {
    description:
      'Who is in the courses and not in the file: removed if that is chosen. Empty once the import has begun, and if it cannot be chosen.',
  })
  others(@Root() result: RosterImport) {
    return this.rosters.others(result);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether people without an account get their links by email; if not, no email can be sent, and whoever may invite them passes the links on.',
  })
  sendsMail() {
    return this.rosters.sendsMail;
  }

  @FieldResolver(() => RosterRowConnection, {
    description:
      'The rows, in the order of the file; then those of people who are removed because they are not in it.',
  })
  rows(
    @Root() result: RosterImport,
    @Arg('only', () => RosterOutcome, {
      nullable: true,
      description: 'Only rows with this outcome; null: all.',
    })
    only: RosterOutcome | null,
    @PageArgs('rows') { first, after }: Page,
  ) {
    return this.rosters.rows(result, { only: only ?? null, first, after: after ?? null });
  }

  @Mutation(() => RosterImport, {
    description:
      'Chooses whether an import removes people who are not in the file, so that its dry run counts them. FORBIDDEN once it has begun, and for a package with only what changed. For everyone who can see the import.',
  })
  chooseRemovingOthers(
    @Arg('id', () => ID, IMPORT) id: string,
    @Arg('removesOthers', () => Boolean, { description: 'Whether they are removed.' })
    removesOthers: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.rosters.chooseRemovingOthers(viewer, id, removesOthers);
  }

  @Mutation(() => RosterImport, {
    description:
      'Ends an import that is under way: rows that were imported stay imported, the others are left out. A second call changes nothing. FORBIDDEN before it begins. For everyone who can see the import.',
  })
  stopRosterImport(@Arg('id', () => ID, IMPORT) id: string, @Ctx() { viewer }: Context) {
    return this.rosters.stop(viewer, id);
  }

  @Mutation(() => RosterImport, {
    description:
      'Begins an import, which continues in the background; a second call changes nothing. FORBIDDEN to remove others with a package that has only what changed. For everyone who can see the import.',
  })
  startRosterImport(
    @Arg('id', () => ID, IMPORT) id: string,
    @Arg('removesOthers', () => Boolean, {
      description: 'Whether students of its courses who are not in the file are removed.',
    })
    removesOthers: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.rosters.start(viewer, id, removesOthers);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes an import that has not begun; always true. FORBIDDEN once it has begun. For everyone who can see the import.',
  })
  discardRosterImport(@Arg('id', () => ID, IMPORT) id: string, @Ctx() { viewer }: Context) {
    return this.rosters.discard(viewer, id);
  }

  @Mutation(() => RosterImport, {
    description:
      'Chooses the published course in which the students of a class are enrolled. FORBIDDEN once the import has begun.',
  })
  chooseRosterCourse(
    @Arg('id', () => ID, { description: 'The import of a package.' }) id: string,
    @Arg('class', () => Int, { description: 'Number of the class.' }) number: number,
    @Arg('courseId', () => ID, {
      nullable: true,
      description: 'The course; null to leave out the students of the class.',
    })
    courseId: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.rosters.chooseCourse(viewer, id, { number, courseId: courseId ?? null });
  }
}

@Resolver(() => Administration)
export class RosterAdministrationResolver {
  constructor(private readonly rosters: RostersService) {}

  @RequiresScope('session only')
  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [RosterImport], {
    description: 'Imports of OneRoster packages, newest first, at most 50.',
  })
  rosterImports(@Root() { viewer }: Administration) {
    return this.rosters.packages(viewer);
  }
}
