import { chromium } from 'playwright';
const base='http://127.0.0.1:4220';
const args=process.argv.slice(2); // theme width paths...
const [theme,width,...paths]=args;
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const ctx=await b.newContext({viewport:{width:Number(width),height:900},reducedMotion:'reduce'});
await ctx.route(/^https:\/\//,r=>r.abort());
await ctx.addInitScript(t=>{localStorage.setItem('STRAPI_THEME',JSON.stringify(t));localStorage.setItem('STRAPI_THEME',t);},theme);
const p=await ctx.newPage();
p.on('console',m=>{if(['error','warning'].includes(m.type())&&!/ERR_FAILED|license|content-releases|review-workflows|homepage|Failed to load resource/.test(m.text()))console.log(m.type(),m.text().slice(0,300))});
p.on('pageerror',e=>console.log('PAGEERROR',e.message.slice(0,500)));
await p.goto(base+'/admin');
await p.getByLabel('Email').fill('manager@vacationer.example');
await p.getByRole('textbox',{name:'Password'}).fill('Passw0rd-demo');
await p.getByRole('button',{name:'Login'}).click();
await p.waitForURL(u=>!u.pathname.includes('login'));
for(const path of paths){
  await p.goto(base+'/admin/plugins/booking-rules/'+path);
  await p.waitForTimeout(2500);
  const name=path.replace(/[?&=/]/g,'_').slice(0,40);
  await p.screenshot({path:`/tmp/wd2-shots/${name}-${theme}-${width}.png`,fullPage:false});
  const h=await p.evaluate(()=>{const el=[...document.querySelectorAll('*')].filter(e=>e.scrollHeight>e.clientHeight+50&&getComputedStyle(e).overflowY.match(/auto|scroll/)).sort((a,b)=>b.scrollHeight-a.scrollHeight)[0];return [el?.scrollHeight,document.documentElement.scrollWidth,innerWidth]});
  console.log(path,h);
}
await b.close();
