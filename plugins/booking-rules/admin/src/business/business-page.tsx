import { useState } from 'react';
import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import type { Business } from 'booking-rules/contracts/setup/business';
import { useApi } from '../api/client';
import { useApiQuery } from '../api/use-api-query';
import { Form, useForm } from '../components/form';
import { Page, TwoColumns } from '../components/page';
import { Panel } from '../components/panel';
import { SiteFrame } from '../components/preview-frame';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';
import { changedFields } from './draft';
import { useSitePreview } from './use-site-preview';
import { BankGroup, DocumentsGroup, NamesGroup, PermitsGroup } from './groups/names-and-money';
import { ContactGroup, SocialLinksGroup } from './groups/contact';
import { ArrivalGroup } from './groups/arrival';
import { ElsewhereGroup } from './groups/elsewhere';
import { HostGroup } from './groups/host';
import { LookGroup } from './groups/look';
import { PlaceGroup } from './groups/place';
import { RegistrationGroup } from './groups/registration';

/** All that the business says of itself, with the site beside it. */
export function BusinessPage() {
  const query = useApiQuery('GET /booking-rules/business');
  return <QueryResult query={query}>{({ data }) => <BusinessForm business={data} />}</QueryResult>;
}

function BusinessForm({ business }: { business: Business }) {
  const t = messages().business;
  const api = useApi();
  const [kept, setKept] = useState(business);
  const form = useForm(kept.values);
  const change = changedFields(kept.values, form.values);
  const isChanged = Object.keys(change).length > 0;
  const sitePreview = useSitePreview(change);
  const save = () =>
    form.submit(async () => {
      const { data } = await api.call('PUT /booking-rules/business', { body: { data: change } });
      setKept(data);
      form.set(data.values);
      return t.saved;
    });
  const groups = (
    <Form key="form" label={t.title} onSubmit={() => void save()}>
      <NamesGroup form={form} />
      <PlaceGroup />
      <LookGroup form={form} pictures={kept.pictures} />
      <ContactGroup form={form} />
      <HostGroup form={form} pictures={kept.pictures} />
      <SocialLinksGroup form={form} />
      <RegistrationGroup form={form} registration={kept.registration} />
      <ArrivalGroup form={form} />
      <BankGroup form={form} />
      <DocumentsGroup form={form} />
      <PermitsGroup form={form} />
      <ElsewhereGroup mailSender={kept.mailSender} />
      <Flex justifyContent="flex-end" paddingBottom={6}>
        <SaveButton isChanged={isChanged} isBusy={form.busy !== null} />
      </Flex>
    </Form>
  );
  const preview = (
    <Box key="preview" position="sticky" top={4}>
      <Panel title={t.site.title}>
        <Typography tag="p" textColor="neutral600" paddingBottom={3}>
          {t.site.note}
        </Typography>
        {kept.homePage === null ? (
          <Link href="/" isExternal>
            {t.site.open}
          </Link>
        ) : (
          <SiteFrame title={t.site.title} {...sitePreview} />
        )}
      </Panel>
    </Box>
  );
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
      actions={<SaveButton isChanged={isChanged} isBusy={form.busy !== null} onClick={() => void save()} />}
    >
      <TwoColumns columns={[groups, preview]} />
    </Page>
  );
}

function SaveButton({
  isChanged,
  isBusy,
  onClick,
}: {
  isChanged: boolean;
  isBusy: boolean;
  onClick?: () => void;
}) {
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      startIcon={<Check />}
      disabled={!isChanged}
      loading={isBusy}
      {...(onClick && { onClick })}
    >
      {messages().business.save}
    </Button>
  );
}
