import { useState } from 'react';
import { Badge, Box, Button, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { UNLIMITED } from 'booking-rules/shared/domain/pricing/promotion';
import { type RuledPromotion, draftId } from 'booking-rules/shared/domain/restrictions/rule-change';
import { formatAmount } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { formatDay } from 'booking-rules/shared/format/day';
import type { Day } from 'booking-rules/shared/domain/stay';
import { labelForApartments } from './editors/apartment-choice';
import { PromotionEditor } from './promotion-editor';
import { RuleLine } from './editors/rule-editor';
import type { RatesDraft } from './draft/use-rates-draft';

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
  const { promotions, apartments } = rates;
  const [opened, setOpened] = useState(
    () => promotions.find(({ code }) => code === initialSearch)?.id ?? null,
  );
  const setAll = (next: (before: readonly RuledPromotion[]) => RuledPromotion[]) =>
    edit((before) => ({ ...before, promotions: next(before.promotions) }));

  function add(): void {
    const id = draftId();
    setAll((before) => [...before, { ...BLANK, id }]);
    setOpened(id);
  }

  return (
    <Box>
      {promotions.length === 0 ? (
        <Typography textColor="neutral600">There are no promotion codes yet.</Typography>
      ) : null}
      <Box tag="ul" aria-label="Promotion codes">
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
                    <Typography>{`${promotion.amount === null ? `${promotion.percent}%` : formatAmount(promotion.amount)} off`}</Typography>
                    <Badge active={promotion.active}>{promotion.active ? 'On' : 'Off'}</Badge>
                    <Badge>{labelForApartments(promotion.apartments, apartments)}</Badge>
                  </>
                }
                words={describePromotion(promotion)}
                editLabel={`Edit the code ${promotion.code}`}
                onEdit={canEdit ? () => setOpened(promotion.id) : null}
              />
            )}
          </Box>
        ))}
      </Box>
      {canEdit ? (
        <Box paddingTop={4}>
          <Button variant="secondary" startIcon={<Plus />} onClick={add}>
            Add a code
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

function describePromotion(promotion: RuledPromotion): string {
  const { bookFrom, bookUntil, stayFrom, stayUntil, minimumNights, useLimit, uses } = promotion;
  const parts = [
    within('booked', bookFrom, bookUntil),
    within('nights', stayFrom, stayUntil),
    minimumNights === null ? null : `${plural(minimumNights, 'night')} or more`,
    useLimit === null ? `used ${plural(uses, 'time')}` : `used ${uses} of ${plural(useLimit, 'time')}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function within(what: string, from: Day | null, until: Day | null): string | null {
  if (from === null && until === null) return null;
  return [what, from && `from ${formatDay(from)}`, until && `until ${formatDay(until)}`]
    .filter(Boolean)
    .join(' ');
}
