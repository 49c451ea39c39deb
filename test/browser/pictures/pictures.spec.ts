import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { administrator } from '../../support/administrator.js'
import { hydrated } from '../../support/browser.js'
import { shiftedBy, watchShifts } from '../../support/layout-shifts.js'
import { drawJpeg } from '../../support/pictures.js'
import { desktop, phone } from '../../support/visitors.js'
import { type Admin, expect, type Site, test, type VisitOptions } from '../fixtures.js'

const signedIn: VisitOptions = {
  prepare: async (page) => {
    const answer = await page.request.post('/api/admin/session', { data: administrator })
    expect(answer.status()).toBe(200)
  },
}

const file = (width: number) => ({ name: 'soba.jpg', mimeType: 'image/jpeg', buffer: drawJpeg(width, 800) })

const describe = async (page: Page, within = page.locator('body')) => {
  await within.getByLabel('Što se vidi na slici (hrvatski)').fill('Svijetla soba s ležajem')
  await within.getByLabel('Što se vidi na slici (engleski)').fill('A bright room with a treatment bed')
}

/** Uploads a picture to the API, whose files are made afterwards. */
async function upload({ request }: Page, width: number, alt: string): Promise<{ id: string; name: string }> {
  const form = { 'alt.hr': alt, 'alt.en': alt, picture: { ...file(width), name: `${alt}.jpg` } }
  return (await (await request.post('/api/admin/pictures', { multipart: form })).json()) as { id: string; name: string }
}

interface LocationItem {
  id: string
  version: number
  content: { pictures: { picture: string }[] }
}

const locationIn = async (admin: Admin) => (await admin.ask<LocationItem[]>('GET', '/api/admin/content/locations'))[0]!

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Spremi', exact: true }).click()
  await expect(page.getByText(/^Spremljeno/).first()).toBeVisible()
}

/** Drops a file onto the form. */
async function drop(page: Page, form: string, picture: Buffer): Promise<void> {
  const data = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], 'soba.jpg'))
    return transfer
  }, picture.toString('base64'))
  await page.dispatchEvent(form, 'drop', { dataTransfer: data })
}

