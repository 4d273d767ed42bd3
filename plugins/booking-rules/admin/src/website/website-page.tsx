import { Link as RouterLink } from 'react-router-dom';
import { Box, Grid, Link, Typography } from '@strapi/design-system';
import { Page } from '../components/page';
import { usePermitted } from '../api/permissions';
import { messages } from '../messages/messages';
import { SITE_CONTENT } from './site-content';

/** What whoever is signed in may write for the site, each a click away. */
export function WebsitePage() {
  const t = messages().website;
  const isPermitted = usePermitted();
  return (
    <Page title={t.title} subtitle={t.subtitle}>
      <Grid.Root gap={4} tag="ul">
        {SITE_CONTENT.filter(isPermitted).map(({ key, to }) => (
          <Grid.Item key={to} tag="li" col={4} s={6} xs={12} direction="column" alignItems="stretch">
            <Box background="neutral0" hasRadius shadow="tableShadow" padding={4} height="100%">
              <Link tag={RouterLink} to={to}>
                {t.content[key].label}
              </Link>
              <Typography tag="p" textColor="neutral600" paddingTop={1}>
                {t.content[key].description}
              </Typography>
            </Box>
          </Grid.Item>
        ))}
      </Grid.Root>
    </Page>
  );
}
