import { account } from './account';
import { checkout } from './checkout';
import { confirmation } from './confirmation';
import { failures } from './failures';
import { reservation, states } from './reservation';
import { stayChange } from './stay-change';
import { stayMoney } from './stay-money';

/** What pages of accounts and bookings say beside it. */
export const booking = {
  ...{ account, checkout, confirmation, failures, reservation, states, stayChange, stayMoney },
};
