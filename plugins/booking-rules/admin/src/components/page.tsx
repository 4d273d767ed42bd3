import type { ReactNode } from 'react';
import { Layouts, Page as StrapiPage } from '@strapi/strapi/admin';
import { PhoneMenuLink } from './phone-menu-link';

/** A page of the plugin: title, words beneath it, actions, and what it shows. */
export function Page({
  title,
  subtitle,
  actions,
  navigation,
  children,
}: {
  title: string;
  subtitle: string;
  actions?: ReactNode;
  /** Leads back to where this page was opened from. */
  navigation?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <StrapiPage.Title>{title}</StrapiPage.Title>
      <StrapiPage.Main>
        <PhoneMenuLink />
        <Layouts.Header
          title={title}
          subtitle={subtitle}
          primaryAction={actions}
          navigationAction={navigation}
        />
        <Layouts.Content>{children}</Layouts.Content>
      </StrapiPage.Main>
    </>
  );
}
