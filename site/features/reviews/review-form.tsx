import { REVIEW_LIMITS } from 'booking-rules/shared/domain/guests/review';
import { REVIEW_SCORES } from 'booking-rules/shared/listing/review-scores';
import { localPath } from 'booking-rules/shared/format/local-path';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';
import { StarChoice } from './star-choice';

interface ReviewFormProps {
  reference: string;
  token: string;
  /** What was typed and what is wrong, where the server shows the form again. */
  again: {
    values: Record<string, string>;
    problems: { rating: string | null; text: string | null };
    message: string;
  } | null;
}

/** Stars for the whole and for parts of a stay, and words. A plain form, posted by the browser itself. */
export function ReviewForm({ reference, token, again }: ReviewFormProps) {
  const { reviewForm: t, reviews } = messages();
  const values = again?.values ?? {};
  return (
    <form method="post" action={localPath('/review')} className="grid gap-6">
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="token" value={token} />
      <StarChoice
        name="rating"
        label={t.overall}
        chosen={values['rating'] ?? ''}
        error={again?.problems.rating ?? null}
        required
      />
      <fieldset>
        <legend className="mb-3 font-display text-xl">{t.parts}</legend>
        <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {REVIEW_SCORES.map((score) => (
            <StarChoice key={score} name={score} label={reviews.scores[score]} chosen={values[score] ?? ''} />
          ))}
        </div>
      </fieldset>
      <TextArea
        name="text"
        label={t.text}
        hint={t.textHint}
        defaultValue={values['text']}
        error={again?.problems.text ?? null}
        maxLength={REVIEW_LIMITS.text}
        rows={6}
        dir="auto"
        required
      />
      {again !== null && <Notice tone="danger" title={again.message} />}
      <Button type="submit" size="lg" className="w-full sm:w-fit sm:min-w-56">
        {t.send}
      </Button>
    </form>
  );
}
