import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Flex } from '@strapi/design-system';
import type { BusinessFields } from 'booking-rules/contracts/setup/business';
import { hasTrn } from 'booking-rules/shared/format/place';
import { LongTextField, SwitchField, TextField } from '../../components/fields';
import type { useForm } from '../../components/form';
import { Panel } from '../../components/panel';
import { messages } from '../../messages/messages';

/** The form of the business, as its groups are given it. */
export type BusinessFormState = ReturnType<typeof useForm<BusinessFields>>;

interface GroupProps {
  form: BusinessFormState;
}

/** A part of the form with its fields one below the other; one with an id comes into sight where an address ends in it. */
export function Group({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const isMeant = id !== undefined && hash === `#${id}`;
  useEffect(() => {
    if (isMeant) box.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <div ref={box} {...(id !== undefined && { id })}>
      <Panel title={title}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {children}
        </Flex>
      </Panel>
    </div>
  );
}

/** What it is called. */
export function NamesGroup({ form: { field } }: GroupProps) {
  const t = messages().business.names;
  return (
    <Group title={t.title}>
      <TextField {...field('brand')} required label={t.brand} hint={t.brandHint} maxLength={40} />
      <TextField {...field('tagline')} label={t.tagline} hint={t.taglineHint} maxLength={160} />
      <TextField
        {...field('tradingName')}
        required
        label={t.tradingName}
        hint={t.tradingNameHint}
        maxLength={120}
      />
      <TextField {...field('legalName')} label={t.legalName} hint={t.legalNameHint} maxLength={160} />
    </Group>
  );
}

/** Where guests transfer money to. */
export function BankGroup({ form: { field } }: GroupProps) {
  const t = messages().business.bank;
  return (
    <Group title={t.title}>
      <TextField {...field('beneficiary')} label={t.beneficiary} maxLength={160} />
      <TextField {...field('bank')} label={t.bank} maxLength={120} />
      <TextField {...field('iban')} label={t.iban} maxLength={42} />
      <TextField {...field('swift')} label={t.swift} hint={t.swiftHint} maxLength={11} />
      <TextField {...field('bankNote')} label={t.note} hint={t.noteHint} maxLength={300} />
    </Group>
  );
}

/** What invoices say beside the names. */
export function DocumentsGroup({ form: { field } }: GroupProps) {
  const t = messages().business.documents;
  const { taxNumber } = messages().components;
  return (
    <Group title={t.title}>
      <LongTextField {...field('legalAddress')} label={t.address} hint={t.addressHint} maxLength={500} />
      <TextField
        {...field('taxNumber')}
        label={taxNumber.name(hasTrn())}
        hint={t.taxNumberHint(taxNumber.form(hasTrn()))}
        maxLength={20}
      />
      <TextField {...field('licenceNumber')} label={t.licenceNumber} maxLength={60} />
      <TextField {...field('invoiceEmail')} type="email" label={t.email} />
      <TextField {...field('invoicePhone')} type="tel" label={t.phone} maxLength={25} />
      <LongTextField {...field('footer')} label={t.footer} hint={t.footerHint} maxLength={500} />
    </Group>
  );
}

/** What is asked of apartments before they are published. */
export function PermitsGroup({ form: { field } }: GroupProps) {
  const t = messages().business.permits;
  return (
    <Group title={t.title}>
      <SwitchField {...field('validPermits')} label={t.validPermits} hint={t.hint} />
    </Group>
  );
}
