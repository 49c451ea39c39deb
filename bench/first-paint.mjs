import { chromium } from '@playwright/test'
import { findChromium } from '../test/support/chromium.js'
import { median } from './statistics.mjs'

const RUNS = 5
const paths = ['/', '/kontakt', '/funkcionalno-testiranje', '/cjenik', '/blog/what-is-bioresonance-en']
/** Mid-range phone: Lighthouse's width, a quarter of this machine's speed, a slow connection. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const SLOWER = 4
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const SETTLED_MS = 1500

/** Measures first paint, largest contentful paint and layout shifts of first visits, alternating with pages of other sites. */
export async function benchFirstPaint(site, others, table) {
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const addresses = { ...Object.fromEntries(paths.map((path) => [path, site.url + path])), ...others }
  const paints = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]))
  for (let run = 0; run < RUNS; run++) {
    for (const [name, url] of Object.entries(addresses)) paints[name].push(await paint(browser, url))
  }
  await browser.close()

  const medianOf = (name, measure) => median(paints[name].map((all) => all[measure]))
  for (const [measure, title] of Object.entries({ first: 'first paint, ms', largest: 'LCP, ms', shift: 'CLS' })) {
    const beside = Object.fromEntries(Object.keys(others).map((name) => [name, medianOf(name, measure)]))
    for (const path of paths) table.add({ what: path, measure: title, ours: medianOf(path, measure), beside })
  }
}

async function paint(browser, url) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  const paints = await page.evaluate(() => ({
    ...globalThis.paints,
    first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  }))
  await context.close()
  return paints
}

/** Runs in the page before its scripts. */
function observe() {
  const paints = (globalThis.paints = { largest: 0, shift: 0 })
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (paints.largest = startTime))
  on('layout-shift', ({ value, hadRecentInput }) => (paints.shift += hadRecentInput ? 0 : value))
}
