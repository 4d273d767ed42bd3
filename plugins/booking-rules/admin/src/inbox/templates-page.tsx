import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { MessageTemplate, MessageTemplateDraft } from 'booking-rules/contracts/messages/templates';
import { LONGEST_MESSAGE } from 'booking-rules/shared/domain/guests/messages';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { staffMessages } from 'booking-rules/shared/messages/messages';
import { TEMPLATE_VARIABLES } from 'booking-rules/shared/templates/template';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { ConfirmDialog, FormDialog, FormDialogContent } from '../components/dialogs';
import { LongTextField, TextField } from '../components/fields';
import { useForm } from '../components/form';
import { BackLink, Page } from '../components/page';
import { Facts, Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';

const NEW: MessageTemplateDraft = { name: '', english: '', arabic: '' };

/** The texts that staff answer with. */
export function TemplatesPage() {
  const t = messages().inbox.templates;
  const canManage = useCanManage(MANAGE);
  const query = useApiQuery('GET /booking-rules/message-templates');
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
      navigation={<BackLink fallback="/plugins/booking-rules/messages" />}
      actions={canManage ? <TemplateDialog template={null} onDone={query.reload} /> : null}
    >
      <QueryResult query={query}>
        {({ data }) => (
          <>
            {data.length === 0 ? (
              <Panel>
                <Typography textColor="neutral600">{t.none}</Typography>
              </Panel>
            ) : null}
            {data.map((template) => (
              <TemplatePanel key={template.id} {...{ template, canManage }} onDone={query.reload} />
            ))}
          </>
        )}
      </QueryResult>
      <VariableList />
    </Page>
  );
}

function TemplatePanel({
  template,
  canManage,
  onDone,
}: {
  template: MessageTemplate;
  canManage: boolean;
  onDone: () => void;
}) {
  const t = messages().inbox.templates;
  const { id, name, english, arabic, changedBy, changedAt } = template;
  const api = useApi();
  const { busy, run } = useAction();
  const remove = () =>
    run('remove', async () => {
      await api.call('DELETE /booking-rules/message-templates/{id}', { params: { id } });
      onDone();
      return t.removed;
    });
  return (
    <Panel title={name}>
      {[english, arabic]
        .filter((text) => text !== '')
        .map((text) => (
          <Box key={text} paddingBottom={3}>
            <Typography tag="p" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography variant="pi" textColor="neutral600">
          {t.changed(changedBy, formatInstant(changedAt))}
        </Typography>
        {canManage ? (
          <Flex gap={2}>
            <ConfirmDialog
              button={
                <Button variant="danger-light" size="S" loading={busy !== null}>
                  {t.remove}
                </Button>
              }
              title={t.question(name)}
              back={t.back}
              confirm={t.remove}
              variant="danger"
              onConfirm={() => void remove()}
            >
              {null}
            </ConfirmDialog>
            <TemplateDialog template={template} onDone={onDone} />
          </Flex>
        ) : null}
      </Flex>
    </Panel>
  );
}

function TemplateDialog({ template, onDone }: { template: MessageTemplate | null; onDone: () => void }) {
  const t = messages().inbox.templates;
  return (
    <FormDialog
      title={template?.name ?? t.add}
      onDone={onDone}
      button={
        template === null ? (
          <Button>{t.add}</Button>
        ) : (
          <Button variant="tertiary" size="S" aria-label={t.edit(template.name)}>
            {t.editOne}
          </Button>
        )
      }
    >
      {(done) => <TemplateForm template={template} onDone={done} />}
    </FormDialog>
  );
}

function TemplateForm({ template, onDone }: { template: MessageTemplate | null; onDone: () => void }) {
  const t = messages().inbox.templates;
  const api = useApi();
  const { name, english, arabic } = template ?? NEW;
  const { values, field, busy, submit } = useForm<MessageTemplateDraft>({ name, english, arabic });
  const save = () =>
    submit(async () => {
      const body = { data: values };
      if (template === null) await api.call('POST /booking-rules/message-templates', { body });
      else await api.call('PUT /booking-rules/message-templates/{id}', { params: { id: template.id }, body });
      onDone();
      return t.saved;
    });
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void save()}>
          {t.save}
        </Button>
      }
    >
      <TextField {...field('name')} required label={t.name} hint={t.nameHint} maxLength={80} />
      <LongTextField {...field('english')} required label={t.english} maxLength={LONGEST_MESSAGE} />
      <LongTextField {...field('arabic')} label={t.arabic} hint={t.arabicHint} maxLength={LONGEST_MESSAGE} />
    </FormDialogContent>
  );
}

/** What a text may name, and what stands in its place. */
function VariableList() {
  const t = messages().inbox.templates;
  const { variables } = staffMessages().templates;
  return (
    <Panel title={t.variables}>
      <Typography tag="p" textColor="neutral600" paddingBottom={3}>
        {t.variablesHint}
      </Typography>
      <Facts
        facts={TEMPLATE_VARIABLES.map((name) => [
          variables[name],
          <bdi key={name} dir="ltr">
            <Typography>{`{{${name}}}`}</Typography>
          </bdi>,
        ])}
      />
    </Panel>
  );
}
