import { memo } from 'react';
import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { BAR_ICONS, type BarKind } from './timeline/bar-kinds';
import { barStyles, doubleBookingStyles } from './timeline/bar-style';
import { messages } from '../messages/messages';

const Styled = styled.div`
  ${barStyles}
  .bar {
    height: 20px;
    padding: 0 5px;
    font-size: 1.2rem;
    cursor: default;
  }
  ${doubleBookingStyles}
  .twice {
    position: relative;
    width: 22px;
    height: 18px;
  }
  .mark {
    width: 14px;
    height: 18px;
    background: ${({ theme }) => theme.colors.neutral0};
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  .mark.arrival {
    border-inline-start: 3px solid ${({ theme }) => theme.colors.danger500};
  }
  .mark.departure {
    border-bottom: 3px solid ${({ theme }) => theme.colors.danger500};
  }
`;

/** What the bars and marks of the calendar mean. */
export const Legend = memo(function Legend() {
  const { bars, legend: t } = messages().calendar;
  return (
    <Styled>
      <Flex tag="ul" gap={4} wrap="wrap" aria-label={t.label}>
        {(Object.keys(BAR_ICONS) as BarKind[]).map((kind) => {
          const Icon = BAR_ICONS[kind];
          return (
            <Flex tag="li" key={kind} gap={2}>
              <span className={`bar ${kind}`}>
                <Icon aria-hidden />
              </span>
              <Typography variant="pi">{bars.kinds[kind]}</Typography>
            </Flex>
          );
        })}
        <Flex tag="li" gap={3}>
          <span className="twice" />
          <Typography variant="pi">{t.doubleBooking}</Typography>
        </Flex>
        <Flex tag="li" gap={2}>
          <span className="mark arrival" />
          <Typography variant="pi">{t.noArrivals}</Typography>
        </Flex>
        <Flex tag="li" gap={2}>
          <span className="mark departure" />
          <Typography variant="pi">{t.noDepartures}</Typography>
        </Flex>
      </Flex>
    </Styled>
  );
});
