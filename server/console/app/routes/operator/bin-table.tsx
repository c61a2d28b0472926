/** BIN table: which one is active, and the upload of the next one with its report. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '../../api/contract.ts';
import { loadBinTable, operatorApi } from '../../api/operator.ts';
import { Details } from '../../parts/details.tsx';
import { FileField } from '../../parts/fields.tsx';
import { Form } from '../../parts/form.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Loaded, Note } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';

type Report = Schemas['BinTableReport'];
type BadRow = Report['bad_rows'][number];

const BINS = '/operator/bins';

const columns: readonly Column<BadRow>[] = [
  { id: 'line', title: 'Line', cell: ({ line }) => line, choice: 'fixed' },
  { id: 'reason', title: 'Reason', cell: ({ reason }) => reason },
];

const EXAMPLE = `bin,brand,bank,country,type,tokenize_support
411111,VISA,Example Bank,IN,CREDIT,true`;

function UploadForm({ onLoaded }: { readonly onLoaded: (report: Report) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const queries = useQueryClient();
  const send = async () => {
    onLoaded(await loadBinTable(file ?? new Blob([])));
    await queries.invalidateQueries({ queryKey: ['get', BINS] });
  };
  return (
    <Form submit="Load table" onSubmit={send}>
      <FileField
        name="body"
        label="CSV file"
        help="UTF-8, with a header row, at most 64 MiB. It replaces the whole table; calls use it as soon as it is loaded."
        accept=".csv,text/csv"
        onChange={setFile}
      />
    </Form>
  );
}

function ReportSection({ report }: { readonly report: Report }) {
  const { loaded_count: loaded, bad_count: bad, bad_rows: rows } = report;
  return (
    <Section title="Report" description={`BINs loaded: ${loaded}. Rows skipped: ${bad}.`}>
      {rows.length === 0 ? (
        <Note title="Every row is valid." />
      ) : (
        <Table label="Skipped rows" columns={columns} rows={rows} keyOf={({ line }) => String(line)} />
      )}
    </Section>
  );
}

export default function BinTable() {
  const [report, setReport] = useState<Report | null>(null);
  const table = operatorApi.useQuery('get', BINS);
  return (
    <Page
      title="BIN table"
      description="Which issuer, type and network the first digits of a card belong to. A BIN that the table lacks is known by the public ranges of the networks."
    >
      <Section title="Active table" kind="panel">
        <Loaded query={table}>
          {({ table_id, date_loaded, loaded_count, bad_count }) => (
            <Details
              facts={[
                {
                  name: 'Table',
                  value: table_id === null ? 'None is loaded' : <span className="code">{table_id}</span>,
                },
                { name: 'Loaded', value: <Time value={date_loaded} form="exact" /> },
                { name: 'BINs', value: loaded_count },
                { name: 'Skipped rows', value: bad_count },
              ]}
            />
          )}
        </Loaded>
      </Section>
      <Section title="Load another table" kind="panel">
        <UploadForm onLoaded={setReport} />
        <details>
          <summary>Format</summary>
          <pre>{EXAMPLE}</pre>
        </details>
      </Section>
      {report === null ? null : <ReportSection report={report} />}
    </Page>
  );
}
