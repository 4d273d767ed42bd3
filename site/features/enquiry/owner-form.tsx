import type { ReactNode } from 'react';
import { EnquiryForm } from './enquiry-form';

/** The form for owners who would like their property looked after. */
export function OwnerForm(): ReactNode {
  return (
    <section
      aria-labelledby="owner-form"
      className="rounded-card border border-line bg-white p-5 shadow-soft sm:p-8"
    >
      <h2 id="owner-form" className="text-2xl">
        Tell us about your property
      </h2>
      <p className="mt-2 mb-6 max-w-text text-muted">
        We'll tell you what it could earn and how we would look after it, with no obligation.
      </p>
      <EnquiryForm kind="owner" />
    </section>
  );
}
