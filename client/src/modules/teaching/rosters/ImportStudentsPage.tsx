import { skipToken, useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ListColumn, RosterColumn } from '#server/modules/teaching/rosters/roster.rules';
import { QueryView } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { withParam } from '../../../lib/addressParams';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { SelectField } from '../../../ui/fields/Fields';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { isAllowed } from '../../courses/coursePermissions';
import { NotAllowedInCourse } from '../../courses/NotAllowedInCourse';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import { FileChooser } from './FileChooser';
import { ImportList } from './ImportList';
import {
  useCourseRosterImportsQuery,
  useImportStudentsPageQuery,
} from './__generated__/ImportStudentsPage.generated';
import { InvitedStudents } from './InvitedStudents';
import {
  ChooseRemovingOthersDocument,
  DiscardRosterImportDocument,
  type RosterImportQuery,
  RosterRowsDocument,
  StartRosterImportDocument,
  useDiscardRosterImportMutation,
  useRosterImportQuery,
} from './__generated__/RosterImport.generated';
import { RosterImportView } from './RosterImportView';
import styles from './InvitationPage.module.css';
import { useRosterUpload } from './useRosterUpload';
import { useAction } from '../../../apollo/useAction';
import { formatCount } from '../../../lib/format';
import { Checkbox } from '../../../ui/fields/Choices';
import { focusPageHeading } from '../../../ui/text/PageHeading';

/** Enrolls and invites students of one of the instructor's courses from a CSV file; `?import=` is the one shown. */
export function ImportStudentsPage() {
  const { courseId = '' } = useParams();
  const query = useImportStudentsPageQuery({ variables: { courseId } });
  return (
    <TeamCourseFrame
      name="Import students"
      titleOf={({ title }) => `Import students into ${title}`}
      lead="Invite your students with a list"
      what="course"
      query={query}
    >
      {(course) =>
        isAllowed(course, 'MANAGE_STUDENTS') ? (
          <CourseRoster courseId={course.id} isPublished={course.isPublished} />
        ) : (
          <NotAllowedInCourse courseId={course.id} />
        )
      }
    </TeamCourseFrame>
  );
}

function CourseRoster({ courseId, isPublished }: { courseId: string; isPublished: boolean }) {
  const [params, setParams] = useSearchParams();
  const shown = params.get('import');
  const show = (id: string | null) => setParams((from) => withParam(from, 'import', id));
  const query = useCourseRosterImportsQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network' });
  const { data: importData } = useRosterImportQuery(
    shown === null ? skipToken : { variables: { id: shown }, fetchPolicy: 'cache-only' },
  );
  /** The import shown before the last upload. */
  const [before, setBefore] = useState<string | null>();
  const [discard] = useDiscardRosterImportMutation();
  const { upload, chooseColumns, list, isSending, problem } = useRosterUpload(
    `/instructor/courses/${courseId}/rosters`,
    {
      onUploaded: (id) => {
        setBefore(shown);
        show(id);
        void query.refetch();
      },
      discard: (id) => discard({ variables: { id } }),
    },
  );
  // The address and the import follow the answer; the columns stay meanwhile, and with them the focus.
  const isChoosing =
    list !== null &&
    (list.importId === null ||
      shown === before ||
      (list.importId === shown && (importData?.rosterImport.state ?? 'CHECKED') === 'CHECKED'));
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
            setBefore(undefined);
            show(null);
            void query.refetch();
          }}
        />
      )}
      {/* Again when an import is done: it invited people. */}
      <InvitedStudents key={importData?.rosterImport.state} courseId={courseId} />
      {query.data ? (
        <ImportList imports={query.data.courseRosterImports} path={paths.importStudents(courseId)} />
      ) : (
        <Section title="Past imports">
          <QueryView
            query={query}
            value={null}
            what="past imports"
            skeleton={<SkeletonTable rows={3} />}
            level={3}
          >
            {() => null}
          </QueryView>
        </Section>
      )}
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
        <div className={`wm-align-end wm-gap-16 wm-anywhere ${styles.columns}`}>
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
        </div>
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

type Found = RosterImportQuery['rosterImport'];

interface StartImportProps {
  found: Found;
  /** Called when the import was started: this card and its buttons are gone then. */
  onStarted: () => void;
  /** Called when the import was discarded. */
  onDiscarded: () => void;
}

/** Begins an import, or discards it; until then nothing is changed. */
export function StartImport({ found, onStarted, onDiscarded }: StartImportProps) {
  const { removesOthers, isDelta } = found;
  const { totalCount, people } = found.others;

  const { id } = found;
  const { cache } = useApolloClient();
  const start = useAction(StartRosterImportDocument, {
    variables: () => ({ id, removesOthers }),
    ask: () =>
      removesOthers
        ? {
            title: `Remove ${formatCount(totalCount, 'person', 'people')}?`,
            text: 'They are not in the file. They are removed first, so that the people in the file get their places.',
            confirmLabel: 'Import and remove',
            danger: true,
          }
        : null,
    done: onStarted,
    failed: 'The import couldn’t be started',
  });
  const chooseRemoving = useAction(ChooseRemovingOthersDocument, {
    variables: (isChosen: boolean) => ({ id, removesOthers: isChosen }),
    refetchQueries: [RosterRowsDocument],
    awaitRefetchQueries: true,
    failed: 'The choice couldn’t be saved',
  });
  const discard = useAction(DiscardRosterImportDocument, {
    variables: () => ({ id }),
    done: () => {
      onDiscarded();
      focusPageHeading();
      cache.evict({ id: cache.identify({ __typename: 'RosterImport', id }) });
    },
    failed: 'The file couldn’t be discarded',
  });

  return (
    <Card component={Stack} padding="lg">
      {found.sendsMail ? (
        <p>Nothing was changed yet. People who are invited get an email, and join when they accept.</p>
      ) : (
        <p>
          Nothing was changed yet. This platform can’t send emails: you pass the links of invited people on,
          and they join when they accept. You can get the links once the import is done.
        </p>
      )}
      {totalCount > 0 && (
        <>
          <Checkbox
            label={`Remove ${formatCount(totalCount, 'person', 'people')} who ${totalCount === 1 ? 'is' : 'are'} not in the file`}
            hint="They can no longer open the course. Their progress is kept and counts again if they come back. Invitations are withdrawn."
            checked={removesOthers}
            disabled={chooseRemoving.sending}
            onChange={(isChosen) => void chooseRemoving(isChosen)}
          />
          <details>
            <summary>Who is not in the file</summary>
            <ul className={`wm-anywhere ${styles.people}`} tabIndex={0} aria-label="Who is not in the file">
              {people.map(({ name, email }) => (
                <li key={email}>
                  {name} · {email}
                </li>
              ))}
              {totalCount > people.length && <li>and {formatCount(totalCount - people.length, 'other')}</li>}
            </ul>
          </details>
        </>
      )}
      {isDelta && (
        <p>
          The package has only what changed since an earlier one (delta). People who are not in it stay in
          their courses.
        </p>
      )}
      <Cluster>
        <Button
          loading={start.sending}
          disabled={chooseRemoving.sending}
          loadingText="Starting..."
          onClick={() => void start()}
        >
          Import
        </Button>
        <Button variant="quiet" onClick={() => void discard()}>
          Discard
        </Button>
      </Cluster>
    </Card>
  );
}
