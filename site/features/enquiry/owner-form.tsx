import type { ReactNode } from 'react';
import { messages } from '../../messages/messages';
import { EnquiryForm } from './enquiry-form';

/** The form for owners who would like their property looked after. */
export function OwnerForm(): ReactNode {
  const t = messages().enquiry.owner;
  return (
    <section
      aria-labelledby="owner-form"
      className="rounded-card border border-line bg-white p-5 shadow-soft sm:p-8"
    >
      <h2 id="owner-form" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 mb-6 max-w-text text-muted">{t.lead}</p>
      <EnquiryForm kind="owner" />
    </section>
  );
}
