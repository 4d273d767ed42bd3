import { chromium } from 'playwright';
const base='http://127.0.0.1:4220';
export async function open(theme='light',width=1440,height=900){
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const ctx=await b.newContext({viewport:{width,height},reducedMotion:'reduce'});
await ctx.route(/^https:\/\//,r=>r.abort());
await ctx.addInitScript(t=>{localStorage.setItem('STRAPI_THEME',t);localStorage.setItem('STRAPI_UPSELL',"1")},theme);
const p=await ctx.newPage();
p.on('console',m=>{if(['error','warning'].includes(m.type())&&!/ERR_FAILED|deprecated|license|content-releases|review-workflows|homepage|Failed to load resource/.test(m.text()))console.log(m.type(),m.text().slice(0,300))});
p.on('response',r=>{if(r.status()>=400&&r.url().includes('booking-rules'))console.log(r.status(),r.url())});
p.on('pageerror',e=>console.log('PAGEERROR',e.message.slice(0,500)));
await p.goto(base+'/admin');
await p.getByLabel('Email').fill('manager@vacationer.example');
await p.getByRole('textbox',{name:'Password'}).fill('Passw0rd-demo');
await p.getByRole('button',{name:'Login'}).click();
await p.waitForURL(u=>!u.pathname.includes('login'));
const go=async(path)=>{await p.goto(base+'/admin/plugins/booking-rules/'+path);await p.getByRole('heading',{level:1}).waitFor();await p.waitForTimeout(1200);};
const shot=(n)=>p.screenshot({path:`/tmp/wd2-shots/${n}.png`});
return {b,p,go,shot};
}
