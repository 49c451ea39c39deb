import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { desktop, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const fileOf = (device: string) => {
  const rows = [
    'Ana;ana@x.example.com;hr',
    'Iva;iva@x.example.com;en',
    'Ana;ANA@x.example.com;hr',
    'Pero;pero@x.example.com;de',
  ]
  const csv = ['Ime;E-mail adresa;Jezik', ...rows].join('\r\n').replaceAll('@x', `@${device}`)
  return { name: 'pretplatnici.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
}

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`import of subscribers on a ${device}`, () => {
    test.use({ viewport })

    test('checks a file, lets the user choose columns, and sends what was checked', async ({ admin }) => {
      admin.forgive(/status of 422/)
      const page = await admin.enter('/admin/newsletter-subscribers')
      await page.getByRole('link', { name: 'Uvezi' }).click()
      await page.getByLabel('Jezik, ako ga tablica ne navodi').selectOption('hr')
      await page.getByLabel('Odakle su adrese').fill('Sajam u Zagrebu')
      await page.getByRole('button', { name: 'Provjeri' }).click()
      await expect(page.getByLabel('CSV datoteka')).toBeFocused()
      await expect(page.getByText('Odaberite datoteku ili zalijepite tablicu')).toBeVisible()
      expect(await accessibilityAndReflowFaults(page)).toEqual([])

      await page.getByLabel('CSV datoteka').setInputFiles(fileOf(device))
      await page.getByRole('button', { name: 'Provjeri' }).click()
      const faulty = page.getByRole('table', { name: 'Redci koji se ne uvoze' })
      await expect(faulty.getByText('Nepoznat jezik: de')).toBeVisible()
      await expect(faulty.getByText('Ista adresa kao u retku 2')).toBeVisible()
      await page.getByText('Promijeni stupce').click()
      expect(await accessibilityAndReflowFaults(page)).toEqual([])

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Preuzmi kao CSV' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('faulty-rows.csv')

      await page.getByLabel('Stupac s jezikom').selectOption('Nema ga')
      await page.getByRole('button', { name: 'Provjeri ponovno' }).click()
      await page.getByRole('button', { name: 'Pošalji 3 potvrde' }).click()
      await expect(page.getByText('Zamolili smo 3 adrese da potvrde pretplatu.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Pošalji/ })).toHaveCount(0)
      expect(await accessibilityAndReflowFaults(page)).toEqual([])
    })
  })
}
