import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { BAR_KINDS, type BarKind } from './timeline/bar-kinds';
import { barStyles, doubleBookingStyles } from './timeline/bar-style';

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
    border-left: 3px solid ${({ theme }) => theme.colors.danger500};
  }
  .mark.departure {
    border-bottom: 3px solid ${({ theme }) => theme.colors.danger500};
  }
`;

/** What the bars and marks of the calendar mean. */
export function Legend() {
  return (
    <Styled>
      <Flex tag="ul" gap={4} wrap="wrap" aria-label="What the colours mean">
        {(Object.keys(BAR_KINDS) as BarKind[]).map((kind) => {
          const { Icon, label } = BAR_KINDS[kind];
          return (
            <Flex tag="li" key={kind} gap={2}>
              <span className={`bar ${kind}`}>
                <Icon aria-hidden />
              </span>
              <Typography variant="pi">{label}</Typography>
            </Flex>
          );
        })}
        <Flex tag="li" gap={3}>
          <span className="twice" />
          <Typography variant="pi">Double booking</Typography>
        </Flex>
        <Flex tag="li" gap={2}>
          <span className="mark arrival" />
          <Typography variant="pi">No arrivals</Typography>
        </Flex>
        <Flex tag="li" gap={2}>
          <span className="mark departure" />
          <Typography variant="pi">No departures</Typography>
        </Flex>
      </Flex>
    </Styled>
  );
}
