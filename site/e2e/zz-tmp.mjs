import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu'] });
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 } });
const page = await ctx.newPage();
let where = '';
page.on('console', m => { if (['error','warning'].includes(m.type())) console.log(where, m.type(), m.text().slice(0,300)); });
ctx.on('weberror', e => console.log(where, 'THROWN', e.error().message));
page.on('requestfailed', r => console.log(where, 'FAILED', r.url().slice(0,200), r.failure()?.errorText));
const url = 'http://localhost:4330';
where='login';
await page.goto(url + '/admin');
await page.getByLabel('Email').fill('manager@vacationer.example');
await page.getByRole('textbox', { name: 'Password' }).fill('Demo-password-123');
await page.getByRole('button', { name: 'Login' }).click();
await page.getByRole('heading', { name: /^Hello/ }).waitFor({ timeout: 30000 });
console.log(JSON.stringify(await ctx.cookies()));
const paths = process.argv.slice(2);
for (const p of paths) { where = p; await page.goto(url + p); await page.waitForLoadState('networkidle').catch(()=>{}); await page.waitForTimeout(700); console.log(p, (await page.locator('h1').allTextContents()).join('|')); }
await b.close();
