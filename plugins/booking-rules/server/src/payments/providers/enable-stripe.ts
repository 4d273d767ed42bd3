import type { Core } from '@strapi/strapi';
import { engineOf } from '../../engine';
import type { StripeSettings } from './stripe';

/** Switches cards on when they are set up; otherwise nothing of Stripe is even loaded. */
export async function enableStripe(strapi: Core.Strapi): Promise<void> {
  const settings: StripeSettings | null | undefined = strapi.config.get('plugin::booking-rules.stripe');
  if (!settings) return;
  const { createStripePayments } = await import('./stripe.js');
  engineOf(strapi).payments.register(createStripePayments(settings, strapi.config.get('server.url')));
}
