import { useState } from 'react';
import { QueryView } from '../../../apollo/QueryView';
import { useAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { useAddressParams } from '../../../forms/useAddressParams';
import { Button } from '../../../ui/buttons/Button';
import { Chip } from '../../../ui/buttons/Chip';
import { CardSection } from '../../../ui/display/Card';
import { DataTable } from '../../../ui/display/DataTable';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { SearchForm } from '../../../ui/fields/SearchForm';
import { Cluster, Section, Stack, TitledPage } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import {
  RosterImportDocument,
  RosterRowsDocument,
} from '../../teaching/rosters/__generated__/RosterImport.generated';
import { ImportList } from '../../teaching/rosters/ImportList';
import { RosterImportView } from '../../teaching/rosters/RosterImportView';
import { FileChooser, useRosterUpload } from '../../teaching/rosters/RosterUpload';
import {
  ChooseRosterCourseDocument,
  RosterClassesDocument,
  type RosterClassesQuery,
  useFindCoursesQuery,
  useRosterClassesQuery,
  useRostersPageQuery,
} from './__generated__/RostersPage.generated';

/** The chosen archive, or an archive of the chosen CSV files. */
async function asPackage(files: readonly File[]): Promise<File> {
  const [first] = files;
  if (files.length === 1 && first!.name.toLowerCase().endsWith('.zip')) return first!;
  const { zipSync } = await import('fflate');
  const contents = await Promise.all(
    files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  return new File([zipSync(Object.fromEntries(contents))], 'OneRoster files.zip', {
    type: 'application/zip',
  });
}

/** Imports the students of a whole school from a OneRoster package; `?import=` is the one shown. */
export function RostersPage() {
  const query = useRostersPageQuery({ fetchPolicy: 'cache-and-network' });
  const [params, setParams] = useAddressParams();
  const shown = params.get('import');
  const { upload, isSending, problem } = useRosterUpload('/admin/rosters', {
    onUploaded: (id) => {
      setParams({ import: id });
      void query.refetch();
    },
  });
  return (
    <TitledPage title="Import students" lead="Enroll and invite the students of a whole school" gap={40}>
      <CardSection title="Upload a package">
        <p>
          A OneRoster 1.1 or 1.2 package in CSV: a ZIP archive of at most 10 MB, or all its CSV files.
          Students are enrolled in the courses that you choose for their classes; teachers and other files are
          left out. You see what would change before anything does.
        </p>
        <FileChooser
          accept=".zip,.csv"
          multiple
          isSending={isSending}
          problem={problem}
          onChoose={(files) => void upload(asPackage(files))}
        >
          Choose package
        </FileChooser>
      </CardSection>
      {shown && (
        <RosterImportView
          key={shown}
          id={shown}
          choices={<ClassCourses importId={shown} />}
          onDiscarded={() => {
            setParams({ import: null });
            void query.refetch();
          }}
        />
      )}
      <QueryView
        query={query}
        value={query.data?.viewer?.administration?.rosterImports}
        what="imports"
        skeleton={<SkeletonTable rows={4} />}
      >
        {(imports) => (
          <Section title="Past imports">
            <ImportList imports={imports} path={paths.rosters} />
          </Section>
        )}
      </QueryView>
    </TitledPage>
  );
}

type ClassRow = RosterClassesQuery['rosterImport']['classes'][number];

/** The classes of a package, and the course in which the students of each are enrolled. */
function ClassCourses({ importId }: { importId: string }) {
  const query = useRosterClassesQuery({ variables: { id: importId }, fetchPolicy: 'cache-and-network' });
  const [choosing, setChoosing] = useState<ClassRow | null>(null);
  // The page shows the new plan when a course is chosen.
  const choose = useAction(ChooseRosterCourseDocument, {
    refetchQueries: [RosterClassesDocument, RosterImportDocument, RosterRowsDocument],
    awaitRefetchQueries: true,
    variables: (choice: { class: number; courseId: string | null }) => ({ id: importId, ...choice }),
    failed: 'The course couldn’t be chosen',
  });
  return (
    <QueryView
      query={query}
      value={query.data?.rosterImport.classes}
      what="classes"
      skeleton={<SkeletonTable rows={4} />}
      level={3}
    >
      {(classes) => (
        <Section title="Classes" level={3}>
          <DataTable<ClassRow>
            caption="Classes and their courses"
            rows={classes}
            rowKey={({ number }) => String(number)}
            empty={<p>The package has no classes.</p>}
            columns={[
              { header: 'Class', kind: 'words', cell: (one) => nameOf(one) },
              { header: 'Students', align: 'end', cell: ({ studentCount }) => studentCount },
              {
                header: 'Course',
                kind: 'words',
                cell: ({ courseTitle }) => courseTitle ?? 'None: its students are left out',
              },
              {
                header: 'Actions',
                actions: true,
                cell: (one) => (
                  <Cluster gap={8}>
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Choose the course of ${one.title}`}
                      onClick={() => setChoosing(one)}
                    >
                      {one.courseId === null ? 'Choose course' : 'Change course'}
                    </Button>
                    {one.courseId !== null && (
                      <Button
                        ref={focusNeighborWhenRemoved}
                        size="sm"
                        variant="quiet"
                        aria-label={`Leave out ${one.title}`}
                        onClick={() => void choose({ class: one.number, courseId: null })}
                      >
                        Leave out
                      </Button>
                    )}
                  </Cluster>
                ),
              },
            ]}
          />
          {choosing && (
            <ChooseCourseDialog
              className={choosing.title}
              search={choosing.taughtCourse ?? choosing.title}
              onChoose={async (courseId) => {
                if (await choose({ class: choosing.number, courseId })) setChoosing(null);
              }}
              onClose={() => setChoosing(null)}
            />
          )}
        </Section>
      )}
    </QueryView>
  );
}

const nameOf = ({ title, code, taughtCourse, school, term }: ClassRow) =>
  [title, code, taughtCourse, school, term].filter((words) => words !== null).join(' · ');

interface ChooseCourseDialogProps {
  /** Title of the class. */
  className: string;
  /** What is searched for at first. */
  search: string;
  onChoose: (courseId: string) => void | Promise<void>;
  onClose: () => void;
}

/** Chooses one of the published courses for a class. */
function ChooseCourseDialog(props: ChooseCourseDialogProps) {
  const { className, onChoose, onClose } = props;
  const [search, setSearch] = useState(props.search.slice(0, 100));
  const query = useFindCoursesQuery({ variables: { search } });
  return (
    <Dialog title={`Course of ${className}`} onClose={onClose}>
      <Stack gap={16}>
        <SearchForm
          label="Search courses"
          placeholder="Title or instructor"
          search={search}
          onSearch={setSearch}
        />
        <QueryView
          query={query}
          value={query.data?.viewer?.administration?.courses}
          what="courses"
          loading="Searching..."
          failed="The search failed"
          reason="Failed to search for courses"
          level={3}
        >
          {({ nodes, pageInfo }) =>
            nodes.length === 0 ? (
              <p role="status">No published course contains “{search}”.</p>
            ) : (
              <Stack gap={8}>
                <p role="status">
                  {pageInfo.hasNextPage ? 'The newest courses that match:' : 'Which course?'}
                </p>
                <Cluster gap={8}>
                  {nodes.map(({ id, title, instructorName }) => (
                    <Chip key={id} onClick={() => void onChoose(id)}>
                      {title} · {instructorName}
                    </Chip>
                  ))}
                </Cluster>
              </Stack>
            )
          }
        </QueryView>
      </Stack>
    </Dialog>
  );
}
