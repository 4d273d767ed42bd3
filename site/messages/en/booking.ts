import { account } from './booking/account';
import { checkout } from './booking/checkout';
import { confirmation } from './booking/confirmation';
import { failures } from './booking/failures';
import { reservation, states } from './booking/reservation';
import { stayChange } from './booking/stay-change';
import { stayMoney } from './booking/stay-money';
import { trip } from './booking/trip';

/** What pages of accounts and bookings say beside it. */
export const booking = {
  ...{ account, checkout, confirmation, failures, reservation, states, stayChange, stayMoney, trip },
};
