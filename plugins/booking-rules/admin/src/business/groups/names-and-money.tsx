import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Flex } from '@strapi/design-system';
import type { BusinessFields } from 'booking-rules/contracts/setup/business';
import { taxNumberForm, taxNumberName } from 'booking-rules/shared/format/tax-number';
import { LongTextField, TextField } from '../../components/fields';
import type { useForm } from '../../components/form';
import { Panel } from '../../components/panel';

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
  return (
    <Group title="Names">
      <TextField
        {...field('brand')}
        required
        label="Brand"
        hint="The name that guests know: on the site, in emails and in this panel."
        maxLength={40}
      />
      <TextField
        {...field('tagline')}
        label="Tagline"
        hint="One sentence, on the home page."
        maxLength={160}
      />
      <TextField
        {...field('tradingName')}
        required
        label="Trading name"
        hint="At the head of invoices."
        maxLength={120}
      />
      <TextField
        {...field('legalName')}
        label="Legal name"
        hint="As the licence says. Leave empty when it is the same."
        maxLength={160}
      />
    </Group>
  );
}

/** Where guests transfer money to. */
export function BankGroup({ form: { field } }: GroupProps) {
  return (
    <Group title="Bank account">
      <TextField {...field('beneficiary')} label="Account in the name of" maxLength={160} />
      <TextField {...field('bank')} label="Bank" maxLength={120} />
      <TextField {...field('iban')} label="IBAN" maxLength={42} />
      <TextField {...field('swift')} label="SWIFT" hint="8 or 11 characters." maxLength={11} />
      <TextField
        {...field('bankNote')}
        label="Note on transfers"
        hint="Such as what to name as the reference."
        maxLength={300}
      />
    </Group>
  );
}

/** What invoices say beside the names. */
export function DocumentsGroup({ form: { field } }: GroupProps) {
  return (
    <Group title="Invoices and tax">
      <LongTextField
        {...field('legalAddress')}
        label="Address on invoices"
        hint="One line below the other."
        maxLength={500}
      />
      <TextField
        {...field('taxNumber')}
        label={taxNumberName()}
        hint={`${taxNumberForm()}. Without it, documents are invoices without VAT registration.`}
        maxLength={20}
      />
      <TextField {...field('licenceNumber')} label="Licence number" maxLength={60} />
      <TextField {...field('invoiceEmail')} type="email" label="Email for invoices" />
      <TextField {...field('invoicePhone')} type="tel" label="Phone for invoices" maxLength={25} />
      <LongTextField
        {...field('footer')}
        label="Last words"
        hint="At the foot of every document."
        maxLength={500}
      />
    </Group>
  );
}
