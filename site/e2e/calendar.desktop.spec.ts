import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { formatDay } from 'booking-rules/shared/format-day';
import { addDays, type Day } from 'booking-rules/shared/stay';
import { expect, test } from './journey.js';
import { calendarOf, today } from './steps/stays.js';

/** No other journey books in these, so far ahead. */
const FIRST = { apartmentId: 'PENDING', name: 'PENDING' };
