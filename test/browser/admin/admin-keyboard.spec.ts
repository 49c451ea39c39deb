import type { Page } from '@playwright/test'
import { administrator } from '../../support/administrator.js'
import { hydrated } from '../../support/browser.js'
import { walk } from '../../support/keyboard.js'
import { requestAhead } from '../../support/request-ahead.js'
import { expect, test } from '../fixtures.js'

const list = '/admin/contact-messages'

test.describe('in the admin by keyboard alone', () => {
  test.use({ ownSite: {} })
  let ids: string[]
  test.beforeAll(async ({ admin }) => {
    ids = await admin.receiveMessages({ name: 'Treći' }, { name: 'Drugi' }, { name: 'Prvi' })
  })
  const focused = (page: Page) => page.evaluate(() => document.activeElement!.textContent)
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  test('rows are gone through, selected and opened, and the search is reached', async ({ admin }) => {
    const page = await admin.enter(list)
    // On a busy machine the keys are listened to shortly after hydration.
    await expect.poll(() => press(page, 'j').then(() => focused(page))).toBe('Prvi')
    await press(page, 'j', 'j', 'k', 'x')
    expect(await focused(page)).toBe('Drugi')
    await expect(page.getByRole('checkbox', { name: 'Odaberi: Drugi' })).toBeChecked()
    await press(page, 'x')
    await expect(page.getByRole('checkbox', { checked: true, name: /^Odaberi: / })).toHaveCount(0)
    await press(page, '/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    // Here they are letters.
    await press(page, 'x', 'j', '?')
    await expect(page.getByRole('searchbox')).toHaveValue('xj?')
    await page.goto(list)
    await hydrated(page)
    await press(page, 'j', 'j', 'Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Drugi' })).toBeVisible()
  })

  test('a range of rows is selected, and leaving the selection leads back to its last row', async ({ admin }) => {
    const page = await admin.enter(list)
    const selected = page.getByRole('checkbox', { checked: true, name: /^Odaberi: / })
    await expect.poll(() => press(page, 'j').then(() => focused(page))).toBe('Prvi')
    await press(page, 'x', 'j', 'j', 'X')
    await expect(selected).toHaveCount(3)
    await page.getByRole('button', { name: 'Poništi odabir' }).press('Enter')
    await expect(selected).toHaveCount(0)
    const box = page.getByRole('checkbox', { name: 'Odaberi: Treći' })
    await expect(box).toBeFocused()
    await press(page, 'Space')
    await page.getByRole('checkbox', { name: 'Odaberi: Drugi' }).focus()
    await press(page, 'Shift+Space')
    await expect(selected).toHaveCount(2)
  })

  test('focus goes on at the list when what had it is gone', async ({ admin }) => {
    const page = await admin.enter(`${list}?search=prvi`)
    const clear = page.getByRole('link', { name: 'Poništi filtre' })
    await clear.press('Enter')
    await expect(page.getByText('3 rezultata')).toBeVisible()
    expect(await focused(page)).toBe('3 rezultata')
    await page.goto(`${list}?search=nema`)
    await hydrated(page)
    await clear.press('Enter')
    await expect(page.getByText('3 rezultata')).toBeVisible()
    expect(await focused(page)).toBe('3 rezultata')
    await press(page, 'j', 'x')
    await page.getByRole('button', { name: 'U koš' }).press('Enter')
    await page.getByRole('button', { name: 'Poništi', exact: true }).press('Enter')
    await expect(page.getByText('Poništeno: 1.')).toBeVisible()
    await page.getByRole('button', { name: 'Zatvori obavijest' }).press('Enter')
    expect(await focused(page)).toBe('3 rezultata')
  })

  test('the choice of columns is left by Escape, and closes when focus goes on', async ({ admin }) => {
    const page = await admin.enter(list)
    const choice = page.getByRole('group', { name: 'Prikazani stupci' })
    await page.locator('summary').filter({ hasText: 'Stupci' }).press('Enter')
    await press(page, 'Tab')
    await expect(choice).toBeVisible()
    await press(page, 'Escape')
    await expect(choice).toBeHidden()
    expect(await focused(page)).toBe('Stupci')
    await press(page, 'Enter', 'Tab', 'Shift+Tab', 'Shift+Tab')
    await expect(choice).toBeHidden()
  })

  test('a note that is refused is where its writer goes on', async ({ admin }) => {
    admin.forgive(/status of 422/)
    const page = await admin.enter(`${list}/${ids[0]}`)
    await page.getByRole('button', { name: 'Dodaj bilješku' }).press('Enter')
    await expect(page.getByText('Upišite bilješku')).toBeVisible()
    await expect(page.getByLabel('Nova bilješka')).toBeFocused()
  })

  test('neighbours of a lead, its list and a new note are a key away', async ({ admin }) => {
    const page = await admin.enter(`${list}/${ids[1]}`)
    const shown = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    const last = page.getByRole('heading', { level: 1, name: 'Treći' })
    // Shortcuts load when the page is idle.
    await expect.poll(() => press(page, 'j').then(() => last.isVisible())).toBe(true)
    await press(page, 'k')
    await shown('Drugi')
    await press(page, 'n')
    await expect(page.getByLabel('Nova bilješka')).toBeFocused()
    await press(page, 'u')
    await expect(page.getByLabel('Nova bilješka')).toHaveValue('u')
    await press(page, 'Backspace', 'Tab', 'u')
    await shown('Poruke')
  })

  test('the reply is a key away, and Ctrl+Enter saves the note', async ({ admin }) => {
    const page = await admin.enter(`${list}/${ids[0]}`)
    const reply = page.getByLabel('Odgovor pošiljatelju')
    const isFocused = () => reply.evaluate((field) => field === document.activeElement)
    await expect.poll(() => press(page, 'r').then(isFocused)).toBe(true)
    await reply.blur()
    await press(page, 'n', 'a', '3')
    await expect(page.getByLabel('Nova bilješka')).toHaveValue('a3')
    await press(page, 'Control+Enter')
    await expect(page.getByText('Bilješka je dodana.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Bilješke' }).getByText('a3', { exact: true })).toBeVisible()
    await press(page, 'k')
    await page.getByRole('heading', { level: 1, name: 'Drugi' }).waitFor()
  })

  test('a dialog lists the shortcuts, and they can be turned off', async ({ admin }) => {
    const page = await admin.enter(list)
    await press(page, '?')
    const help = page.getByRole('dialog', { name: 'Prečaci na tipkovnici' })
    await expect(help.getByText('Sljedeći redak')).toBeVisible()
    await press(page, 'j')
    expect(await focused(page)).not.toBe('Prvi')
    await help.getByRole('checkbox', { name: 'Koristi prečace' }).uncheck()
    await press(page, 'Escape')
    await expect(help).toBeHidden()
    await page.reload()
    await hydrated(page)
    await press(page, 'j')
    expect(await focused(page)).not.toBe('Prvi')
    await page.getByRole('button', { name: 'Prečaci' }).click()
    await help.getByRole('checkbox', { name: 'Koristi prečace' }).check()
    await press(page, 'Escape', 'j')
    expect(await focused(page)).toBe('Prvi')
  })

  test('questions before a merge and an early visit keep focus, and Escape leads back to their buttons', async ({
    admin,
  }) => {
    const requests = '/admin/appointment-requests'
    const ahead = await requestAhead(admin)
    await admin.ask('POST', `/api${requests}/changes`, { ids: [ahead], status: 'agreed' })
    const page = await admin.enter(`${list}/${ids[0]}`)
    for (const [address, button, answers] of [
      [`${list}/${ids[0]}`, page.getByRole('button', { name: /^Spoji s ovim: / }).first(), ['Spoji', 'Odustani']],
      [`${requests}/${ahead}`, page.getByRole('button', { name: 'Održano' }), ['Ipak zabilježi', 'Odustani']],
    ] as const) {
      if (!page.url().endsWith(address)) await page.goto(address)
      await hydrated(page)
      await button.press('Enter')
      for (const answer of answers) {
        await expect(page.getByRole('dialog').getByRole('button', { name: answer, exact: true })).toBeFocused()
        await press(page, 'Tab')
      }
      // Keys of the page behind it have no effect.
      await press(page, 'j', 'e', 'Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(button).toBeFocused()
      expect(page.url()).toContain(address)
    }
  })

  test('keys pressed with others are those of the browser', async ({ admin }) => {
    const page = await admin.enter(list)
    await press(page, 'Control+j', 'Alt+j')
    expect(await focused(page)).not.toBe('Prvi')
  })

  for (const [name, address] of [
    ['the list', () => list],
    ['the page of a lead', () => `${list}/${ids[0]}`],
  ] as const) {
    test(`everything of ${name} is reached in its order, and focus is always in sight`, async ({ admin }) => {
      const page = await admin.enter(address())
      const { expected, visited, faults } = await walk(page)
      expect(faults).toEqual([])
      expect(visited).toEqual(expected)
    })
  }

  test('a lead is assigned, moved through its statuses, and closed, each by one key', async ({ admin }) => {
    const received = await admin.receiveMessages({ name: 'Tipka Druga' }, { name: 'Tipka Prva' })
    const page = await admin.enter(`${list}/${received[1]}?search=tipka`)
    const shown = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    await press(page, 'a')
    await expect(page.getByText(`Dodijeljeno: ${administrator.email}.`)).toBeVisible()
    await press(page, '3')
    await expect(page.getByText('Novi status: Odgovoreno.')).toBeVisible()
    await expect.poll(() => focused(page)).toBe('Odgovoreno') // moves there once the notice is shown
    await press(page, '2')
    await expect(page.getByText('U obradi: samo iz: Novo, Zatvoreno.')).toBeVisible()
    await press(page, 'e')
    await shown('Tipka Druga')
    await expect(page.getByText('Novi status: Zatvoreno (Tipka Prva).')).toBeVisible()
    await page.getByRole('button', { name: 'Poništi', exact: true }).press('Enter')
    await expect(page.getByText('Poništeno.')).toBeVisible()
    expect(await admin.ask('GET', `/api${list}/${received[1]}`)).toMatchObject({ status: 'answered' })
    expect(await admin.ask('GET', `/api${list}/${received[0]}`)).toMatchObject({ status: 'new' })
    await press(page, 'e')
    await expect(page.getByText('Novi status: Zatvoreno (Tipka Druga).')).toBeVisible()
  })
})
