import { networkQuiet } from '../../support/browser.js'
import { entryOf } from '../../support/entry-of.js'
import { expect, type Site, test } from '../fixtures.js'

const connection = (saveData: boolean) =>
  `Object.defineProperty(navigator, 'connection', { value: { saveData: ${saveData}, effectiveType: '4g' } })`

test.describe('the pages most visitors go to next', () => {
  const next = ['food-intolerance', 'contact'].map(entryOf)
  const isPage = (url: string) => next.includes(new URL(url).pathname)
  const fetchedAhead = async (site: Site, script: string) => {
    const asked: string[] = []
    const page = await site.visit('/blog', {
      script,
      prepare: (opened) => Promise.resolve(opened.on('request', (request) => asked.push(request.url()))),
    })
    // Fetching ahead comes right after this; what it asks for is then asked before the icon.
    await page.waitForFunction(() => performance.getEntriesByName('bootstrap').length === 1)
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => setTimeout(resolve))
      await fetch('/favicon.svg')
    })
    await networkQuiet(page)
    return asked.filter(isPage)
  }

  test('are fetched when the browser has nothing better to do', async ({ site }) => {
    expect(await fetchedAhead(site, connection(false))).toHaveLength(2)
  })

  test('are not fetched for who saves data', async ({ site }) => {
    expect(await fetchedAhead(site, connection(true))).toEqual([])
  })
})
