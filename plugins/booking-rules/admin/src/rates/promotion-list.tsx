import { useState } from 'react';
import { Badge, Box, Button, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { UNLIMITED } from 'booking-rules/shared/domain/pricing/promotion';
import { type RuledPromotion, draftId } from 'booking-rules/shared/domain/restrictions/rule-change';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatDay } from 'booking-rules/shared/format/day';
import {
  labelForApartments,
  labelledApartments,
  useApartmentNames,
} from '../components/apartments/apartment-names';
import { PromotionEditor } from './promotion-editor';
import { RuleLine } from './editors/rule-editor';
import type { RatesDraft } from './draft/use-rates-draft';
import { messages } from '../messages/messages';

const BLANK: Omit<RuledPromotion, 'id'> = { ...UNLIMITED, code: '', percent: 10 };

/** Promotion codes, each a line that opens into its fields. */
export function PromotionList({
  draft,
  canEdit,
  initialSearch,
}: {
  draft: RatesDraft;
  canEdit: boolean;
  /** The code that is open at first. */
  initialSearch: string | null;
}) {
  const { draft: rates, edit } = draft;
  const { promotions } = rates;
  const names = useApartmentNames(labelledApartments(promotions));
  const [opened, setOpened] = useState(
    () => promotions.find(({ code }) => code === initialSearch)?.id ?? null,
  );
  const t = messages().rates.promotions;
  const setAll = (next: (before: readonly RuledPromotion[]) => RuledPromotion[]) =>
    edit((before) => ({ ...before, promotions: next(before.promotions) }));

  function add(): void {
    const id = draftId();
    setAll((before) => [...before, { ...BLANK, id }]);
    setOpened(id);
  }

  return (
    <Box>
      {promotions.length === 0 ? <Typography textColor="neutral600">{t.none}</Typography> : null}
      <Box tag="ul" aria-label={t.label}>
        {promotions.map((promotion) => (
          <Box key={promotion.id} tag="li">
            {promotion.id === opened ? (
              <PromotionEditor
                promotion={promotion}
                rates={rates}
                errors={draft.errors}
                onChange={(changed) =>
                  setAll((before) => before.map((known) => (known.id === changed.id ? changed : known)))
                }
                onRemove={() => {
                  setAll((before) => before.filter(({ id }) => id !== promotion.id));
                  setOpened(null);
                }}
                onClose={() => setOpened(null)}
              />
            ) : (
              <RuleLine
                name={promotion.code}
                facts={
                  <>
                    <Typography>
                      {t.off(
                        promotion.amount === null ? `${promotion.percent}%` : formatAmount(promotion.amount),
                      )}
                    </Typography>
                    <Badge active={promotion.active}>{promotion.active ? t.isOn : t.isOff}</Badge>
                    <Badge>{labelForApartments(promotion.apartments, names)}</Badge>
                  </>
                }
                words={describePromotion(promotion)}
                editLabel={t.edit(promotion.code)}
                onEdit={canEdit ? () => setOpened(promotion.id) : null}
              />
            )}
          </Box>
        ))}
      </Box>
      {canEdit ? (
        <Box paddingTop={4}>
          <Button variant="secondary" startIcon={<Plus />} onClick={add}>
            {t.add}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

function describePromotion(promotion: RuledPromotion): string {
  const { bookFrom, bookUntil, stayFrom, stayUntil, minimumNights, useLimit, uses } = promotion;
  const t = messages().rates.promotions;
  const said = (day: string | null) => (day === null ? null : formatDay(day));
  return [
    ...(bookFrom === null && bookUntil === null ? [] : [t.booked(said(bookFrom), said(bookUntil))]),
    ...(stayFrom === null && stayUntil === null ? [] : [t.nights(said(stayFrom), said(stayUntil))]),
    ...(minimumNights === null ? [] : [t.minimum(minimumNights)]),
    t.used(uses, useLimit),
  ].join(' · ');
}
