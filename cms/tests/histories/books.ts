import { nightsOf, type Day } from 'booking-rules/shared/domain/stay';
import { look, type History } from './history';
import { tourismDirham } from './house';

const TAXED_NIGHTS = 30;

/** What accountants are told of a reservation, month by month, beside its nights and its folio: what is otherwise. */
export async function wrongBooks(history: History): Promise<string[]> {
  const { house, reference } = history;
  const detail = await look(history);
  const { apartmentId, state, folio } = detail;
  const nights = nightsOf(detail);
  const today = house.today();
  const isSlept = state === 'confirmed' || state === 'completed';
  const taxed = nights.slice(0, TAXED_NIGHTS).filter((night) => isSlept && night < today);

  const days = [
    ...nights,
    ...folio.entries.flatMap(({ night, at, day }) => [night, day, at.slice(0, 10)]),
    today,
  ];
  const months = monthsOf(days.filter((day) => day !== null));
  const owed = new Map<string, number>();
  const sums = { total: 0, received: 0, refunded: 0, nights: 0, tax: 0 };
  for (const month of months) {
    const sheet = await house.asManager('GET /booking-rules/nightly-taxes', { query: { month } });
    for (const line of sheet.data.filter((one) => one.reference === reference)) {
      const of = line.corrects ?? month;
      owed.set(of, (owed.get(of) ?? 0) + line.amount);
      sums.tax += line.amount;
    }
    const books = await house.asManager('GET /booking-rules/month-end', { query: { month } });
    for (const { amounts } of books.data.rows.filter((row) => row.reference === reference)) {
      const { nightly, discount, adjustment, fees, extras, kept, taxes, total } = amounts;
      const columns = [
        nightly,
        discount,
        adjustment,
        fees,
        extras,
        kept,
        ...taxes.map(({ amount }) => amount),
      ];
      const comesTo = columns.reduce((sum, amount) => sum + amount, 0);
      if (comesTo !== total) history.wrong.push(`${month}: the columns come to ${comesTo} and not ${total}`);
      sums.total += total;
      sums.received += amounts.received;
      sums.refunded += amounts.refunded;
      sums.nights += amounts.nights;
    }
  }
  const perNight = tourismDirham(apartmentId);
  const wrong = months.flatMap((month) => {
    const wanted = taxed.filter((night) => night.startsWith(month)).length * perNight;
    const told = owed.get(month) ?? 0;
    return told === wanted ? [] : [`Tourism Dirham of ${month} is ${told} and not ${wanted}`];
  });
  const isSold = isSlept || state === 'cancelled' || state === 'no-show';
  // What is owed for nights yet to come is in no month's books.
  const ahead = isSlept ? nights.slice(0, TAXED_NIGHTS).length * perNight - taxed.length * perNight : 0;
  const paid = sums.received - sums.refunded;
  if (sums.total !== (isSold ? folio.total - ahead : 0))
    wrong.push(`the books of all months come to ${sums.total}, its folio to ${folio.total} (${ahead} ahead)`);
  if (paid !== folio.paid) wrong.push(`the books have ${paid} as paid, its folio ${folio.paid}`);
  if (sums.nights !== (isSlept ? nights.length : 0)) wrong.push(`the books have ${sums.nights} nights`);
  return wrong;
}

/** All months from the first of some days to the last. */
function monthsOf(days: readonly Day[]): string[] {
  const [first, last] = [[...days].sort()[0] ?? '', [...days].sort().at(-1) ?? ''].map((day) =>
    day.slice(0, 7),
  );
  const months: string[] = [];
  for (let month = first ?? ''; month <= (last ?? ''); month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year, index] = month.split('-').map(Number);
  return index === 12 ? `${(year ?? 0) + 1}-01` : `${year}-${String((index ?? 0) + 1).padStart(2, '0')}`;
}
