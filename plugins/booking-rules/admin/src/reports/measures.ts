import { changeColumn, moneyColumn, nightsColumn, shareColumn, type Column } from './columns';
import type { Line } from './line';

/** A number by which the house is led, with everything that makes it up. */
export interface Measure {
  key: 'occupancy' | 'revenue' | 'rate' | 'revpar' | 'booked';
  title: string;
  /** What is counted, and what is not. */
  help: string;
  unit: 'share' | 'fils' | 'nights';
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

/** The measures, in the order of the page. */
export const MEASURES: readonly Measure[] = [
  {
    key: 'occupancy',
    title: 'Occupancy',
    help: 'Nights sold here and on other channels, of the available nights. Available are all nights of the apartments that are published now, without those that a manager has blocked.',
    unit: 'share',
    value: ({ figures }) => figures.occupancy,
    lastYear: null,
    columns: [shareColumn('Occupancy', ({ figures }) => figures.occupancy), soldColumn, channel, available],
  },
  {
    key: 'revenue',
    title: 'Room revenue',
    help: 'What the nights sold here bring after all discounts, without cleaning, Tourism Dirham and VAT, each night in the month in which it is slept. Confirmed and completed stays and no-shows count; holds, cancelled stays and other channels do not.',
    unit: 'fils',
    value: revenue,
    lastYear: revenueThen,
    columns: [
      revenueColumn,
      moneyColumn('Last year at this point', revenueThen),
      changeColumn(revenue, revenueThen),
    ],
  },
  {
    key: 'rate',
    title: 'Average nightly rate',
    help: 'Room revenue divided by the nights sold here (ADR).',
    unit: 'fils',
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
    help: 'Room revenue divided by the available nights that no other channel has sold (RevPAR): it falls with empty nights and with low rates alike.',
    unit: 'fils',
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
    title: 'Booked ahead against last year',
    help: 'Nights of these dates that are sold as of today, beside the same dates a year ago as they were sold a year ago today: what was booked later, or cancelled by then, is left out. So both years are seen from the same distance.',
    unit: 'nights',
    value: sold,
    lastYear: soldThen,
    columns: [soldColumn, nightsColumn('Last year at this point', soldThen), changeColumn(sold, soldThen)],
  },
];
