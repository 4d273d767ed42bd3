import { readFile } from 'node:fs/promises';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { VIEW } from './panel.js';

/** The file that a button saves. */
export async function download(page: Page, button: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click(VIEW)]);
  return file;
}

/** The words of a PDF that was downloaded; what is none cannot be read. */
export async function textOf(file: Download): Promise<string> {
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
}
