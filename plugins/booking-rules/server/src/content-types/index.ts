import business from './business/schema.json';
import cancellationPolicy from './cancellation-policy/schema.json';
import chargeRule from './charge-rule/schema.json';
import enquiry from './enquiry/schema.json';
import extra from './extra/schema.json';
import ownership from './ownership/schema.json';
import promotion from './promotion/schema.json';
import ratePlan from './rate-plan/schema.json';
import reservation from './reservation/schema.json';
import season from './season/schema.json';

export const contentTypes = {
  business: { schema: business },
  'cancellation-policy': { schema: cancellationPolicy },
  'charge-rule': { schema: chargeRule },
  'rate-plan': { schema: ratePlan },
  extra: { schema: extra },
  season: { schema: season },
  promotion: { schema: promotion },
  reservation: { schema: reservation },
  enquiry: { schema: enquiry },
  ownership: { schema: ownership },
};
