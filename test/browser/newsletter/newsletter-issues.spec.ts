import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { holdBack, loseAnswer, phone } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'

const list = '/admin/newsletter-issues'

test.describe('issues of the newsletter', () => {
  test.describe.configure({ mode: 'serial' })

  test('an issue is written, previewed and sent, and reports its progress', async ({ admin }) => {
    await admin.subscribe('issues@example.com')
    const page = await admin.enter(list)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Novo izdanje' }).click()
    await expect(page.getByText('Pregled se pojavljuje').first()).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Naslov na hrvatskom').fill('Proljeće u centrima')
    await page.getByLabel('Tekst na hrvatskom').fill('## Što je novo')
    await page.getByLabel('Naslov na engleskom').fill('Spring in our centres')
    await page.getByLabel('Tekst na engleskom').fill('## What is new')
    await expect(page.getByText(/^Spremljeno u \d\d:\d\d$/)).toBeVisible() // by itself
    expect(new URL(page.url()).pathname).toMatch(/[\w-]{36}$/)
    await expect(page.getByLabel('Tekst na engleskom')).toBeFocused()
    await expect(page.getByRole('heading', { level: 1, name: 'Proljeće u centrima' })).toBeVisible()
    await expect(page.frameLocator('iframe').first().getByRole('heading', { name: 'Što je novo' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0)) // what the bar covers for now is no small target
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await expect(page.getByLabel('Naslov na hrvatskom')).toHaveValue('Proljeće u centrima')
    await page.goto(list)
    await expect(page.getByText('Bez naslova')).toHaveCount(0)
  })

  test('sending asks first, and can be stopped in the minute before the first mail', async ({ admin }) => {
    const page = await admin.enter(list)
    await page.getByRole('link', { name: 'Proljeće u centrima' }).click()
    await page.getByRole('link', { name: 'Slanje i napredak' }).click()
    await page.getByRole('link', { name: 'Pošalji…' }).click()
    await expect(page.getByRole('heading', { name: /^Poslati / })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Hrvatski' })).toContainText('još nije poslana')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Odustani' }).click()
    await page.getByRole('link', { name: 'Pošalji…' }).click()
    await page.getByRole('button', { name: /^Pošalji / }).dblclick()
    await expect(page.getByRole('timer')).toHaveText(/^za \d+ sekund/)
    expect(await accessibilityFaults(page)).toEqual([])
    const early = await page.getByRole('timer').textContent()
    await expect(page.getByRole('timer')).not.toHaveText(early!)
    await page.getByRole('button', { name: 'Zaustavi slanje' }).click()
    await expect(page.locator('dd').getByText('Nacrt', { exact: true })).toBeVisible()
  })

  test('the first mail leaves a minute after the confirmation', async ({ admin, mails, runningSite }) => {
    const page = await admin.enter(list)
    await page.getByRole('link', { name: 'Proljeće u centrima' }).click()
    await page.getByRole('link', { name: 'Slanje i napredak' }).click()
    await page.getByRole('link', { name: 'Pošalji…' }).click()
    await page.getByRole('button', { name: /^Pošalji / }).click()
    await expect(page.getByRole('timer')).toHaveText(/^za \d+ sekund/)
    await runningSite.run(`
      UPDATE newsletter_issues SET scheduled_at = scheduled_at - interval '61 seconds' WHERE status = 'starting';
      UPDATE outbox_events SET next_attempt_at = next_attempt_at - interval '61 seconds' WHERE type = 'newsletter.issue_due'`)
    await expect(page.locator('dd').getByText('Poslano', { exact: true })).toBeVisible({ timeout: 30_000 }) // without a reload by hand
    await expect(page.getByText('Otvaranja i klikove ne pratimo')).toBeVisible()
    await mails.mailTo('issues@example.com')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('a draft is deleted only after a question', async ({ admin }) => {
    const draft = { titleHr: 'Suvišan nacrt', textHr: 'x', titleEn: '', textEn: '' }
    const { id } = await admin.ask<{ id: string }>('POST', '/api/admin/newsletter-issues', draft)
    const page = await admin.enter(`${list}/${id}/sending`)
    await page.getByRole('link', { name: 'Ukloni nacrt…' }).click()
    await page.getByRole('link', { name: 'Zadrži' }).click()
    await page.getByRole('link', { name: 'Ukloni nacrt…' }).click()
    await page.getByRole('button', { name: 'Ukloni zauvijek' }).click()
    await expect(page.getByText('Nacrt je uklonjen.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Suvišan nacrt' })).toHaveCount(0)
  })

  test('the pages of an issue fit a phone', async ({ admin }) => {
    const page = await admin.enter(list, { viewport: phone })
    await page.getByRole('link', { name: 'Proljeće u centrima' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)
    await page.getByRole('link', { name: 'Tekst i pregled' }).click()
    await expect(page.getByText('Tekst se može mijenjati samo dok je nacrt.')).toBeVisible()
    expect(await overflow()).toBe(0)
  })
})

test.describe('the editor of an issue', () => {
  const texts = { titleHr: 'Ljeto', textHr: 'Prvi tekst', titleEn: 'Summer', textEn: 'First text' }
  const saved = /^Spremljeno u \d\d:\d\d$/

  const opened = async (admin: Admin) => {
    const { id } = await admin.ask<{ id: string }>('POST', '/api/admin/newsletter-issues', texts)
    return { id, path: `/api/admin/newsletter-issues/${id}`, page: await admin.enter(`${list}/${id}`) }
  }
  const text = (page: Page) => page.getByLabel('Tekst na hrvatskom')
  const stored = async (admin: Admin, path: string) => {
    const { titleHr, textHr, titleEn } = await admin.ask<typeof texts>('GET', path)
    return { titleHr, textHr, titleEn }
  }

  test('asks before typed text is lost, and saves it when asked to', async ({ admin }) => {
    const { page, path } = await opened(admin)
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    const letGo = await holdBack(page, `**${path}`) // it is saved by itself after 3 s
    await text(page).fill('Drugi tekst')
    await page.getByRole('link', { name: 'Upiti' }).click()
    expect(questions).toEqual(['Tekst još nije spremljen. Otići bez spremanja?'])
    letGo()
    await page.getByRole('button', { name: 'Spremi nacrt' }).dblclick()
    await expect(page.getByText(saved)).toBeVisible()
    expect(await stored(admin, path)).toMatchObject({ textHr: 'Drugi tekst' })
    await page.getByRole('link', { name: 'Upiti' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pristiglo' })).toBeVisible()
    expect(questions).toHaveLength(1)
  })

  test('stores a new draft once though the answer is lost, and merges what a colleague changes by then', async ({
    admin,
    site,
  }) => {
    site.forgive(/ERR_FAILED|40[14]|412/)
    const { email, password } = await admin.hire('lost@example.com')
    const page = await admin.enter(`${list}/new`, { as: { email, password } })
    await loseAnswer(page, '**/api/admin/newsletter-issues')
    await page.getByLabel('Naslov na hrvatskom').fill('Izgubljeni odgovor')
    await expect(page.getByText('Spremanje nije uspjelo. Tekst je i dalje ovdje')).toBeVisible()
    const all = () => admin.ask<{ items: { id: string; titleHr: string }[] }>('GET', '/api/admin/newsletter-issues')
    const lost = async () => (await all()).items.filter(({ titleHr }) => titleHr === 'Izgubljeni odgovor')
    const { id } = (await lost())[0]!
    const path = `/api/admin/newsletter-issues/${id}`
    const theirs = { titleHr: 'Izgubljeni odgovor', textHr: '', titleEn: 'A lost answer', textEn: '' }
    await admin.ask('PUT', path, theirs, { 'If-Match': '"1"' })

    await page.request.delete('/api/admin/session')
    await text(page).fill('Napisano poslije')
    await expect(page.getByRole('link', { name: /Prijavite se u novoj kartici/ })).toBeVisible()
    await page.request.post('/api/admin/session', { data: { email, password } })
    await page.getByRole('button', { name: 'Spremi nacrt' }).click()
    await expect(page.getByText(saved)).toBeVisible()
    const title = { titleHr: 'Izgubljeni odgovor', titleEn: 'A lost answer' }
    expect(await stored(admin, path)).toEqual({ ...title, textHr: 'Napisano poslije' })
    await expect(page.getByLabel('Naslov na engleskom')).toHaveValue('A lost answer')
    expect(new URL(page.url()).pathname).toBe(`${list}/${id}`)
    expect(await lost()).toHaveLength(1)
  })

  test('keeps typed text when the session ends, and saves it after signing in', async ({ admin, site }) => {
    site.forgive(/401/)
    const { email, password } = await admin.hire('writer@example.com')
    const { id } = await admin.ask<{ id: string }>('POST', '/api/admin/newsletter-issues', texts)
    const page = await admin.enter(`${list}/${id}`, { as: { email, password } })
    await page.request.delete('/api/admin/session')
    await text(page).fill('Drugi tekst')
    const signIn = page.getByRole('link', { name: /Prijavite se u novoj kartici/ })
    await expect(signIn).toHaveAttribute('target', '_blank')
    await page.request.post('/api/admin/session', { data: { email, password } })
    await expect(text(page)).toHaveValue('Drugi tekst')
    await page.getByRole('button', { name: 'Spremi nacrt' }).click()
    await expect(page.getByText(saved)).toBeVisible()
    await page.reload()
    await expect(text(page)).toHaveValue('Drugi tekst')
  })

  test('merges the changes of two tabs, and asks about a field that both have changed', async ({ admin, site }) => {
    site.forgive(/412/)
    const { page, path, id } = await opened(admin)
    const other = await admin.enter(`${list}/${id}`)
    await other.getByLabel('Naslov na engleskom').fill('Their summer')
    await expect(other.getByText(saved)).toBeVisible()
    await text(page).fill('Moj tekst')
    const notice = page.getByRole('alert').filter({ hasText: 'Netko je u međuvremenu spremio svoje izmjene' })
    await expect(notice).toContainText('Ništa što ste upisali nije izgubljeno')
    await expect(page.getByText(saved)).toBeVisible()
    expect(await stored(admin, path)).toMatchObject({ textHr: 'Moj tekst', titleEn: 'Their summer' })

    await text(other).fill('Njihov tekst')
    await other.getByLabel('Naslov na hrvatskom').fill('Njihov naslov')
    await page.getByLabel('Naslov na hrvatskom').fill('Moj naslov')
    await expect(page.getByText(saved)).toBeVisible()
    const clash = other.getByRole('button', { name: /^Zadrži moje.*Tekst na hrvatskom$/ })
    await expect(clash).toBeVisible()
    expect(await accessibilityFaults(other)).toEqual([])
    await other.waitForTimeout(4000) // longer than the pause before a save: nothing is decided yet
    expect(await stored(admin, path)).toMatchObject({ textHr: 'Moj tekst', titleHr: 'Moj naslov' })
    await clash.click()
    await other.getByRole('button', { name: /^Prihvati njihovo.*Naslov na hrvatskom$/ }).click()
    await expect(other.getByLabel('Naslov na hrvatskom')).toHaveValue('Moj naslov')
    await expect(other.getByText(saved)).toBeVisible()
    expect(await stored(admin, path)).toMatchObject({ textHr: 'Njihov tekst', titleHr: 'Moj naslov' })
  })

  test('keeps typed text when another administrator deletes or schedules the issue', async ({ admin, site }) => {
    site.forgive(/40[49]|412/)
    const { page, path } = await opened(admin)
    await admin.ask('DELETE', path, undefined, { 'If-Match': '"1"' })
    await text(page).fill('Drugi tekst')
    await expect(page.getByText('Netko je u međuvremenu uklonio ovaj nacrt.')).toBeVisible()
    await page.getByRole('button', { name: 'Spremi nacrt' }).click()
    await expect(page.getByText(saved)).toBeVisible()
    const again = `/api/admin${new URL(page.url()).pathname.replace('/admin', '')}`
    expect(again).not.toBe(path)
    await admin.ask('POST', `${again}/schedule`, { at: '2999-01-01T10:00:00Z' }, { 'If-Match': '"1"' })
    await text(page).fill('Treći tekst')
    await expect(page.getByText('Ovo izdanje u međuvremenu je poslano ili zakazano')).toBeVisible()
    await expect(text(page)).toHaveValue('Treći tekst')
  })
})
