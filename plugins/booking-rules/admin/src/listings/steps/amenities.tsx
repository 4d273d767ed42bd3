import { Box, Checkbox, Grid, Typography } from '@strapi/design-system';
import type { ListingChoices } from 'booking-rules/contracts/setup/listings';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { Panel } from '../../components/panel';
import { messages } from '../../messages/messages';
import type { ListingFormState } from '../use-listing-form';

/** What the home has, ticked from all that there is, group by group. */
export function AmenitiesStep({ form, choices }: { form: ListingFormState; choices: ListingChoices }) {
  const t = messages().listings.amenities;
  const { values, set, errorOf } = form;
  const chosen = new Set(values.amenities);
  const groups = [...new Set(choices.amenities.map(({ group }) => group))];
  const error = errorOf('amenities');

  function tick(id: string, isTicked: boolean): void {
    const others = values.amenities.filter((known) => known !== id);
    set({ amenities: isTicked ? [...others, id] : others });
  }

  return (
    <Panel title={t.title(chosen.size)}>
      {error === undefined ? null : <Typography textColor="danger600">{error}</Typography>}
      {choices.amenities.length === 0 ? <Typography textColor="neutral600">{t.none}</Typography> : null}
      <Grid.Root gap={5}>
        {groups.map((group) => (
          <Grid.Item key={group} col={4} s={6} xs={12} direction="column" alignItems="stretch">
            <Box tag="fieldset">
              <Typography tag="legend" variant="sigma" textColor="neutral600">
                {choiceLabel(group)}
              </Typography>
              {choices.amenities
                .filter((amenity) => amenity.group === group)
                .map(({ id, name }) => (
                  <Box key={id} paddingTop={2}>
                    <Checkbox
                      checked={chosen.has(id)}
                      onCheckedChange={(ticked: boolean | 'indeterminate') => tick(id, ticked === true)}
                    >
                      {name}
                    </Checkbox>
                  </Box>
                ))}
            </Box>
          </Grid.Item>
        ))}
      </Grid.Root>
    </Panel>
  );
}
