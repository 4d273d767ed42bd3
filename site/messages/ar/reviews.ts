import type { Messages } from '../messages';
import { reviewCounts } from './nouns';

/** What guests say, here and on the marketplace. */
export const reviews: Messages['reviews'] = {
  guestsRate: (brand, rating) => `تقييم الضيوف لـ ${brand}: ${rating} من 5`,
  onMarketplace: (count, marketplace) => `أكثر من ${reviewCounts.object(count)} على ${marketplace}`,
  readOn: (marketplace) => `اقرأ التقييمات على ${marketplace}`,
  average: (count) => `من 5، استنادًا إلى ${reviewCounts.object(count)}`,
  stayed: (month) => `إقامة في ${month}`,
  stayedAt: (month) => `إقامة خلال ${month} في`,
};
