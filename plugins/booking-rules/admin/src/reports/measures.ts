import { messages } from '../messages/messages';
import { changeColumn, moneyColumn, nightsColumn, shareColumn, type Column } from './columns';
import type { Line } from './line';

/** A key figure of the business, with everything that makes it up. */
export interface Measure {
  key: 'occupancy' | 'revenue' | 'rate' | 'revpar' | 'booked';
  title: string;
  /** What is counted, and what is not. */
  help: string;
  unit: 'share' | 'amount' | 'nights';
  value: (line: Line) => number | null;
  /** The same at the same point last year; null for what is not known of it. */
  lastYear: ((line: Line) => number | null) | null;
  columns: readonly Column[];
}

const occupancy = ({ figures }: Line) => figures.occupancy;
const revpar = ({ figures }: Line) => figures.revenuePerAvailableNight;
const sold = ({ figures }: Line) => figures.soldNights;
const revenue = ({ figures }: Line) => figures.roomRevenue;
const rate = ({ figures }: Line) => figures.averageRate;
const soldThen = ({ lastYear }: Line) => lastYear?.soldNights ?? null;
const revenueThen = ({ lastYear }: Line) => lastYear?.roomRevenue ?? null;
const rateThen = ({ lastYear }: Line) =>
  lastYear === null || lastYear.soldNights === 0
    ? null
    : Math.round(lastYear.roomRevenue / lastYear.soldNights);

/** The measures, in the order of the page. */
export function allMeasures(): Measure[] {
  const { columns: t, measures } = messages().reports;
  const available = nightsColumn(t.available, ({ figures }) => figures.availableNights);
  const soldColumn = nightsColumn(t.sold, sold);
  const channel = nightsColumn(t.channel, ({ figures }) => figures.channelNights);
  const revenueColumn = moneyColumn(measures.revenue.title, revenue);
  return [
    {
      key: 'occupancy',
      ...measures.occupancy,
      unit: 'share',
      value: occupancy,
      lastYear: null,
      columns: [shareColumn(measures.occupancy.title, occupancy), soldColumn, channel, available],
    },
    {
      key: 'revenue',
      ...measures.revenue,
      unit: 'amount',
      value: revenue,
      lastYear: revenueThen,
      columns: [
        revenueColumn,
        moneyColumn(t.corrections, ({ figures }) => figures.corrections),
        moneyColumn(t.lastYear, revenueThen),
        changeColumn(revenue, revenueThen),
      ],
    },
    {
      key: 'rate',
      ...measures.rate,
      unit: 'amount',
      value: rate,
      lastYear: rateThen,
      columns: [
        moneyColumn(measures.rate.title, rate),
        revenueColumn,
        soldColumn,
        moneyColumn(t.lastYear, rateThen),
      ],
    },
    {
      key: 'revpar',
      ...measures.revpar,
      unit: 'amount',
      value: revpar,
      lastYear: null,
      columns: [moneyColumn(measures.revpar.title, revpar), revenueColumn, available, channel],
    },
    {
      key: 'booked',
      ...measures.booked,
      unit: 'nights',
      value: sold,
      lastYear: soldThen,
      columns: [soldColumn, nightsColumn(t.lastYear, soldThen), changeColumn(sold, soldThen)],
    },
  ];
}
