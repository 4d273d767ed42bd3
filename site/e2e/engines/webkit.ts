import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import getPort from 'get-port';
import { stationsOf, type Engine, type Key as KeyName, type Tab } from './tab.js';

const KEYS: Record<KeyName, string> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};
/** The window's own toolbar must not keep it from being as narrow as a phone. */
const NARROW =
  'button, entry, toolbar, toolitem { min-width: 0; padding: 0; margin: 0; } button image { margin: 0 -8px; }';
const STILL = '[Settings]\ngtk-enable-animations=0\n';

/** Starts WebKitGTK's driver on a screen of its own; each tab is a window of WebKit's MiniBrowser. */
export async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW);
  await writeFile(join(home, 'gtk-3.0', 'settings.ini'), STILL);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await getPort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: await displayOf(screen), GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await listening(address);
  return {
    async newTab() {
      const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
      return tabOf(await new Builder().usingServer(address).withCapabilities(capabilities).build());
    },
    async stop() {
      for (const program of [driver, screen]) await ended(program);
      await rm(home, { recursive: true, force: true });
    },
  };
}

function tabOf(session: WebDriver): Tab {
  const hand = () => session.actions();
  return {
    async resize(wanted) {
      const inside = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
      const frame = session.manage().window();
      // What stands around the page is known only once the window has been drawn.
      await expect(async () => {
        const [width, height] = await inside();
        const outer = await frame.getRect();
        await frame.setRect({
          x: 0,
          y: 0,
          width: outer.width + wanted.width - width,
          height: outer.height + wanted.height - height,
        });
        expect(await inside()).toEqual([wanted.width, wanted.height]);
      }).toPass({ timeout: 10_000, intervals: [50] });
    },
    open: (url) => session.get(url),
    load: (script) => session.executeScript(script),
    run: (work, ...given) => session.executeScript<ReturnType<typeof work>>(work, ...given),
    click: (x, y) => hand().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    async swipe({ x, y }, toX) {
      const drawn = hand().move({ x, y, origin: Origin.VIEWPORT }).press();
      for (const station of stationsOf(x, toX))
        drawn.move({ x: station, y, origin: Origin.VIEWPORT, duration: 20 });
      await drawn.release().perform();
    },
    type: (text) => hand().sendKeys(text).perform(),
    press: (key) => hand().sendKeys(KEYS[key]).perform(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
}

/** The name of a screen that has just been started, as Xvfb says it itself. */
function displayOf(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a screen.')));
    screen.stdio[3]?.once('data', (said: Buffer) => resolve(`:${said.toString().trim()}`));
  });
}

async function listening(address: string): Promise<void> {
  const patience = AbortSignal.timeout(15_000);
  for (;;) {
    const answer = await fetch(`${address}/status`, { signal: patience }).catch((error: unknown) => {
      if (patience.aborted) throw error;
      return null;
    });
    if (answer?.ok) return;
    await new Promise((next) => setTimeout(next, 50));
  }
}

function ended(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    program.once('exit', () => resolve());
    if (!program.kill()) resolve();
  });
}
