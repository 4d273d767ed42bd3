import { hasTrn } from '../../format/place';
import type { GuestMessages } from '../messages';
import { days as daysOf } from './nouns';
import { isolated } from '../../format/isolated';

export const money: GuestMessages['money'] = {
  now: (amount) => `${amount} الآن`,
  by: (amount, day) => `${amount} في موعد أقصاه ${day}`,
  together: (parts) => parts.join(' و'),
  card: {
    stay: (apartment, checkIn, checkOut) => `${isolated(apartment)}، من ${checkIn} إلى ${checkOut}`,
    deposit: (apartment) => `مبلغ تأمين مسترد، ${isolated(apartment)}`,
    held: (amount) => `يُحجز ${amount} على بطاقتك ولا يُخصم منها، ونلغي حجزه بعد إقامتك.`,
  },
  tiers: {
    nothing: 'لا يُسترد المبلغ',
    steps: (steps) => {
      const said = steps.map(({ percent, days }, index) => {
        const size = percent === 100 ? 'إلغاء مجاني' : `استرداد ${percent}%`;
        const before = `${daysOf.object(days)} ${index === 0 ? 'قبل الوصول' : 'قبله'}`;
        return `${size} حتى ${days === 0 ? 'يوم الوصول' : before}`;
      });
      return [...said, 'ثم لا يُسترد شيء'].join('؛ ');
    },
  },
  extras: {
    one: (name, amount, was) =>
      was === null
        ? `${isolated(name)}، ${amount} كما كانت`
        : `${isolated(name)}، كانت ${was} وأصبحت ${amount}`,
    added: (name, amount) => `${isolated(name)}، ${amount}`,
    all: (each) => `تبقى بالأسعار المتفق عليها: ${each.join('؛ ')}.`,
  },
};

export const documents: GuestMessages['documents'] = {
  invoice: 'فاتورة',
  'credit-note': 'إشعار دائن',
  receipt: 'إيصال',
  takenBack: 'إيصال ملغى',
  taxNumber: (number) => (hasTrn() ? `رقم التسجيل الضريبي (TRN) ${number}` : `الرقم الضريبي ${number}`),
  licence: (number) => `رقم الرخصة ${number}`,
};
