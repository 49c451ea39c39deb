import { expect, test } from '../fixtures.js'

test.describe('the price list', () => {
  for (const [language, price, duration, free, vary] of [
    [
      'hr',
      /^(besplatno|[\d.]+(,\d\d)?\u00a0€( ušteda \d+\u00a0€)?)$/,
      /^((\d+ × )?\d+\u00a0min)?$/,
      /besplatne su uz bilo koju uslugu/,
      /razlikovati/,
    ],
    ['en', /^(free|€[\d,]+(\.\d\d)?( save €\d+)?)$/, /^((\d+ × )?\d+\u00a0min)?$/, /free with any service/, /may vary/],
  ] as const) {
    test(`gives category, service, price in euros and duration in ${language}, and links its categories`, async ({
      site,
    }) => {
      const page = await site.visit('/cjenik', { language })
      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(4)
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
      // Screen readers repeat the row header before each cell: it is the name alone, and the link comes last.
      const first = table.getByRole('row').filter({ hasText: '5 × 60' })
      const name = (await first.getByRole('rowheader').textContent())!
      const link = first.getByRole('cell').last().getByRole('link')
      await expect(link).toHaveAccessibleName(new RegExp(`^(Zatražite termin|Request an appointment): ${name}$`))
      await expect(first.getByRole('rowheader').getByRole('link')).toHaveCount(0)
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)

      const text = (await page.getByRole('main').textContent())!
      expect(text).toMatch(free)
      expect(text).toMatch(vary)

      const links = page.getByRole('navigation', { name: /^(Na ovoj stranici|On this page)$/ }).getByRole('link')
      const categories = await page.locator('[scope=rowgroup]').allTextContents()
      expect(await links.allTextContents()).toEqual(categories)
      await links.last().click()
      const last = page.locator('[scope=rowgroup]').last()
      await page.waitForFunction(
        (node) => Math.abs(node.getBoundingClientRect().top - 120) < 60,
        await last.elementHandle(),
      )
    })
  }
})
