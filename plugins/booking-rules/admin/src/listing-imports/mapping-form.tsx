import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import type { FileColumn, ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { useApi } from '../api/client';
import { useApiQuery } from '../api/use-api-query';
import { DataTable, TwoLines } from '../components/data-table';
import { ChoiceField, TextField } from '../components/fields';
import { Form, useForm } from '../components/form';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';

/** A column is understood by its name until somebody says otherwise. */
const BY_NAME = 'by-name';
const LEFT_OUT = 'left-out';

interface NamedField {
  field: string;
  label: string;
}

const PERIODS = ['night', 'week', 'month', 'year'] as const;
type Period = (typeof PERIODS)[number];

interface Values {
  source: string;
  /** By column: a field, or one of the two words above. */
  choices: Record<string, string>;
  /** The empty text stands for a night, as it is without a word about it. */
  priceFrequency: Period | '';
  district: string;
}

/** What the columns of a list mean, and what holds where they say nothing; leads to the dry run. */
export function MappingForm({ listing, onDone }: { listing: ListingImport; onDone: () => void }) {
  const query = useApiQuery('GET /booking-rules/listing-imports', {}, { cacheMs: 60_000 });
  return (
    <Panel title={messages().listingImports.mapping.title}>
      <QueryResult query={query}>
        {({ data: { fields } }) => <Columns listing={listing} fields={fields} onDone={onDone} />}
      </QueryResult>
    </Panel>
  );
}

function Columns({
  listing,
  fields,
  onDone,
}: {
  listing: ListingImport;
  fields: readonly NamedField[];
  onDone: () => void;
}) {
  const t = messages().listingImports.mapping;
  const api = useApi();
  const { id, columns, source, choices, defaults } = listing;
  const form = useForm<Values>({
    source,
    choices: Object.fromEntries(
      Object.entries(choices).map(([column, field]) => [column, field ?? LEFT_OUT]),
    ),
    priceFrequency: defaults.priceFrequency ?? '',
    district: defaults.district ?? '',
  });
  const check = () =>
    form.submit(async () => {
      const { priceFrequency, district } = form.values;
      const chosen = Object.entries(form.values.choices).filter(([, choice]) => choice !== BY_NAME);
      await api.call('POST /booking-rules/listing-imports/{id}/check', {
        params: { id },
        body: {
          data: {
            source: form.values.source,
            choices: Object.fromEntries(
              chosen.map(([column, choice]) => [column, choice === LEFT_OUT ? null : choice]),
            ),
            defaults: {
              ...(priceFrequency !== '' && { priceFrequency }),
              ...(district.trim() !== '' && { district: district.trim() }),
            },
          },
        },
      });
      onDone();
      return null;
    });
  const unused = columns.filter(({ column, fields: known }) => {
    const choice = form.values.choices[column] ?? BY_NAME;
    return choice === LEFT_OUT || (choice === BY_NAME && known.length === 0);
  });
  return (
    <Form label={t.title} onSubmit={() => void check()}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Typography textColor="neutral600">
          {unused.length === 0 ? t.allUsed : t.notUsed(unused.map(({ column }) => column))}
        </Typography>
        <DataTable
          caption={t.caption}
          stacks
          columns={[{ heading: t.column }, { heading: t.readAs }]}
          rows={columns.map((column) => ({
            key: column.column,
            cells: [
              <TwoLines
                key="column"
                first={column.column}
                second={
                  <Typography
                    tag="p"
                    variant="pi"
                    textColor="neutral600"
                    style={{ overflowWrap: 'anywhere' }}
                  >
                    {column.samples.join(' · ')}
                  </Typography>
                }
              />,
              <ColumnChoice
                key="choice"
                column={column}
                fields={fields}
                value={form.values.choices[column.column] ?? BY_NAME}
                onChange={(choice) =>
                  form.set({ choices: { ...form.values.choices, [column.column]: choice } })
                }
              />,
            ],
          }))}
        />
        <Flex gap={4} alignItems="flex-start" wrap="wrap">
          <ChoiceField
            {...form.field('priceFrequency')}
            label={t.pricesFor}
            hint={t.pricesForHint}
            placeholder={t.periods.night}
            options={PERIODS.map((period) => [period, t.periods[period]] as const)}
          />
          <Box width={{ initial: '100%', medium: '24rem' }}>
            <TextField {...form.field('district')} label={t.area} maxLength={80} hint={t.areaHint} />
          </Box>
          <Box width={{ initial: '100%', medium: '24rem' }}>
            <TextField
              {...form.field('source')}
              required
              label={t.source}
              maxLength={60}
              hint={t.sourceHint}
            />
          </Box>
        </Flex>
        <Flex>
          <Button type="submit" loading={form.busy !== null}>
            {t.check}
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}

function ColumnChoice({
  column: { column, fields: known },
  fields,
  value,
  onChange,
}: {
  column: FileColumn;
  fields: readonly NamedField[];
  value: string;
  onChange: (choice: string) => void;
}) {
  const t = messages().listingImports.mapping;
  const labels = fields.filter(({ field }) => known.includes(field)).map(({ label }) => label);
  return (
    <Box width={{ initial: '20rem', medium: '28rem' }}>
      <Field.Root width="100%">
        <SingleSelect
          aria-label={t.columnReadAs(column)}
          value={value}
          onChange={(choice) => onChange(String(choice))}
        >
          <SingleSelectOption value={BY_NAME}>
            {labels.length === 0 ? t.unused : t.byName(labels)}
          </SingleSelectOption>
          {known.length === 0 ? null : <SingleSelectOption value={LEFT_OUT}>{t.leaveOut}</SingleSelectOption>}
          {fields.map(({ field, label }) => (
            <SingleSelectOption key={field} value={field}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}
