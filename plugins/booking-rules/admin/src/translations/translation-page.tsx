import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import type { Translation } from 'booking-rules/contracts/setup/translations';
import { formatInstant } from 'booking-rules/shared/format/instant';
import {
  KINDS,
  TRANSLATED_KINDS,
  type TranslatedKind,
} from 'booking-rules/shared/translations/translated-kinds';
import { useApi } from '../api/client';
import { useApiQuery } from '../api/use-api-query';
import { Form, useForm } from '../components/form';
import { BackArrow, Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';
import { TextPairField } from './text-pair-field';

const LANGUAGE = 'ar';

interface Place {
  kind: TranslatedKind;
  documentId: string;
}

/** A document beside its translation. */
export function TranslationPage() {
  const { kind: named, documentId = '' } = useParams();
  const kind = KINDS.find((one) => one === named) ?? KINDS[0];
  const query = useApiQuery('GET /booking-rules/translations/{kind}/{documentId}', {
    params: { kind, documentId },
    query: { language: LANGUAGE },
  });
  return (
    <QueryResult query={query}>
      {({ data }) => <TranslationForm place={{ kind, documentId }} translation={data} />}
    </QueryResult>
  );
}

function TranslationForm({ place, translation }: { place: Place; translation: Translation }) {
  const t = messages().translations.page;
  const api = useApi();
  const [kept, setKept] = useState(translation);
  const form = useForm<Record<string, string>>(valuesOf(translation));
  const { label } = TRANSLATED_KINDS[place.kind];
  const changed = kept.texts.filter(({ path, text }) => (form.values[path] ?? '') !== text);
  const save = () =>
    form.submit(async () => {
      const texts = changed.map(({ path, source }) => ({ path, source, text: form.values[path] ?? '' }));
      const { data } = await api.call('PUT /booking-rules/translations/{kind}/{documentId}', {
        params: { ...place },
        body: { data: { language: LANGUAGE, texts } },
      });
      setKept(data);
      form.set(valuesOf(data));
      return t.saved;
    });
  const open = kept.texts.filter(({ text }) => text === '').length;
  return (
    <Page
      title={t.title(kept.name)}
      subtitle={open === 0 ? t.allTranslated : t.open(open, kept.texts.length)}
      navigation={
        <Link
          tag={RouterLink}
          to={`/plugins/booking-rules/translations?kind=${place.kind}`}
          startIcon={<BackArrow />}
        >
          {t.back(label)}
        </Link>
      }
      actions={
        <Button
          startIcon={<Check />}
          disabled={changed.length === 0}
          loading={form.busy !== null}
          onClick={() => void save()}
        >
          {t.save}
        </Button>
      }
    >
      <Panel>
        {kept.changedAt === null ? null : (
          <Typography tag="p" textColor="neutral600" paddingBottom={4}>
            {t.changed(kept.by ?? '', formatInstant(kept.changedAt))}
          </Typography>
        )}
        {kept.texts.length === 0 ? <Typography>{t.nothing}</Typography> : null}
        <Form label={t.form} onSubmit={() => void save()}>
          {kept.texts.map((pair) => (
            <TextPairField
              key={pair.path}
              pair={pair}
              value={form.values[pair.path] ?? ''}
              onChange={(text) => form.set({ [pair.path]: text })}
            />
          ))}
          <Flex justifyContent="flex-end">
            <Button
              type="submit"
              startIcon={<Check />}
              disabled={changed.length === 0}
              loading={form.busy !== null}
            >
              {t.save}
            </Button>
          </Flex>
        </Form>
      </Panel>
    </Page>
  );
}

const valuesOf = ({ texts }: Translation): Record<string, string> =>
  Object.fromEntries(texts.map(({ path, text }) => [path, text]));
