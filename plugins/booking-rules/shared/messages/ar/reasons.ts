import type { GuestMessages } from '../messages';
import { inHours } from './duration';
import { days, guests, nights } from './nouns';

const WEEKDAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'] as const;

export const reasons: GuestMessages['reasons'] = {
  datesInvalid: 'اختر يوم الوصول ثم يوم مغادرة بعده',
  inThePast: (day, earliest) => `مضى يوم ${day}. أقرب موعد للوصول هو ${earliest}`,
  advanceNotice: (hours, earliest) =>
    `يجب الحجز قبل الوصول بمدة ${noticeOf(hours)} على الأقل. أقرب موعد للوصول هو ${earliest}`,
  tooFarAhead: (last) => `يمكنك حجز الليالي حتى ${last}`,
  minimumStay: {
    gap: (count) =>
      count === 1
        ? 'يمكن حجز الليلة المتاحة بين إقامتين وحدها'
        : `لا تُحجز الليالي المتاحة بين إقامتين، وعددها ${count}، إلا معًا`,
    season: (from, until, count) =>
      `الحد الأدنى للإقامات التي تبدأ من ${from} إلى ${until} هو ${nights.subject(count)}`,
    ofApartment: (count) => `الحد الأدنى للإقامة في هذه الشقة ${nights.subject(count)}`,
    usual: (count) => `الحد الأدنى للإقامة ${nights.subject(count)}`,
  },
  maximumStay: (count, asked) => `أطول إقامة هنا ${nights.subject(count)}، وقد طلبت ${nights.object(asked)}`,
  noArrivals: (day, openDays) => `لا يمكن الوصول يوم ${day}${openOn('تبدأ', openDays)}`,
  noDepartures: (day, openDays) => `لا يمكن المغادرة يوم ${day}${openOn('تنتهي', openDays)}`,
  notAvailable: (night) => `ليلة ${night} محجوزة`,
  tooManyGuests: (capacity, asked) =>
    `تتسع هذه الشقة لعدد أقصاه ${guests.subject(capacity)}، وعدد الضيوف في طلبك ${asked}`,
  noGuests: (capacity) =>
    capacity === 1 ? 'تتسع هذه الشقة لضيف واحد' : `اختر عدد الضيوف من 1 إلى ${capacity}`,
  notListed: 'حجز هذه الشقة غير متاح حاليًا',
  ways: {
    stayUntil: (day) => `مدّد إقامتك حتى ${day}`,
    leaveOn: (day) => `غادر يوم ${day}`,
    arriveOn: (day) => `اجعل وصولك يوم ${day}`,
    stay: (from, until) => `أقم من ${from} إلى ${until}`,
    either: (ways) => ways.join('، أو '),
  },
};

function openOn(what: string, openDays: readonly number[]): string {
  const named = openDays.map((day) => WEEKDAYS[day]).join(' أو ');
  return openDays.length === 0 ? '' : `. ${what} الإقامات يوم ${named}`;
}

function noticeOf(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? days.object(hours / 24) : inHours(hours);
}
