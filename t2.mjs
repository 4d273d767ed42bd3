import {open} from './look.mjs';
import AxeBuilder from '@axe-core/playwright';
const n=process.argv[2], w=Number(process.argv[3]??1440);
const {b,p,go,shot}=await open(n,w);
const axe=async(what)=>{const r=await new AxeBuilder({page:p}).include('main').analyze();for(const v of r.violations)console.log('AXE',what,v.id,v.nodes.length,v.nodes[0].html.slice(0,160),v.nodes[0].failureSummary.slice(0,200).replace(/\n/g,' '))};
const T=`${n}-${w}`;
await go('minimum-stay'); await shot('ms-'+T); await axe('ms');
if(w>1000){ await p.getByRole('button',{name:/Edit the season/}).first().click(); await p.waitForTimeout(400); await shot('ms-season-'+T); await axe('ms-season');}
await p.getByRole('checkbox',{name:/^Tick all/}).scrollIntoViewIfNeeded();
await p.getByRole('checkbox',{name:/^Tick /}).nth(2).click();
await p.mouse.wheel(0,400); await p.waitForTimeout(300);
await p.getByRole('img',{name:/Minimum stay of/}).nth(3).hover(); await shot('ms-table-'+T);
await go('rates'); await p.waitForTimeout(300);
await p.getByRole('toolbar').nth(1).getByRole('button').nth(1).click(); await p.waitForTimeout(400); await p.mouse.wheel(0,400); await p.waitForTimeout(300); await shot('rates-'+T); await axe('rates');
await p.getByRole('button',{name:/^Copy the rates/}).first().click(); await p.waitForTimeout(400); await shot('copy-'+T);
await go('try-a-stay?apartmentId=four-bedroom-lagoon-villa-district-one&checkIn=2026-12-28&checkOut=2026-12-30&guests=2&code=NOPE'); await p.waitForTimeout(1000); await shot('try-'+T); await axe('try');
await go('gaps'); await shot('gaps-'+T); await axe('gaps');
await b.close();
