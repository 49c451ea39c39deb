import type { Page } from 'playwright-core'
import { adminSite } from '../support/admin-site.js'
import { walk } from '../support/keyboard.js'

const list = '/admin/contact-messages'

describe('in the admin by keyboard alone', () => {
  const admin = adminSite()
  let ids: string[]
  beforeAll(async () => {
    ids = await admin.receiveMessages({ name: 'Treći' }, { name: 'Drugi' }, { name: 'Prvi' })
  })
  const focused = (page: Page) => page.evaluate(() => document.activeElement!.textContent)
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  it('rows are gone through, selected and opened, and the search is reached', async () => {
    const page = await admin.enter(list)
    await press(page, 'j')
    expect(await focused(page)).toBe('Prvi')
    await press(page, 'j', 'j', 'k', 'x')
    expect(await focused(page)).toBe('Drugi')
    expect(await page.getByRole('checkbox', { name: 'Odaberi: Drugi' }).isChecked()).toBe(true)
    await press(page, 'x')
    expect(await page.getByRole('checkbox', { checked: true, name: /^Odaberi: / }).count()).toBe(0)
    await press(page, '/')
    expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true)
    // Here they are letters.
    await press(page, 'x', 'j', '?')
    expect(await page.getByRole('searchbox').inputValue()).toBe('xj?')
    await page.goto(list)
    await page.waitForLoadState('networkidle')
    await press(page, 'j', 'j', 'Enter')
    await page.getByRole('heading', { level: 1, name: 'Drugi' }).waitFor()
  })

  it('a range of rows is selected, and leaving the selection leads back to its last row', async () => {
    const page = await admin.enter(list)
    const selected = () => page.getByRole('checkbox', { checked: true, name: /^Odaberi: / }).count()
    await press(page, 'j', 'x', 'j', 'j', 'X')
    expect(await selected()).toBe(3)
    await page.getByRole('button', { name: 'Poništi odabir' }).press('Enter')
    expect(await selected()).toBe(0)
    const box = page.getByRole('checkbox', { name: 'Odaberi: Treći' })
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
    await press(page, 'Space')
    await page.getByRole('checkbox', { name: 'Odaberi: Drugi' }).focus()
    await press(page, 'Shift+Space')
    expect(await selected()).toBe(2)
  })

  it('focus goes on at the list when what had it is gone', async () => {
    const page = await admin.enter(`${list}?search=prvi`)
    const clear = page.getByRole('link', { name: 'Poništi filtre' })
    await clear.press('Enter')
    await page.getByText('3 rezultata').waitFor()
    expect(await focused(page)).toBe('3 rezultata')
    await page.goto(`${list}?search=nema`)
    await page.waitForLoadState('networkidle')
    await clear.press('Enter')
    await page.getByText('3 rezultata').waitFor()
    expect(await focused(page)).toBe('3 rezultata')
    await press(page, 'j', 'x')
    await page.getByRole('button', { name: 'U koš' }).press('Enter')
    await page.getByRole('button', { name: 'Poništi', exact: true }).press('Enter')
    await page.getByText('Poništeno: 1.').waitFor()
    await page.getByRole('button', { name: 'Zatvori obavijest' }).press('Enter')
    expect(await focused(page)).toBe('3 rezultata')
  })

  it('the choice of columns is left by Escape, and closes when focus goes on', async () => {
    const page = await admin.enter(list)
    const choice = page.getByRole('group', { name: 'Prikazani stupci' })
    await page.locator('summary').filter({ hasText: 'Stupci' }).press('Enter')
    await press(page, 'Tab')
    expect(await choice.isVisible()).toBe(true)
    await press(page, 'Escape')
    expect(await choice.isVisible()).toBe(false)
    expect(await focused(page)).toBe('Stupci')
    await press(page, 'Enter', 'Tab', 'Shift+Tab', 'Shift+Tab')
    expect(await choice.isVisible()).toBe(false)
  })

  it('a note that is refused is where its writer goes on', async () => {
    admin.forgive(/status of 422/)
    const page = await admin.enter(`${list}/${ids[0]}`)
    await page.getByRole('button', { name: 'Dodaj bilješku' }).press('Enter')
    await page.getByText('Upišite bilješku').waitFor()
    expect(await page.getByLabel('Nova bilješka').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('neighbours of a lead, its list and a new note are a key away', async () => {
    const page = await admin.enter(`${list}/${ids[1]}`)
    const shown = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    await press(page, 'j')
    await shown('Treći')
    await press(page, 'k')
    await shown('Drugi')
    await press(page, 'n')
    expect(await page.getByLabel('Nova bilješka').evaluate((field) => field === document.activeElement)).toBe(true)
    await press(page, 'u')
    expect(await page.getByLabel('Nova bilješka').inputValue()).toBe('u')
    await press(page, 'Backspace', 'Tab', 'u')
    await shown('Poruke')
  })

  it('what the keys do is said, and they can be turned off', async () => {
    const page = await admin.enter(list)
    await press(page, '?')
    const help = page.getByRole('dialog', { name: 'Prečaci na tipkovnici' })
    await help.getByText('Sljedeći redak').waitFor()
    await press(page, 'j')
    expect(await focused(page)).not.toBe('Prvi')
    await help.getByRole('checkbox', { name: 'Koristi prečace' }).uncheck()
    await press(page, 'Escape')
    await help.waitFor({ state: 'hidden' })
    await page.reload()
    await page.waitForLoadState('networkidle')
    await press(page, 'j')
    expect(await focused(page)).not.toBe('Prvi')
    await page.getByRole('button', { name: 'Prečaci' }).click()
    await help.getByRole('checkbox', { name: 'Koristi prečace' }).check()
    await press(page, 'Escape', 'j')
    expect(await focused(page)).toBe('Prvi')
  })

  it('keys pressed with others are those of the browser', async () => {
    const page = await admin.enter(list)
    await press(page, 'Control+j', 'Alt+j')
    expect(await focused(page)).not.toBe('Prvi')
  })

  it.each([
    ['the list', () => list],
    ['the page of a lead', () => `${list}/${ids[0]}`],
  ])('everything of %s is reached in its order, and focus is always in sight', async (_, address) => {
    const page = await admin.enter(address())
    const { expected, visited, faults } = await walk(page)
    expect(faults).toEqual([])
    expect(visited).toEqual(expected)
  })
})
