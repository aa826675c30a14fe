import { ExportCsvButton } from '../analytics/students/ExportCsvButton';

interface RefusedRowsButtonProps {
  id: string;
  /** Whether the import ended early: the file also has the rows that were not imported. */
  hasEndedEarly: boolean;
}

/** Downloads the refused rows with the reasons, to correct them and import them again. */
export function RefusedRowsButton({ id, hasEndedEarly }: RefusedRowsButtonProps) {
  return (
    <ExportCsvButton
      path={`/rosters/${id}/refused.csv`}
      fileName="refused-rows.csv"
      failed="The rows couldn’t be downloaded. Please try again."
      size="sm"
      label={hasEndedEarly ? 'Download remaining rows' : 'Download refused rows'}
      loadingText="Downloading..."
    />
  );
}
