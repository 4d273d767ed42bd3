import { useState } from 'react';
import { session } from '../../session/browser-session';
import { call } from '../../api/http';
import type { Account } from '../../session/session';
import { Button } from '../../ui/button';
import { ContactFields } from '../../ui/phone/contact-fields';
import { Notice } from '../../ui/notice';
import { useForm } from '../../forms/use-form';
import { messages } from '../../messages/messages';
import { FormMessage } from './account-card';
import { nameProblem, optionalPhoneProblem, problemsOf } from '../../forms/field-checks';
import { accountRefusal } from './refusals';

const FIELDS = ['firstName', 'lastName', 'phone'] as const;

/** Name and phone number of who is signed in. */
export function ProfileForm({ account }: { account: Account }) {
  const t = messages().account.profile;
  const [saved, setSaved] = useState(false);
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    initial: {
      firstName: account.firstName ?? '',
      lastName: account.lastName ?? '',
      phone: account.phone ?? '',
    },
    check: ({ firstName, lastName, phone }) =>
      problemsOf({
        firstName: nameProblem(firstName, 'first name'),
        lastName: nameProblem(lastName, 'last name'),
        phone: optionalPhoneProblem(phone),
      }),
    async send({ firstName, lastName, phone }) {
      setSaved(false);
      const data = { firstName: firstName.trim(), lastName: lastName.trim(), phone: phone.trim() };
      await call('PUT /api/profile', { body: { data } });
      setSaved(true);
      await session.loadUser();
    },
    refusalOf: (error) => accountRefusal(error, FIELDS),
  });
  return (
    <form {...form} className="grid gap-5">
      <ContactFields field={field} needsPhone={false} />
      <div className="grid gap-1.5 text-sm">
        <p className="font-semibold">{messages().ui.fields.email}</p>
        <p className="text-base wrap-anywhere">{account.email}</p>
        <p className="text-muted">{t.emailHint}</p>
      </div>
      <FormMessage message={message} />
      {saved && message === null && <Notice tone="success" title={t.saved} />}
      <Button type="submit" kind="secondary" busy={busy} className="w-full sm:w-fit">
        {t.submit}
      </Button>
    </form>
  );
}
