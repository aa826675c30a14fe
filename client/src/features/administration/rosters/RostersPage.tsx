import { useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { withParam } from '../../../lib/addressParams';
import { Card } from '../../../ui/display/Card';
import { Page, Section, Stack } from '../../../ui/layout/Layout';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { PageHeading } from '../../../ui/text/PageHeading';
import { FileChooser } from '../../rosters/FileChooser';
import { ImportList } from '../../rosters/ImportList';
import { RosterImportView } from '../../rosters/RosterImportView';
import styles from '../../rosters/Rosters.module.css';
import { useRosterUpload } from '../../rosters/useRosterUpload';
import { AdministratorsOnly } from '../AdministratorsOnly';
import { ClassCourses } from './ClassCourses';
import { useRostersPageQuery } from './RostersPage.generated';

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
  const { data, loading, error, refetch } = useRostersPageQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [params, setParams] = useSearchParams();
  const shown = params.get('import');
  const show = (id: string | null) => setParams((from) => withParam(from, 'import', id));
  const { upload, isSending, problem } = useRosterUpload('/admin/rosters', {
    onUploaded: (id) => {
      show(id);
      void refetch();
    },
  });
  const administration = data?.viewer?.administration;
  if (data && !administration) return <AdministratorsOnly />;
  return (
    <Page>
      <PageTitle>Rosters</PageTitle>
      <Stack gap={40}>
        <PageHeading lead="Enroll and invite the students of a whole school">Rosters</PageHeading>
        <Section title="Upload a package">
          <Card padding="lg" className={styles.card}>
            <p>
              A OneRoster 1.1 or 1.2 package in CSV: a ZIP archive of at most 10 MB, or all its CSV files.
              Students are enrolled in the courses that you choose for their classes; teachers and other files
              are left out. You see what would change before anything does.
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
          </Card>
        </Section>
        {shown && (
          <RosterImportView
            key={shown}
            id={shown}
            choices={<ClassCourses importId={shown} />}
            onDiscarded={() => {
              show(null);
              void refetch();
            }}
          />
        )}
        {administration ? (
          <ImportList imports={administration.rosterImports} path={paths.rosters} />
        ) : loading ? (
          <LoadingState text="Loading imports...">
            <SkeletonTable rows={4} />
          </LoadingState>
        ) : (
          <ErrorState
            title="The imports couldn’t be loaded"
            message={errorSentence(error, 'Failed to load imports')}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}
