import { Link as RouterLink } from 'react-router-dom';
import { Box, Link, Typography } from '@strapi/design-system';
import { messages } from '../../messages/messages';
import { Group } from './names-and-money';

/** What has a page of its own, each with what is there. */
function pagesElsewhere(): (readonly [label: string, to: string, what: string])[] {
  const t = messages().business.elsewhere;
  return [
    [t.place, '/content-manager/single-types/api::site-setting.site-setting', t.placeNote],
    [t.pages, '/content-manager/collection-types/api::page.page', t.pagesNote],
    [t.promotions, '/plugins/booking-rules/rates', t.promotionsNote],
    [t.terms, '/plugins/booking-rules/terms', t.termsNote],
    [t.numbers, '/content-manager/single-types/plugin::booking-rules.business', t.numbersNote],
  ];
}

/** Where the rest is, and the sender of mails, which is no setting of the panel. */
export function ElsewhereGroup({ mailSender }: { mailSender: string }) {
  const t = messages().business.elsewhere;
  return (
    <Group title={t.title}>
      <Box>
        <Typography tag="p">{t.sender(mailSender)}</Typography>
        <Typography tag="p" textColor="neutral600">
          {t.senderNote}
        </Typography>
      </Box>
      {pagesElsewhere().map(([label, to, what]) => (
        <Box key={to}>
          <Link tag={RouterLink} to={to}>
            {label}
          </Link>
          <Typography tag="p" textColor="neutral600">
            {what}
          </Typography>
        </Box>
      ))}
    </Group>
  );
}
