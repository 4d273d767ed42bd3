import { Link as RouterLink } from 'react-router-dom';
import { Link } from '@strapi/design-system';
import type { MinimumStayCandidate, Trace, TracedNight, TraceStep } from 'booking-rules/shared/explain/trace';
import { apartmentLink, ruleLink } from '../components/links';
import { messages } from '../messages/messages';

/** Where something is edited, and what the link says. */
export interface EditLink {
  to: string;
  label: string;
}

/** The apartment that a trace is about. */
export interface Traced {
  apartmentId: string;
  documentId: string;
}

const SETTINGS = '/content-manager/single-types/api::site-setting.site-setting';

/** Where another answer of a rule is to be had; null when no manager decides it. */
export function stepLink(step: TraceStep, trace: Trace, apartment: Traced): EditLink | null {
  switch (step.rule) {
    case 'dates-invalid':
    case 'in-the-past':
      return null;
    case 'min-stay': {
      const winner = trace.minimumStay.find(({ won }) => won);
      return winner ? minimumLink(winner, apartment) : null;
    }
    case 'arrival-day-closed':
    case 'departure-day-closed':
      return step.seasonId === null ? null : seasonLink(step.seasonId);
    case 'not-available':
      return reservationLink(trace);
    case 'max-stay':
      return step.propertyWide
        ? { to: SETTINGS, label: messages().explain.links.settings }
        : editApartment(apartment);
    case 'advance-notice':
    case 'too-far-ahead':
    case 'too-many-guests':
    case 'not-listed':
      return editApartment(apartment);
  }
}

/** Where a rule that could set the minimum stay is edited. */
export function minimumLink(
  { kind, seasonId, nights }: MinimumStayCandidate,
  apartment: Traced,
): EditLink | null {
  const t = messages().explain.links;
  switch (kind) {
    case 'gap-fill':
      return editApartment(apartment);
    case 'season-apartment':
    case 'season':
      return seasonId === null ? null : seasonLink(seasonId);
    case 'override':
      return {
        to: ruleLink('minimum-stay', { apartment: apartment.apartmentId }),
        label: nights === null ? t.setOverride : t.override,
      };
    case 'global':
      return { to: ruleLink('minimum-stay', {}), label: t.global };
    case 'default':
      return null;
  }
}

/** Where the rate of a night is edited. */
export function rateLink({ seasonId }: TracedNight, { apartmentId }: Traced): EditLink {
  const at = { apartment: apartmentId };
  const t = messages().explain.links;
  return seasonId === null
    ? { to: ruleLink('rates', at), label: t.rates }
    : { to: ruleLink('rates', { ...at, season: seasonId }), label: t.season };
}

/** Where a promotion code is edited. */
export function promotionLink(code: string): EditLink {
  return { to: ruleLink('rates', { promotion: code }), label: messages().explain.links.code };
}

function editApartment({ documentId }: Traced): EditLink {
  return { to: apartmentLink(documentId), label: messages().explain.links.apartment };
}

function seasonLink(season: string): EditLink {
  return { to: ruleLink('minimum-stay', { season }), label: messages().explain.links.season };
}

function reservationLink({ taken }: Trace): EditLink | null {
  const reference = taken.find((night) => night.reference !== null)?.reference;
  return reference === undefined || reference === null
    ? null
    : {
        to: `/plugins/booking-rules/reservations/${reference}`,
        label: messages().explain.links.reservation(reference),
      };
}

/** The way to where a rule is edited; nothing when there is none. */
export function EditRuleLink({ link, of }: { link: EditLink | null; of: string }) {
  if (link === null) return null;
  return (
    <Link tag={RouterLink} to={link.to} aria-label={`${link.label}: ${of}`}>
      {link.label}
    </Link>
  );
}
