import { expect } from '@playwright/test';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { isAwake } from '../steps/come-alive.js';
import { lookAt, describePart, type Part, type Sight } from './look.js';
import type { Tab } from './tab.js';

/** Somebody before the screen, in an engine that Playwright cannot drive. */
export class Guest {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Opens a page and looks at it; by then its scripts, which are fetched once it is painted, have come. */
  async open(path: string): Promise<void> {
    await this.tab.open(`${this.origin}${path}`);
    const isAsleep = () => document.querySelector('script[data-needs]') !== null;
    if (!(await this.tab.run(isAsleep))) return;
    await expect.poll(async () => this.tab.run(isAwake), { message: `${path} is awake` }).toBe(true);
  }

  /** Path and query of the page that is shown. */
  async address(): Promise<string> {
    return this.tab.run(() => location.pathname + location.search);
  }

  /** Waits until a part is there, and says what is to be seen of the first of its kind. */
  async see(part: Part): Promise<Sight> {
    return this.until(part, 'is there', async () => (await lookAt(this.tab, part))[0]);
  }

  /** As `see`, once the part no longer moves. */
  async seeAtRest(part: Part, scroll = false): Promise<Sight> {
    let last: string | undefined;
    return this.until(part, 'is there and at rest', async () => {
      const [sight] = await lookAt(this.tab, part, scroll);
      const before = last;
      last = JSON.stringify(sight);
      return last === before ? sight : undefined;
    });
  }

  async seeNo(part: Part): Promise<void> {
    await expect
      .poll(async () => (await lookAt(this.tab, part)).length, {
        message: `there is no ${describePart(part)}`,
      })
      .toBe(0);
  }

  /** Waits until a part has come to rest and a click meets it; clicks in its middle. */
  async click(part: Part): Promise<void> {
    const { box } = await this.until(part, 'can be clicked', async () => {
      const sight = await this.seeAtRest(part, true);
      return sight.reachable ? sight : undefined;
    });
    await this.tab.click(Math.round((box.left + box.right) / 2), Math.round((box.top + box.bottom) / 2));
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click({ role: 'textbox', name: new RegExp(`^${label}`) });
    await this.tab.type(text);
  }

  /** Types over what a field has. */
  async replace(label: string, text: string): Promise<void> {
    await this.click({ role: 'textbox', name: new RegExp(`^${label}`) });
    await this.tab.run(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
    await this.tab.type(text);
  }

  /** Picks both days of a stay in the calendar that is open, and closes it with its button. */
  async pickStay({ checkIn, checkOut }: Stay, button = 'Done'): Promise<void> {
    const dialog: Part = { role: 'dialog' };
    await this.see({ role: 'grid', within: dialog });
    for (const day of [checkIn, checkOut]) {
      const dayButton: Part = { role: 'button', name: new RegExp(`^${formatDay(day)}\\b`), within: dialog };
      // No calendar of the site reaches further than two years.
      for (let month = 0; month < 24 && (await lookAt(this.tab, dayButton)).length === 0; month += 1)
        await this.click({ role: 'button', name: 'Go to the Next Month', within: dialog });
      await this.click(dayButton);
    }
    await this.click({ role: 'button', name: button, within: dialog });
    await this.seeNo(dialog);
  }

  private async until(part: Part, what: string, look: () => Promise<Sight | undefined>): Promise<Sight> {
    let sight: Sight | undefined;
    await expect
      .poll(
        async () => {
          sight = await look();
          return sight !== undefined;
        },
        { message: `${describePart(part)} ${what}`, intervals: [50] },
      )
      .toBe(true);
    if (!sight) throw new Error(`No ${describePart(part)} ${what}`);
    return sight;
  }
}
