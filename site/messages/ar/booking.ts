import { account } from './booking/account';
import { checkout } from './booking/checkout';
import { confirmation } from './booking/confirmation';
import { conversation } from './booking/conversation';
import { failures } from './booking/failures';
import { reservation, states } from './booking/reservation';
import { reviewForm } from './booking/review-form';
import { stayChange } from './booking/stay-change';
import { stayMoney } from './booking/stay-money';

/** What pages of accounts and bookings say beside it. */
export const booking = {
  ...{
    account,
    checkout,
    confirmation,
    conversation,
    failures,
    reservation,
    reviewForm,
    states,
    stayChange,
    stayMoney,
  },
};