test.describe('a photograph', () => {
  test.use({ ownSite: {} })
  const open = (site: Site, address: string, options: VisitOptions = {}) =>
    site.visit(address, { ...signedIn, viewport: desktop, ...options })

  test('is uploaded in the editor of a centre, and visitors see it', { tag: '@quick' }, async ({ site }) => {
    const page = await open(site, '/admin/content/locations')
    await page.getByRole('link', { name: 'Dubrovnik', exact: true }).click()
    await page.getByRole('button', { name: 'Dodaj fotografiju' }).click()
    await page.getByRole('button', { name: 'Odaberi ili učitaj' }).click()
    const library = page.getByRole('dialog', { name: 'Zbirka slika' })
    await describe(page, library)
    await drop(page, 'dialog form', drawJpeg(1200, 800))
    await expect(library.getByText('Odabrano: soba.jpg')).toBeVisible()
    await library.getByRole('button', { name: 'Učitaj', exact: true }).click()
    await expect(library).toBeHidden()
    await expect(page.getByText('Svijetla soba s ležajem')).toBeVisible()
    await page.getByRole('button', { name: 'Spremi', exact: true }).click()
    await page.getByRole('status').filter({ hasText: 'Spremljeno.' }).waitFor()

    for (const viewport of [phone, desktop]) {
      // Once its files are made: seconds of work for two cores that are not busy.
      await expect
        .poll(async () => (await fetch(`${site.url}/lokacija/dubrovnik`)).text(), { timeout: 60_000 })
        .toContain('alt="Svijetla soba s ležajem"')
      const visitor = await site.visit('/lokacija/dubrovnik', { viewport, script: watchShifts })
      const photo = visitor.getByRole('img', { name: 'Svijetla soba s ležajem' })
      await photo.scrollIntoViewIfNeeded()
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
      expect(await shiftedBy(visitor)).toBeLessThan(0.01)
      expect(await accessibilityAndReflowFaults(visitor)).toEqual([])
    }
  })

  test('is described in the library, with its focal point, and removed', async ({ site }) => {
    const page = await open(site, '/admin/pictures')
    expect(await accessibilityAndReflowFaults(page)).toEqual([])
    if (!(await page.getByLabel('Slika', { exact: true }).isVisible())) await page.getByText('Učitaj sliku').click()
    await page.getByLabel('Slika', { exact: true }).setInputFiles(file(1000))
    await page.getByRole('button', { name: 'Učitaj', exact: true }).click()
    await expect(page.getByText('Opišite što se vidi na slici').first()).toBeVisible()
    await describe(page)
    await page.getByRole('button', { name: 'Učitaj', exact: true }).click()
    await page.getByText('Slika je učitana.').waitFor()
    const picture = page.locator('fieldset picture')
    await picture.click({ position: { x: 20, y: 20 } })
    await expect(page.getByLabel('Vodoravno, posto')).toHaveValue('0')
    await page.getByLabel('Okomito, posto').focus()
    await page.keyboard.press('ArrowRight')
    expect(await accessibilityAndReflowFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Spremi', exact: true }).click()
    await page.getByText('Opis je spremljen.').waitFor()
    await expect(page.getByLabel('Okomito, posto')).toHaveValue('25')
    await page.getByRole('button', { name: 'Ukloni', exact: true }).click()
    await page.getByText('Slika je uklonjena.').waitFor()
    site.forgive(/422/)
  })

  test('replaces the hero without moving the page, until the original is restored', async ({ admin }) => {
    const page = await admin.enter('/admin/content/page-pictures', { viewport: desktop })
    const { name } = await upload(page, 1100, 'Recepcija')
    await upload(page, 401, 'Ležaj')
    const hero = page.getByRole('group', { name: 'Početna: velika slika' })
    await expect(hero.getByText('Izvorna slika')).toBeVisible()
    await hero.getByRole('button', { name: 'Odaberi ili učitaj' }).click()
    const library = page.getByRole('dialog', { name: 'Zbirka slika' })
    await expect(library.getByRole('button', { name: 'Ležaj', exact: true })).toBeVisible()
    await library.getByRole('searchbox').fill('recep')
    await expect(library.getByRole('button', { name: 'Ležaj', exact: true })).toBeHidden()
    await library.getByRole('button', { name: 'Recepcija' }).click()
    await expect(hero.getByText('Recepcija')).toBeVisible()
    await save(page)
    expect(await accessibilityAndReflowFaults(page)).toEqual([])

    await expect.poll(async () => (await fetch(admin.url)).text(), { timeout: 60_000 }).toContain(`/media/${name}-`)
    for (const viewport of [phone, desktop]) {
      const visitor = await admin.newPage({ viewport, script: watchShifts })
      await visitor.goto('/', { waitUntil: 'load' })
      await hydrated(visitor)
      const image = visitor.getByRole('img', { name: 'Recepcija' })
      expect(await image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0)
      const shown = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
      expect(shown).toContain(`/media/${name}-`)
      const files = await visitor.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((entry) => entry.name.includes('/media/'))
          .map(({ name: file, initiatorType }) => ({ file, initiatorType })),
      )
      expect(files).toEqual([{ file: shown, initiatorType: 'link' }])
      // The font may arrive late; a picture that moves counts for more than 0.1.
      expect(await shiftedBy(visitor)).toBeLessThan(0.05)
      expect(await accessibilityAndReflowFaults(visitor)).toEqual([])
    }

    await hero.getByRole('button', { name: 'Vrati izvornu' }).click()
    await save(page)
    await expect.poll(async () => (await fetch(admin.url)).text()).toContain('/pictures/hero-768.jpg')
  })

  test('is moved within a gallery by the keyboard', async ({ admin }) => {
    const page = await admin.enter('/admin/content/locations', { viewport: desktop })
    const first = await upload(page, 402, 'Ulaz')
    const second = await upload(page, 403, 'Soba')
    const location = await locationIn(admin)
    const pictures = [{ picture: first.id }, { picture: second.id }]
    const content = { ...location.content, pictures }
    const headers = { 'If-Match': `"${location.version}"` }
    await admin.ask('PUT', `/api/admin/content/locations/${location.id}`, content, headers)
    await page.goto(`/admin/content/locations/${location.id}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Pomakni fotografiju 2 ranije' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Pomakni fotografiju 1 ranije' })).toBeFocused()
    await expect(page.getByRole('group', { name: 'Fotografija 1' }).getByText('Soba')).toBeVisible()
    await save(page)
    expect((await locationIn(admin)).content.pictures).toEqual([...pictures].reverse())
  })

  test('is inserted into the text of a page at the cursor', async ({ admin }) => {
    const page = await admin.enter('/admin/content/pages/new', { viewport: desktop })
    const { name } = await upload(page, 404, 'Naš tim')
    const text = page.getByRole('group', { name: 'Tekst', exact: true }).getByLabel('hrvatski')
    await text.fill('Prvi odlomak.')
    await page.getByRole('button', { name: 'Umetni sliku (hrvatski)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Naš tim' }).click()
    await expect(text).toHaveValue(`Prvi odlomak.\n\n![Naš tim](/media/${name})`)
    await expect(text).toBeFocused()
  })

  test('is uploaded without a script', async ({ site }) => {
    const page = await open(site, '/admin/pictures', { javaScriptEnabled: false, viewport: phone })
    if (!(await page.getByLabel('Slika', { exact: true }).isVisible())) await page.getByText('Učitaj sliku').click()
    await describe(page)
    await page.getByLabel('Slika', { exact: true }).setInputFiles(file(900))
    await page.getByRole('button', { name: 'Učitaj', exact: true }).click()
    await page.getByText('Slika je učitana.').waitFor()
  })
})
