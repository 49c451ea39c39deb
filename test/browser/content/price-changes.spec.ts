import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.use({ ownSite: {} })

const address = '/admin/content/price-changes'

test('raises all prices by a percentage, shows the differences, and saves them together, also without JavaScript', async ({
  admin,
}) => {
  const page = await admin.enter(address, { javaScriptEnabled: false })
  await page.getByLabel('Povisi sve za (%)').fill('pet')
  await page.getByRole('button', { name: 'Predloži cijene' }).click()
  await expect(page.getByText('Upišite postotak od −90 do 100')).toBeVisible()
  await page.getByLabel('Povisi sve za (%)').fill('3,5')
  await page.getByRole('button', { name: 'Predloži cijene' }).click()
  const row = page.getByRole('row', { name: 'Testiranje intolerancije na hranu 80' })
  await expect(row.getByRole('textbox')).toHaveValue('83')
  await expect(row.getByRole('cell').last()).toHaveText(/\+3\s€ \(\+3,8\s%\)/)
  await row.getByRole('textbox').fill('82,5')
  await page.getByRole('button', { name: 'Spremi sve' }).click()
  await expect(page.getByText('Cijene su spremljene.')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('row', { name: /^.*Testiranje intolerancije na hranu 82,50/ })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Ponovljeno testiranje 52 €' })).toBeVisible()
})

test('moves between prices by arrow keys, and shows the difference of a typed one', async ({ admin }) => {
  const page = await admin.enter(address)
  const amounts = page.getByRole('table').getByRole('textbox')
  await amounts.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(amounts.nth(1)).toBeFocused()
  await page.keyboard.type('1000,5')
  await expect(page.getByRole('row').nth(2).getByRole('cell').last()).toHaveText(/^\+.*\s€/)
  await page.keyboard.press('ArrowUp')
  await expect(amounts.first()).toBeFocused()
  page.on('dialog', (dialog) => void dialog.accept())
})

test('axe finds no fault on a phone', async ({ admin }) => {
  const page = await admin.enter(`${address}?raise=5`, { language: 'en', viewport: phone })
  expect(await accessibilityAndReflowFaults(page)).toEqual([])
})
