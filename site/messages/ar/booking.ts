import { account } from './booking/account';
import { cardPayment } from './booking/card-payment';
import { checkout } from './booking/checkout';
import { confirmation } from './booking/confirmation';
import { conversation } from './booking/conversation';
import { failures } from './booking/failures';
import { registrationCard } from './booking/registration-card';
import { reservation, states } from './booking/reservation';
import { reviewForm } from './booking/review-form';
import { stayChange } from './booking/stay-change';
import { stayMoney } from './booking/stay-money';
import { trip } from './booking/trip';

/** What pages of accounts and bookings say beside it. */
export const booking = {
  ...{ account, cardPayment, checkout, confirmation, conversation, failures },
  ...{ registrationCard, reservation, reviewForm, states, stayChange, stayMoney, trip },
};
