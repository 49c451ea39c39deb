import { visitedSite } from '../support/visitors.js'

describe('the price list', () => {
  const site = visitedSite()

  it.each([
    [
      'hr',
      /^(besplatno|[\d.]+(,\d\d)?\u00a0€)$/,
      /^((\d+ × )?\d+\u00a0min)?$/,
      /besplatne su uz bilo koju uslugu/,
      /razlikovati/,
    ],
    ['en', /^(free|€[\d,]+(\.\d\d)?)$/, /^((\d+ × )?\d+\u00a0min)?$/, /free with any service/, /may vary/],
  ] as const)(
    'in %s gives category, service, price in euros and duration',
    async (language, price, duration, free, vary) => {
      const page = await site.visit('/cjenik', { language })
      const table = page.getByRole('table')
      expect(await table.getByRole('columnheader').count()).toBe(3)
      expect(await table.locator('[scope=rowgroup]').count()).toBeGreaterThan(3)
      const rows = await table
        .locator('tbody tr:not(:has([scope=rowgroup]))')
        .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)))
      expect(rows.length).toBeGreaterThan(5)
      expect(rows.map(([minutes]) => minutes)).toContain('5 × 60\u00a0min')
      for (const [minutes, euros] of rows) {
        expect(minutes).toMatch(duration)
        expect(euros).toMatch(price)
      }
      const text = (await page.getByRole('main').textContent())!
      expect(text).toMatch(free)
      expect(text).toMatch(vary)
    },
  )
})
