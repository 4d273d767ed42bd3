import { useNavigate, useParams } from 'react-router-dom';
import { Button, Flex } from '@strapi/design-system';
import type { MailRuleDraft, MailRules } from 'booking-rules/contracts/mail-rules';
import { toldWords } from 'booking-rules/shared/format/choice-labels';
import type { Language } from 'booking-rules/shared/format/language';
import { useState } from 'react';
import { useApi } from '../api/client';
import { useApiQuery } from '../api/use-api-query';
import { ApartmentChoice } from '../components/apartments/apartment-choice';
import { ConfirmDialog } from '../components/dialogs';
import { ChoiceField, SwitchField, TextField } from '../components/fields';
import { Form, useForm } from '../components/form';
import { BackLink, Page, TwoColumns } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';
import { draftOf, NEW_DRAFT, sentDraft } from './drafts';
import { MailPreview } from './mail-preview';
import { TextFields } from './text-fields';
import { TimingFields } from './timing-fields';

const LIST = '/plugins/booking-rules/mail-rules';

/** One mail by rule: when it goes to whom, what it says, and how that looks for a real booking. */
export function MailRulePage() {
  const t = messages().mailRules;
  const { id = 'new' } = useParams();
  const query = useApiQuery('GET /booking-rules/mail-rules');
  const rule = query.data?.data.rules.find((one) => String(one.id) === id) ?? null;
  return (
    <Page
      title={rule ? toldWords(rule.name) : t.newTitle}
      subtitle={t.subtitle}
      navigation={<BackLink fallback={LIST} />}
    >
      <QueryResult query={query}>
        {({ data }) => (
          <RuleForm
            key={id}
            id={rule?.id ?? null}
            draft={rule ? draftOf(rule) : NEW_DRAFT}
            bookings={data.bookings}
            mailServer={data.mailServer}
          />
        )}
      </QueryResult>
    </Page>
  );
}

interface RuleFormProps extends Pick<MailRules, 'bookings' | 'mailServer'> {
  /** Null for a new one. */
  id: number | null;
  draft: MailRuleDraft;
}

function RuleForm({ id, draft, bookings, mailServer }: RuleFormProps) {
  const { form: t, conditions } = messages().mailRules;
  const api = useApi();
  const navigate = useNavigate();
  const shownName = toldWords(draft.name);
  const form = useForm<MailRuleDraft>({ ...draft, name: shownName });
  const { values, set, field, errorOf } = form;
  const [language, setLanguage] = useState<Language>('en');

  const save = () =>
    form.submit(async () => {
      // A name that comes with the product stays one, in whatever language somebody reads it.
      const name = values.name === shownName ? draft.name : values.name;
      const body = { data: sentDraft({ ...values, name }) };
      if (id === null) await api.call('POST /booking-rules/mail-rules', { body });
      else await api.call('PUT /booking-rules/mail-rules/{id}', { params: { id }, body });
      navigate(LIST);
      return t.saved;
    }, 'save');
  const remove = (known: number) =>
    form.submit(async () => {
      await api.call('DELETE /booking-rules/mail-rules/{id}', { params: { id: known } });
      navigate(LIST);
      return t.removed;
    }, 'remove');

  return (
    <Form onSubmit={() => void save()}>
      <TwoColumns
        columns={[
          <Panel key="rule">
            <Flex direction="column" alignItems="stretch" gap={4}>
              <TextField {...field('name')} required label={t.name} hint={t.nameHint} maxLength={80} />
              <SwitchField {...field('active')} label={t.active} hint={t.activeHint} />
              <TimingFields values={values} set={set} errorOf={errorOf} />
              <ChoiceField
                {...field('condition')}
                width="100%"
                label={t.condition}
                options={(['always', 'paid', 'owing'] as const).map((one) => [one, conditions[one]] as const)}
              />
              <ApartmentChoice {...field('apartments')} />
              <TextFields
                texts={values.texts}
                language={language}
                onLanguage={setLanguage}
                onChange={(texts) => set({ texts })}
                errorOf={errorOf}
              />
              <Flex gap={2} wrap="wrap">
                <Button type="submit" loading={form.busy === 'save'}>
                  {t.save}
                </Button>
                {id === null ? null : (
                  <ConfirmDialog
                    button={
                      <Button variant="danger-light" loading={form.busy === 'remove'}>
                        {t.remove}
                      </Button>
                    }
                    title={t.askToRemove}
                    back={t.back}
                    confirm={t.remove}
                    variant="danger"
                    onConfirm={() => void remove(id)}
                  >
                    {t.removal}
                  </ConfirmDialog>
                )}
              </Flex>
            </Flex>
          </Panel>,
          <MailPreview
            key="preview"
            bookings={bookings}
            mailServer={mailServer}
            language={language}
            text={values.texts[language]}
          />,
        ]}
      />
    </Form>
  );
}
