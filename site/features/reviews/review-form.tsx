import { REVIEW_LIMITS } from 'booking-rules/shared/domain/guests/review';
import { REVIEW_SCORES } from 'booking-rules/shared/listing/review-scores';
import { localPath } from 'booking-rules/shared/format/local-path';
import { Button } from '../../ui/button';
import { Select, TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';

const STARS = ['1', '2', '3', '4', '5'] as const;

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
  const problem = again?.problems.rating ?? null;
  return (
    <form method="post" action={localPath('/review')} className="grid gap-6">
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="token" value={token} />
      <fieldset aria-describedby={problem === null ? undefined : 'rating-error'} className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">{t.overall}</legend>
        <div className="flex flex-wrap gap-2">
          {STARS.map((stars) => (
            <label
              key={stars}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-white px-3 has-checked:border-brand has-checked:bg-sand/60"
            >
              <input
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={values['rating'] === stars}
                required
                className="size-4 accent-brand"
              />
              {t.stars[Number(stars)]}
            </label>
          ))}
        </div>
        {problem !== null && (
          <p id="rating-error" className="text-sm font-medium text-danger">
            {problem}
          </p>
        )}
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t.parts}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {REVIEW_SCORES.map((score) => (
            <Select key={score} name={score} label={reviews.scores[score]} defaultValue={values[score] ?? ''}>
              <option value="">{t.noStars}</option>
              {STARS.map((stars) => (
                <option key={stars} value={stars}>
                  {t.stars[Number(stars)]}
                </option>
              ))}
            </Select>
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
