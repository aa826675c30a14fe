import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ListColumn, RosterColumn } from '#server/modules/teaching/rosters/roster.rules';
import { QueryView } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { useAddressParams } from '../../../forms/useAddressParams';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { SelectField } from '../../../ui/fields/Fields';
import { Grid, Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import { ImportList } from './ImportList';
import {
  useCourseRosterImportsQuery,
  useImportStudentsPageQuery,
} from './__generated__/ImportStudentsPage.generated';
import { InvitedStudents } from './InvitedStudents';
import { useDiscardRosterImportMutation, useRosterImportQuery } from './__generated__/RosterImport.generated';
import { RosterImportView } from './RosterImportView';
import styles from './InvitationPage.module.css';
import { FileChooser, useRosterUpload } from './RosterUpload';

/** Enrolls and invites students of one of the instructor's courses from a CSV file; `?import=` is the one shown. */
export function ImportStudentsPage() {
  const { courseId = '' } = useParams();
  const query = useImportStudentsPageQuery({ variables: { courseId } });
  return (
    <TeamCourseFrame
      name="Import students"
      needs="MANAGE_STUDENTS"
      titleOf={({ title }) => `Import students into ${title}`}
      lead="Invite your students with a list"
      what="course"
      query={query}
    >
      {({ id, isPublished }) => <CourseRoster courseId={id} isPublished={isPublished} />}
    </TeamCourseFrame>
  );
}

function CourseRoster({ courseId, isPublished }: { courseId: string; isPublished: boolean }) {
  const [params, setParams] = useAddressParams();
  const shown = params.get('import');
  const query = useCourseRosterImportsQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network' });
  const { data: importData } = useRosterImportQuery(
    shown === null ? skipToken : { variables: { id: shown }, fetchPolicy: 'cache-only' },
  );
  const [discard] = useDiscardRosterImportMutation();
  const { upload, chooseColumns, list, isSending, problem } = useRosterUpload(
    `/instructor/courses/${courseId}/rosters`,
    {
      onUploaded: (id) => {
        setParams({ import: id });
        void query.refetch();
      },
      discard: (id) => discard({ variables: { id } }),
    },
  );
  const isNotBegun = (importData?.rosterImport.state ?? 'CHECKED') === 'CHECKED';
  const isChoosing = list !== null && (list.importId === null || (list.importId === shown && isNotBegun));
  return (
    <Stack gap={40}>
      <Section title="Upload a list">
        <Card component={Stack} padding="lg">
          {!isPublished && (
            <SurfaceNote tone="warning" title="This course is not published">
              <p>Publish it before you import, so that the students can open it.</p>
            </SurfaceNote>
          )}
          <p>
            A CSV file as your school’s program exports it, with names, email addresses and, if you like,
            groups. At most 20,000 rows and 4 MB. You see how its columns were read and what would change
            before anything does.
          </p>
          <pre className={styles.example} tabIndex={0} aria-label="Example of a list">
            {'name,email,group\nAda Lovelace,ada@example.org,Blue\nAlan Turing,alan@example.org,Red'}
          </pre>
          <FileChooser
            accept=".csv,.tsv,.txt,text/csv"
            isSending={isSending}
            problem={problem}
            onChoose={([file]) => void upload(file!)}
          >
            Choose file
          </FileChooser>
        </Card>
      </Section>
      {isChoosing && (
        <RosterColumns
          key={`${list.file.name} ${list.file.size} ${list.file.lastModified}`}
          columns={list.columns}
          isSending={isSending}
          onChoose={(uses) => void chooseColumns(list, uses)}
        />
      )}
      {shown && (
        <RosterImportView
          key={shown}
          id={shown}
          onDiscarded={() => {
            setParams({ import: null });
            void query.refetch();
          }}
        />
      )}
      {/* Again when an import is done: it invited people. */}
      <InvitedStudents key={importData?.rosterImport.state} courseId={courseId} />
      <Section title="Past imports">
        <QueryView
          query={query}
          value={query.data?.courseRosterImports}
          what="past imports"
          skeleton={<SkeletonTable rows={3} />}
          level={3}
        >
          {(imports) => <ImportList imports={imports} path={paths.importStudents(courseId)} />}
        </QueryView>
      </Section>
    </Stack>
  );
}

const WORDS: Record<RosterColumn, string> = {
  name: 'Name',
  'first-name': 'First name',
  'last-name': 'Last name',
  email: 'Email',
  group: 'Group',
  ignore: 'Ignore',
};

interface RosterColumnsProps {
  columns: readonly ListColumn[];
  isSending: boolean;
  onChoose: (uses: RosterColumn[]) => void;
}

/** What each column of the uploaded list was read as, to be changed. */
function RosterColumns({ columns, isSending, onChoose }: RosterColumnsProps) {
  const [uses, setUses] = useState(columns.map(({ use }) => use));
  const isUnchanged = columns.every(({ use }, index) => use === uses[index]);
  return (
    <Section title="Columns of the file">
      <Card component={Stack} padding="lg">
        <p>
          This is how the columns were read. Ignored columns are not imported. Your choice is remembered on
          this device for files with the same headings.
        </p>
        <Grid min={224} gap={16} className="wm-align-end wm-anywhere">
          {columns.map(({ heading, examples }, index) => (
            <SelectField
              key={index}
              label={heading || `Column ${index + 1}`}
              hint={examples.join(' · ') || 'Empty'}
              value={uses[index]}
              onChange={({ target }) =>
                setUses(uses.map((use, at) => (at === index ? (target.value as RosterColumn) : use)))
              }
              options={Object.entries(WORDS)}
            />
          ))}
        </Grid>
        <div>
          <Button
            variant="secondary"
            // `disabled` would lose the keyboard focus once the file was read.
            aria-disabled={isUnchanged}
            loading={isSending}
            loadingText="Reading..."
            onClick={() => !isUnchanged && onChoose(uses)}
          >
            Read the file again
          </Button>
        </div>
      </Card>
    </Section>
  );
}
