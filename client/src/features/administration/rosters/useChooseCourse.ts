import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { RosterImportDocument, RosterRowsDocument } from '../../rosters/RosterImport.generated';
import { RosterClassesDocument, useChooseRosterCourseMutation } from './RostersPage.generated';

/** Chooses the course of a class, or none; resolves with whether it was stored. The page then shows the new plan. */
export function useChooseCourse(importId: string) {
  const [choose] = useChooseRosterCourseMutation({
    refetchQueries: [RosterClassesDocument, RosterImportDocument, RosterRowsDocument],
    awaitRefetchQueries: true,
  });
  return (number: number, courseId: string | null) =>
    attemptOrToast(
      () => choose({ variables: { id: importId, class: number, courseId } }),
      'The course couldn’t be chosen',
    );
}
