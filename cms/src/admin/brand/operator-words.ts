import type { AdminMessages } from '../messages';

/** What the site tells phones of itself (its web app manifest), as far as the panel shows it, too. */
export interface SiteManifest {
  name: string;
  /** Square pictures, the smallest first. */
  icons: { src: string }[];
}

/** Words of the panel that name Strapi, in the name of the business; its ids are Strapi's. */
export function operatorWords(business: string, { brand: t }: AdminMessages): Record<string, string> {
  const name = asMessage(business);
  return {
    'Auth.form.welcome.title': t.welcome(name),
    'Auth.form.welcome.subtitle': t.signIn,
    'Auth.form.register.subtitle': t.firstAccount,
    'app.components.LeftMenu.navbrand.title': name,
    'app.components.LeftMenu.navbrand.workplace': t.panel,
    'app.components.LeftMenu.logo.alt': name,
    'Settings.permissions.users.listview.header.subtitle': t.staff,
  };
}

/** The title of a browser tab, which Strapi ends with its own name. */
export function operatorTitle(title: string, business: string): string {
  return title === 'Strapi Admin' ? business : title.replace(/ \| Strapi$/, ` | ${business}`);
}

/** A text as a message of the panel's translations, in which some characters have a meaning. */
function asMessage(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[{}<>#|]+/g, "'$&'");
}
