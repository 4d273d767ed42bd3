import { Link as RouterLink } from 'react-router-dom';
import { Box, Link, Typography } from '@strapi/design-system';
import { Group } from './names-and-money';

/** What has a page of its own, each with what is there. */
const ELSEWHERE: readonly (readonly [label: string, to: string, what: string])[] = [
  [
    'Place, check-in and stays',
    '/content-manager/single-types/api::site-setting.site-setting',
    'Country, times of check-in and check-out, weekend nights, holds, discounts and currencies.',
  ],
  [
    'Legal pages and menus',
    '/content-manager/collection-types/api::page.page',
    'Privacy, terms, cookies, cancellation, imprint and your own pages; each says whether it stands in the footer.',
  ],
  [
    'Banner and promotions',
    '/plugins/booking-rules/rates',
    'The promotion that the banner shows, and its words.',
  ],
  ['Fees and taxes', '/plugins/booking-rules/terms', 'What is charged beside the nights.'],
  [
    'Numbers of invoices',
    '/content-manager/single-types/plugin::booking-rules.business',
    'When invoices are issued, and how they are numbered.',
  ],
];

/** Where the rest is, and the sender of mails, which is no setting of the panel. */
export function ElsewhereGroup({ mailSender }: { mailSender: string }) {
  return (
    <Group title="Elsewhere">
      <Box>
        <Typography tag="p">{`Emails come from ${mailSender}.`}</Typography>
        <Typography tag="p" textColor="neutral600">
          Whoever runs the server sets it (MAIL_FROM), because the mail server has to accept it.
        </Typography>
      </Box>
      {ELSEWHERE.map(([label, to, what]) => (
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
