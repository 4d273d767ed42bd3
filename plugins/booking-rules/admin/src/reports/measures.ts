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

const sold = ({ figures }: Line) => figures.soldNights;
const revenue = ({ figures }: Line) => figures.roomRevenue;
const rate = ({ figures }: Line) => figures.averageRate;
const soldThen = ({ lastYear }: Line) => lastYear?.soldNights ?? null;
const revenueThen = ({ lastYear }: Line) => lastYear?.roomRevenue ?? null;
const rateThen = ({ lastYear }: Line) =>
  lastYear === null || lastYear.soldNights === 0
    ? null
    : Math.round(lastYear.roomRevenue / lastYear.soldNights);
const available = nightsColumn('Available nights', ({ figures }) => figures.availableNights);
const soldColumn = nightsColumn('Nights sold', sold);
const channel = nightsColumn('Nights on other channels', ({ figures }) => figures.channelNights);
const revenueColumn = moneyColumn('Room revenue', revenue);
const correctionsColumn = moneyColumn('Of it corrections', ({ figures }) => figures.corrections);

/** The measures, in the order of the page. */
export const MEASURES: readonly Measure[] = [
  {
    key: 'occupancy',
    title: 'Occupancy',
    help: 'Nights sold here and on other channels, as a share of the available nights: all nights on which an apartment was listed, except blocked ones.',
    unit: 'share',
    value: ({ figures }) => figures.occupancy,
    lastYear: null,
    columns: [shareColumn('Occupancy', ({ figures }) => figures.occupancy), soldColumn, channel, available],
  },
  {
    key: 'revenue',
    title: 'Room revenue',
    help: 'Revenue of the nights sold here after all discounts and adjustments, excluding cleaning, extras and taxes, in the month of each night. Confirmed and completed stays count; holds, cancelled stays, no-shows and other channels do not. A month that is over keeps its figures: what is changed of its nights later is a correction of the month in which that is done.',
    unit: 'amount',
    value: revenue,
    lastYear: revenueThen,
    columns: [
      revenueColumn,
      correctionsColumn,
      moneyColumn('Last year at this point', revenueThen),
      changeColumn(revenue, revenueThen),
    ],
  },
  {
    key: 'rate',
    title: 'Average nightly rate',
    help: 'Room revenue without corrections divided by the nights sold here (ADR).',
    unit: 'amount',
    value: rate,
    lastYear: rateThen,
    columns: [
      moneyColumn('Average nightly rate', rate),
      revenueColumn,
      soldColumn,
      moneyColumn('Last year at this point', rateThen),
    ],
  },
  {
    key: 'revpar',
    title: 'Revenue per available night',
    help: 'Room revenue without corrections divided by the available nights not sold on other channels (RevPAR). It falls with empty nights and with low rates alike.',
    unit: 'amount',
    value: ({ figures }) => figures.revenuePerAvailableNight,
    lastYear: null,
    columns: [
      moneyColumn('Revenue per available night', ({ figures }) => figures.revenuePerAvailableNight),
      revenueColumn,
      available,
      channel,
    ],
  },
  {
    key: 'booked',
    title: 'Booked ahead, compared with last year',
    help: 'Nights in this period sold as of today, compared with the same dates last year as sold on this day last year. Later bookings and cancellations are left out, so both years are compared at the same point.',
    unit: 'nights',
    value: sold,
    lastYear: soldThen,
    columns: [soldColumn, nightsColumn('Last year at this point', soldThen), changeColumn(sold, soldThen)],
  },
];
