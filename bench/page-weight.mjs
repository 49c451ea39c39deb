import { chromium } from '@playwright/test'
import { findChromium } from '../test/support/chromium.js'

/** Current phone. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const kinds = { js: 'JavaScript', css: 'CSS', woff2: 'fonts', avif: 'pictures', svg: 'pictures' }
/**
 * Measures the kilobytes (1000 bytes, compressed) that every page of the sitemap loads on a phone before any interaction. The limits are in
 * test/browser/web/page-weight.spec.ts.
 */
export async function benchPageWeight(siteUrl) {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const weights = {}
  for (const path of paths) weights[decodeURI(path)] = await weigh(browser, `${siteUrl}${path}`)
  await browser.close()

  console.log('Kilobytes on a phone before interaction')
  console.table(weights)
}

async function weigh(browser, url) {
  const context = await browser.newContext(phone)
  // Prefetches in idle time belong to later pages.
  await context.addInitScript(() => (globalThis.requestIdleCallback = () => 0))
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const files = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      ({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }),
    ),
  )
  await context.close()
  const bytes = { HTML: files.shift().bytes, JavaScript: 0, CSS: 0, fonts: 0, pictures: 0, data: 0 }
  for (const file of files) bytes[kindOf(file)] += file.bytes
  return Object.fromEntries(Object.entries(bytes).map(([kind, sum]) => [kind, Math.round(sum / 100) / 10]))
}

function kindOf({ path }) {
  return kinds[path.split('.').at(-1)] ?? 'data'
}
