import { classes } from './classes';
import { Icon } from './icon';
import { messages } from '../messages/messages';

/** A rating out of 5 as stars, the last one filled in part; read out as a number. */
export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={messages().ui.outOfFive(rating)} className={classes('stars', className)}>
      {starName(rating - 4) === 'star' ? (
        // Most are five, and they are in every list of reviews: one drawing in place of five.
        <Icon name="star-row" />
      ) : (
        [1, 2, 3, 4, 5].map((star) => <Icon key={star} name={starName(rating - star + 1)} />)
      )}
    </span>
  );
}

function starName(fill: number): 'star' | 'star-half' | 'star-empty' {
  return fill >= 0.75 ? 'star' : fill >= 0.25 ? 'star-half' : 'star-empty';
}
