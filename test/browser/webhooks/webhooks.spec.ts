import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { type Receiver, startReceiver } from '../../support/receiver.js'
import { desktop, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const address = '/admin/webhooks'

test.describe('the webhooks', () => {
  let receiver: Receiver
  test.beforeEach(async () => {
    receiver = await startReceiver((response) => response.writeHead(200).end('<b>Hvala</b>'))
  })
  test.afterEach(async ({ admin }) => {
    const { items } = await admin.ask<{ items: { id: string }[] }>('GET', `/api${address}`)
    for (const { id } of items) await admin.ask('DELETE', `/api${address}/${id}`)
    await receiver.close()
  })

  const isAccessible = async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 0)) // what the bar covers for now is no small target
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }

  for (const [language, what, viewport] of [
    ['hr', 'a phone', phone],
    ['en', 'a desktop', desktop],
  ] as const) {
    test.describe(`in ${language} on ${what}`, () => {
      const hr = language === 'hr'
      const texts = {
        add: hr ? 'Dodaj webhook' : 'Add a webhook',
        create: hr ? 'Dodaj webhook' : 'Add the webhook',
        url: hr ? 'Adresa koja prima poruke' : 'Address that receives the messages',
        description: hr ? /^Opis/ : /^Description/,
        secret: hr ? 'Tajni ključ' : 'Secret',
        go: hr ? 'Nastavi na webhook' : 'Go on to the webhook',
        test: hr ? 'Pošalji probnu poruku' : 'Send a test message',
        again: hr ? 'Pošalji ponovno' : 'Send again',
        log: hr ? 'Otvori popis' : 'Open the list',
        rotate: hr ? 'Izradi novi ključ' : 'Create a new secret',
        disable: hr ? 'Isključi' : 'Disable',
        disabled: hr ? 'Webhook je isključen.' : 'The webhook is disabled.',
        removeSubmit: hr ? 'Ukloni webhook' : 'Remove the webhook',
        understood: hr ? 'Razumijem' : 'I understand',
        removed: hr ? 'Webhook je uklonjen.' : 'The webhook is removed.',
        saved: hr ? 'Webhook je spremljen.' : 'The webhook is saved.',
        save: hr ? 'Spremi' : 'Save',
      }

      test('a webhook is added, tested, sent again, changed and removed, and each state passes axe', async ({
        admin,
      }) => {
        admin.forgive(/422/) // what is wrong comes with the page
        const page = await admin.enter(address, { viewport, language })
        const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('link', { name: texts.add })).toBeVisible()
        await isAccessible(page)
        await page.getByRole('link', { name: texts.add }).click()
        await page.getByRole('textbox', { name: texts.url }).fill('ftp://nonsense')
        for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
        await press(texts.create)
        await expect(page.locator('#webhook-events-error')).toBeVisible()
        await isAccessible(page)
        await page.getByRole('checkbox').first().check()
        await press(texts.create)
        await expect(page.locator('#webhook-url-error')).toBeVisible()
        await isAccessible(page)
        await page.getByRole('textbox', { name: texts.url }).fill(receiver.url)
        await page.getByRole('textbox', { name: texts.description }).fill('CRM')
        await press(texts.create)
        const secret = await page.getByRole('textbox', { name: texts.secret }).inputValue()
        expect(secret).toMatch(/^whsec_/)
        await isAccessible(page)

        await page.getByRole('link', { name: texts.go }).click()
        await expect(page.getByRole('heading', { name: 'CRM' })).toBeVisible()
        await isAccessible(page)
        await press(texts.test)
        await expect(page.getByText('<b>Hvala</b>')).toBeVisible()
        await isAccessible(page)
        receiver.verify(secret)
        await press(texts.again)
        await page.waitForURL(/done=redeliver/)
        expect(receiver.received).toHaveLength(2)

        await page.goto(page.url().replace(/\/deliveries.*/, ''))
        await page.getByRole('link', { name: texts.log }).click()
        await expect(page.getByRole('cell').first()).toBeVisible()
        await isAccessible(page)
        await page.goto(page.url().replace(/\/deliveries.*/, ''))
        await page.getByRole('textbox', { name: texts.description }).fill('ERP')
        await press(texts.save)
        await expect(page.getByText(texts.saved)).toBeVisible()
        await press(texts.rotate)
        const next = await page.getByRole('textbox', { name: texts.secret }).inputValue()
        expect(next).toMatch(/^whsec_/)
        expect(next).not.toBe(secret)
        await isAccessible(page)
        await press(texts.disable)
        await expect(page.getByText(texts.disabled)).toBeVisible()
        await isAccessible(page)
        await page.getByRole('checkbox', { name: texts.understood }).check()
        await press(texts.removeSubmit)
        await expect(page.getByText(texts.removed)).toBeVisible()
        await isAccessible(page)
      })
    })
  }

  test('a webhook is added and tested without JavaScript', async ({ admin }) => {
    const page = await admin.enter(`${address}/new`, { javaScriptEnabled: false })
    await page.getByRole('textbox', { name: 'Adresa koja prima poruke' }).fill(receiver.url)
    await page.getByRole('button', { name: 'Dodaj webhook' }).click()
    const secret = await page.getByRole('textbox', { name: 'Tajni ključ' }).inputValue()
    await page.getByRole('link', { name: 'Nastavi na webhook' }).click()
    await page.getByRole('button', { name: 'Pošalji probnu poruku' }).click()
    await expect(page.getByText('Probna poruka je poslana.')).toBeVisible()
    await expect(page.getByText('Isporučena').first()).toBeVisible()
    expect(receiver.verify(secret)).toMatchObject({ type: 'webhook.test' })
  })

  test('a webhook that another tab has saved is not overwritten', async ({ admin }) => {
    const created = { url: receiver.url, description: 'CRM', events: ['contact.received'] }
    const { id } = await admin.ask<{ id: string }>('POST', `/api${address}`, created)
    const one = await admin.enter(`${address}/${id}`)
    const other = await admin.enter(`${address}/${id}`)
    const save = async (page: Page, description: string) => {
      await page.getByRole('textbox', { name: /^Opis/ }).fill(description)
      await page.getByRole('button', { name: 'Spremi', exact: true }).click()
    }
    await save(one, 'Prvi')
    await expect(one.getByText('Webhook je spremljen.')).toBeVisible()
    admin.forgive(/412/)
    for (let press = 0; press < 2; press++) {
      await save(other, 'Drugi')
      await expect(other.getByText('Webhook je u međuvremenu promijenjen')).toBeVisible()
    }
    await expect(other.getByRole('textbox', { name: /^Opis/ })).toHaveValue('Drugi')
    const { description } = await admin.ask<{ description: string }>('GET', `/api${address}/${id}`)
    expect(description).toBe('Prvi')
  })
})
