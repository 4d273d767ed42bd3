import { createStrapi, type Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { readSettings } from '../config/settings';
import { contentOf } from './site-host/content/content-cache';
import { takeStartLock } from './start-lock';

/** Strapi for a program of its own, beside a running server: that notices what is written within a second. */
export async function startWithoutPort(): Promise<Core.Strapi> {
  const openLock = await takeStartLock(readSettings().database);
  try {
    const strapi = await createStrapi({ appDir: process.cwd(), distDir: 'dist' }).load();
    // Nobody asks this process about stays, so it need not read everything again after each row.
    engineOf(strapi).inventory.stop();
    contentOf(strapi).stop();
    return strapi;
  } finally {
    await openLock();
  }
}
