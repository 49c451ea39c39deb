import type { Page } from '@playwright/test'
import { hydrated } from '../../support/browser.js'
import { contactMessage } from '../../support/contact-message.js'
import { requestAhead } from '../../support/request-ahead.js'
import { desktop, phone } from '../../support/visitors.js'
import { type Admin, expect, namesIn, test } from '../fixtures.js'

const list = '/admin/contact-messages'

test.describe("a lead's page", () => {
  const status = (page: Page) => page.locator('h1 + *').textContent()
  const panel = (page: Page) => page.getByRole('region', { name: 'Obrada' })
  const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
  const note = (page: Page) => page.getByLabel('Nova bilješka')
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const receive = async (admin: Admin, values: Record<string, string> = {}) => (await admin.receiveMessages(values))[0]!
  const open = async (admin: Admin, values?: Record<string, string>) =>
    admin.enter(`${list}/${await receive(admin, values)}`)

  test('shows all that was sent', async ({ admin }) => {
    const page = await open(admin, {
      name: 'Šime 😀',
      email: 'sime@example.com',
      phone: '+385 (23) 555-010',
      subject: 'franchise',
      message: 'Prvi red\nDrugi red',
    })
    const sent = card(page, 'Poruka')
    for (const text of ['Franšiza', 'sime@example.com', 'Hrvatski', 'još nije odgovoreno']) {
      expect([text, await sent.getByText(text, { exact: true }).isVisible()]).toEqual([text, true])
    }
    await expect(sent.getByText('Prvi red')).toHaveText(/^Prvi red\nDrugi red$/, { useInnerText: true })
    await expect(page.getByRole('link', { name: 'Nazovi' })).toHaveAttribute('href', 'tel:+38523555010')
    await expect(page).toHaveTitle('Šime 😀 | Administracija | Biorezonanca')
  })

  test('marks the message as English, and begins the answer in English, on a Croatian page', async ({ admin }) => {
    const response = await fetch(`${admin.url}/api/contact?lang=en`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactMessage({ name: 'Emily', email: 'emily@example.com', message: 'Hello there' })),
    })
    const { id } = (await response.json()) as { id: string }
    const page = await admin.enter(`${list}/${id}`)
    await expect(card(page, 'Poruka').getByText('Hello there')).toHaveAttribute('lang', 'en')
    await expect(page.getByLabel('Odgovor pošiljatelju')).toHaveValue(/^Hello,\n/)
    await expect(page.getByText('Pošiljatelj je stranicu čitao na engleskom.')).toBeVisible()
  })

  test('is moved through its statuses, and the history names who moved it', { tag: '@quick' }, async ({ admin }) => {
    const page = await open(admin)
    await expect(panel(page).getByRole('group', { name: 'Premjesti u' }).getByRole('button')).toHaveText([
      'U obradi',
      'Odgovoreno',
      'Zatvoreno',
      'Neželjeno',
    ])
    await press(page, 'U obradi')
    await expect(page.getByText('Novi status: U obradi.')).toBeVisible()
    expect(await status(page)).toBe('U obradi')
    await press(page, 'Odgovoreno')
    await expect(page.getByText('Novi status: Odgovoreno.')).toBeVisible()
    const history = await card(page, 'Povijest').getByRole('listitem').allTextContents()
    expect(history[0]).toMatch(/^Status: U obradi → Odgovorenoowner@example\.com · Danas/)
    expect(history[1]).toMatch(/^Status: Novo → U obradiowner@example\.com · Danas/)
    await expect(page.getByText('još nije odgovoreno')).toHaveCount(0)
    await expect(panel(page).getByText(/^Neželjeno/)).toHaveText('Neželjeno (samo iz: Novo, U obradi)')
    await press(page, 'Zatvoreno')
    await expect(page.getByText('Novi status: Zatvoreno.')).toBeVisible()
    // The button is gone: focus stays at its status.
    await expect(panel(page).getByText('Zatvoreno', { exact: true })).toBeFocused()
    await expect(panel(page).getByRole('group', { name: 'Premjesti u' }).getByRole('button')).toHaveText([
      'Ponovno otvori',
    ])
    await press(page, 'Ponovno otvori')
    await expect(page.getByText('Novi status: U obradi.')).toBeVisible()
    expect(await status(page)).toBe('U obradi')
  })

  for (const [what, receiveOne, path, name, reached] of [
    ['a message', (admin: Admin) => admin.receiveMessages({}), list, 'U obradi', 'U obradi'],
    ['an inquiry', (admin: Admin) => admin.receiveInquiries({}), '/admin/franchise-inquiries', 'Odbijeno', 'Odbijeno'],
  ] as const) {
    test(`three presses on one spot move ${what} once, and that is taken back`, async ({ admin }) => {
      const [id] = await receiveOne(admin)
      // For this page, the test takes no time at all: a deadline that arrives late moves the spot.
      const script = 'const now = performance.now.bind(performance); performance.now = () => now() / 1000'
      const page = await admin.enter(`${path}/${id}`, { script })
      const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!
      for (let press = 0; press < 3; press++) {
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        if (press === 0) await expect(page.getByText(`Novi status: ${reached}.`)).toBeVisible()
      }
      await press(page, 'Poništi')
      await expect(page.getByText('Poništeno.')).toBeVisible()
      expect(await status(page)).toBe('Novo')
      const { history } = await admin.ask<{ history: { newValue: string }[] }>('GET', `/api${path}/${id}`)
      expect(history.map(({ newValue }) => newValue)).toEqual([path === list ? 'inProgress' : 'rejected', 'new'])
    })
  }

  test('shows notices above the page, so that nothing moves under the pointer', async ({ admin }) => {
    const id = await receive(admin)
    await expect // the deadline follows the lead
      .poll(async () => (await admin.ask<{ answerDueAt: string | null }>('GET', `/api${list}/${id}`)).answerDueAt)
      .not.toBeNull()
    const page = await admin.enter(`${list}/${id}`)
    const places = () =>
      panel(page)
        .locator('li, select, a')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return { x, y: y + window.scrollY, width, height }
          }),
        )
    const before = await places()
    await press(page, 'Dodijeli meni')
    await expect(page.getByText('Dodijeljeno: owner@example.com.')).toBeVisible()
    await press(page, 'U obradi')
    await expect(page.getByText('Novi status: U obradi.')).toBeVisible()
    expect(await places()).toEqual(before)
  })

  test('is taken, given to a colleague and to nobody, and gets a location', async ({ admin }) => {
    const page = await open(admin)
    await press(page, 'Dodijeli meni')
    await expect(page.getByText('Dodijeljeno: owner@example.com.')).toBeVisible()
    await expect(panel(page).getByLabel('Dodijeljeno', { exact: true }).locator(':checked')).toHaveText(
      'owner@example.com',
    )
    await panel(page).getByLabel('Dodijeljeno', { exact: true }).selectOption({ label: 'Nikome' })
    await expect(page.getByText('Više nije dodijeljeno nikome.')).toBeVisible()
    await panel(page).getByLabel('Centar', { exact: true }).selectOption({ label: 'Dubrovnik' })
    await expect(page.getByText('Centar: Dubrovnik.')).toBeVisible()
    const history = await card(page, 'Povijest').getByRole('listitem').allTextContents()
    expect(history.map((text) => text.replace(/owner@example\.com · Danas.*/, ''))).toEqual([
      'Centar: nije određen → Dubrovnik',
      'Dodijeljeno: owner@example.com → nikome',
      'Dodijeljeno: nikome → owner@example.com',
    ])
    await press(page, 'Poništi')
    await expect(page.getByText('Poništeno.')).toBeVisible()
    await expect(panel(page).getByLabel('Centar', { exact: true })).toHaveValue('')
  })

  test('saves a choice although another choice or the next lead follows immediately', async ({ admin }) => {
    const [id] = await admin.receiveMessages({ name: 'Odmah Prvi' }, { name: 'Odmah Drugi' })
    const page = await admin.enter(`${list}/${id}?search=odmah&sort=receivedAt`)
    await panel(page).getByLabel('Dodijeljeno', { exact: true }).selectOption({ label: 'owner@example.com' })
    await panel(page).getByLabel('Centar', { exact: true }).selectOption({ label: 'Zagreb' })
    await page.getByRole('link', { name: 'Sljedeći' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Odmah Drugi' })).toBeVisible()
    await page.getByRole('link', { name: 'Prethodni' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Odmah Prvi' })).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(panel(page).getByLabel('Centar', { exact: true })).toHaveValue('zagreb')
    await expect(panel(page).getByLabel('Dodijeljeno', { exact: true }).locator(':checked')).toHaveText(
      'owner@example.com',
    )
  })

  test('leads back to the page of the list that it is on', async ({ admin }) => {
    await admin.receiveMessages(...Array.from({ length: 27 }, (_, index) => ({ name: `Stranica ${index}` })))
    const page = await admin.enter(`${list}?search=stranica&sort=receivedAt`)
    await page.getByRole('link', { name: 'Stranica 24', exact: true }).click()
    for (const name of ['Stranica 25', 'Stranica 26']) {
      await page.getByRole('link', { name: 'Sljedeći' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Natrag na popis' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Poruke' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await expect(namesIn(page)).toHaveText(['Stranica 25', 'Stranica 26'])
  })

  test('takes notes, with author and time', async ({ admin }) => {
    const page = await open(admin)
    await note(page).fill('Zvati poslije 16 h\nili sutra')
    await press(page, 'Dodaj bilješku')
    await expect(page.getByText('Bilješka je dodana.')).toBeVisible()
    await expect(card(page, 'Bilješke').getByRole('listitem')).toHaveText(
      /^owner@example\.com · Danas, \d\d:\d\d\s+Zvati poslije 16 h\nili sutra$/,
      { useInnerText: true },
    )
    await expect(note(page)).toHaveValue('')
  })

  test('keeps what is typed while the page is shown again with the note before', async ({ admin }) => {
    const page = await open(admin)
    let answer!: () => void
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/index.pageContext.json*', async (route) => {
      await answered
      await route.continue()
    })
    await note(page).fill('Prva')
    const shown = page.waitForRequest('**/index.pageContext.json*')
    await press(page, 'Dodaj bilješku')
    await shown
    await expect(note(page)).toHaveValue('')
    await note(page).fill('Druga')
    answer()
    await expect(page.getByText('Bilješka je dodana.')).toBeVisible()
    await expect(note(page)).toHaveValue('Druga')
  })

  test('says what is wrong with a note, and keeps it', async ({ admin }) => {
    admin.forgive(/Failed to load resource/)
    const page = await open(admin)
    await press(page, 'Dodaj bilješku')
    await expect(page.getByText('Upišite bilješku')).toBeVisible()
    await expect(note(page)).toHaveAttribute('maxlength', '5000')
    await note(page).evaluate((field) => field.removeAttribute('maxlength')) // as in a browser that does not know it
    await note(page).fill('a'.repeat(5001))
    await press(page, 'Dodaj bilješku')
    await expect(page.getByText('Najveći dopušteni broj znakova: 5.000')).toBeVisible()
    expect(await note(page).inputValue()).toHaveLength(5001)
    await note(page).fill('Kratko')
    await page.route('**/notes', (route) => route.abort())
    await press(page, 'Dodaj bilješku')
    await expect(page.getByText('Poslužitelj nije odgovorio')).toBeVisible()
    await expect(note(page)).toHaveValue('Kratko')
    await page.unroute('**/notes')
    await press(page, 'Dodaj bilješku')
    await expect(page.getByText('Bilješka je dodana.')).toBeVisible()
  })

  test('keeps a note when the session has ended, and leads to a new one', async ({ admin }) => {
    admin.forgive(/Failed to load resource/)
    const page = await open(admin)
    await note(page).fill('Važno')
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await press(page, 'Dodaj bilješku')
    await expect(page.getByRole('link', { name: /^Prijavite se u novoj kartici/ })).toHaveAttribute('target', '_blank')
    await page.context().addCookies(cookies)
    await press(page, 'Dodaj bilješku')
    await expect(page.getByText('Bilješka je dodana.')).toBeVisible()
    await expect(card(page, 'Bilješke').getByText('Važno')).toBeVisible()
  })

  test('asks before a note that is not saved is left, and has it again when its writer comes back', async ({
    admin,
  }) => {
    const page = await open(admin)
    await note(page).fill('Nedovršeno')
    page.once('dialog', (dialog) => void dialog.dismiss())
    const heard = await page.getByRole('link', { name: 'Natrag na popis' }).evaluate((link: HTMLElement) => {
      let reachedRouter = false
      document.addEventListener('click', () => (reachedRouter = true), { once: true })
      link.click()
      return reachedRouter
    })
    expect(heard).toBe(false)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('link', { name: 'Natrag na popis' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Poruke' })).toBeVisible()
    await page.goBack()
    await expect(note(page)).toBeVisible()
    await expect(note(page)).toHaveValue('Nedovršeno')
    const question = page.waitForEvent('dialog')
    const leaving = page.close({ runBeforeUnload: true })
    expect((await question).type()).toBe('beforeunload')
    await (await question).accept()
    await leaving
  })

  test('goes to its neighbours in the list it was opened from, and back to the list as it was', async ({ admin }) => {
    await admin.receiveMessages(
      { name: 'Susjed Prvi' },
      { name: 'Izvan' },
      { name: 'Susjed Drugi' },
      { name: 'Susjed Treći' },
    )
    const page = await admin.enter(`${list}?search=susjed&sort=receivedAt&pageSize=50`)
    await page.getByRole('link', { name: 'Susjed Drugi' }).click()
    const shown = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    await shown('Susjed Drugi')
    await page.getByRole('link', { name: 'Sljedeći' }).click()
    await shown('Susjed Treći')
    await expect(page.getByRole('link', { name: 'Sljedeći' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Prethodni' }).click()
    await shown('Susjed Drugi')
    await page.getByRole('link', { name: 'Prethodni' }).click()
    await shown('Susjed Prvi')
    await expect(page.getByRole('link', { name: 'Prethodni' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Natrag na popis' }).click()
    await shown('Poruke')
    await expect(namesIn(page)).toHaveText(['Susjed Prvi', 'Susjed Drugi', 'Susjed Treći'])
    await expect(page).toHaveURL(`${admin.url}${list}?search=susjed&sort=receivedAt&pageSize=50`)
  })

  test('is put in the trash, and taken back', async ({ admin }) => {
    const page = await open(admin)
    await press(page, 'Premjesti u koš')
    await expect(page.getByText('U košu je.')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Premjesti u' })).toHaveCount(0)
    await expect(panel(page).getByRole('combobox')).toHaveCount(0)
    await expect(panel(page).getByText('Nikome')).toBeVisible()
    await press(page, 'Vrati iz koša')
    await expect(page.getByText('Vraćeno iz koša.')).toBeVisible()
    await expect(page.getByText('U košu je.')).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Premjesti u' })).toHaveCount(1)
  })

  test('is merged with another of the same person and split again; nothing of either is lost', async ({ admin }) => {
    const email = 'dvaput@example.com'
    const [first, second] = await admin.receiveMessages({ email, message: 'Prvi put' }, { email, message: 'Drugi put' })
    await admin.receiveInquiries({ email, preferredLocation: 'Pula' })
    await admin.ask('POST', `/api${list}/${first}/notes`, { text: 'O prvoj' })
    for (const id of [first, second])
      await admin.ask('PATCH', `/api${list}/${id}`, { location: 'zagreb' }, { 'If-Match': '"1"' })
    const page = await admin.enter(`${list}/${second}`)
    const others = card(page, 'Ostalo od iste osobe')
    await expect(others.getByRole('link', { name: 'Pula' })).toHaveAttribute('href', /franchise-inquiries/)
    // Those of the other kind cannot be worked as one with it.
    await expect(others.getByRole('button', { name: /^Spoji s ovim/ })).toHaveCount(1)
    await others.getByRole('button', { name: /^Spoji s ovim: Opći upit, / }).click()
    await expect(page.getByRole('dialog').getByText('Status ostaje: Novo.')).toBeVisible()
    await press(page, 'Spoji')
    await expect(page.getByText('Spojeno.')).toBeVisible()
    await expect(card(page, 'Spojeno s ovim').getByText('Prvi put')).toBeVisible()
    await expect(card(page, 'Bilješke').getByText('O prvoj')).toBeVisible()
    await expect(card(page, 'Povijest').getByText('Centar: nije određen → Zagreb (spojeno)')).toBeVisible()
    await page.goto(`${list}/${first}`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Otvori ono s čim je spojeno' }).click()
    await expect(card(page, 'Poruka').getByText('Drugi put')).toBeVisible()
    await page.getByRole('button', { name: /^Izdvoji: / }).click()
    await expect(page.getByText('Izdvojeno.')).toBeVisible()
    await expect(page.getByText('O prvoj')).toHaveCount(0)
    await others.getByRole('link', { name: 'Opći upit' }).click()
    await expect(card(page, 'Poruka').getByText('Prvi put')).toBeVisible()
    await expect(card(page, 'Bilješke').getByText('O prvoj')).toBeVisible()
  })

  test('is merged with any lead of the same kind that a search finds', async ({ admin }) => {
    const [other] = await admin.receiveMessages({
      name: 'Nađena Nada',
      email: 'nada@example.com',
      message: 'Zvala sam jučer.\nJavite se.',
    })
    const page = await open(admin, { name: 'Sama Sara', email: 'sara@example.com' })
    await press(page, 'Spoji s drugim zapisom…')
    const search = page.getByRole('dialog', { name: 'Koji zapis spojiti s ovim?' })
    await search.getByRole('searchbox').fill('nadena')
    await search.getByRole('searchbox').press('Enter')
    await expect(search.getByText('1 rezultat')).toBeVisible()
    await expect(search.getByText('Zvala sam jučer. Javite se.', { exact: true })).toBeVisible()
    await search.getByRole('button', { name: /^Spoji s ovim: Opći upit, / }).click()
    await press(page, 'Spoji')
    await expect(page.getByText('Spojeno.')).toBeVisible()
    expect(await admin.ask('GET', `/api${list}/${other}`)).toMatchObject({ mergedIntoId: page.url().split('/').at(-1) })
  })

  test('announces before a merge that a closed lead opens again, prints the merged leads, and undoes the merge', async ({
    admin,
  }) => {
    const email = 'zatvoreno@example.com'
    const [closed] = await admin.receiveMessages({ name: 'Zatvorena Zora', email }, { email, message: 'Neodgovoreno!' })
    for (const status of ['inProgress', 'answered', 'closed'])
      await admin.ask('POST', `/api${list}/changes`, { ids: [closed], status })
    const page = await admin.enter(`${list}/${closed}`)
    await page.getByRole('button', { name: /^Spoji s ovim: / }).click()
    await expect(page.getByText('Status će se promijeniti: Zatvoreno → Novo')).toBeVisible()
    await press(page, 'Spoji')
    await expect(page.getByText('Spojeno.')).toBeVisible()
    expect(await status(page)).toBe('Novo')
    const print = await page.request.get('/admin/simple-contact?search=neodgovoreno')
    expect(await print.text()).toMatch(/Zatvorena Zora[^]*spojeno s prethodnim[^]*Neodgovoreno!/)
    await press(page, 'Poništi')
    await expect(page.getByText('Poništeno.')).toBeVisible()
    expect(await status(page)).toBe('Zatvoreno')
    await expect(card(page, 'Ostalo od iste osobe').getByText('Novo')).toBeVisible()
  })

  test('a hundred letters without a space are not wider than the window or their column', async ({ admin }) => {
    const letters = 'W'.repeat(100)
    const [id] = await admin.receiveMessages({ name: letters, message: letters })
    const page = await admin.enter(`${list}/${id}`)
    const isAsWideAsWindow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    for (const address of [`${list}/${id}`, list]) {
      if (address === list) await page.goto(list)
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport)
        expect(await isAsWideAsWindow()).toBe(true)
        const overprinting = await page
          .locator('tbody td')
          .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length)
        expect(overprinting).toBe(0)
      }
    }
  })

  test('an unknown lead has no page', async ({ admin }) => {
    admin.forgive(/status of 404/)
    const page = await admin.enter(`${list}/00000000-0000-4000-8000-000000000000`)
    for (const id of [undefined, 'nepoznato']) {
      if (id) await page.goto(`${list}/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranica nije pronađena')
      expect(await page.locator('main').innerText()).not.toContain('usmjerivač')
    }
  })

  test('asks before the outcome of a visit is recorded ahead of the preferred day', async ({ admin }) => {
    const path = '/admin/appointment-requests'
    const id = await requestAhead(admin)
    await admin.ask('POST', `/api${path}/changes`, { ids: [id], status: 'agreed' })
    const page = await admin.enter(`${path}/${id}`)
    const question = page.getByRole('dialog', { name: 'Već zabilježiti „Održano”?' })
    await press(page, 'Održano')
    await expect(question.getByText(/^Prvi željeni dan \(.+\) još nije počeo\.$/)).toBeVisible()
    await press(page, 'Odustani')
    expect(await status(page)).toBe('Dogovoreno')
    await page.goto(path)
    await hydrated(page)
    await page.locator(`[id="${id}"]`).getByRole('checkbox', { name: 'Odaberi: Vida Vidić' }).check()
    await page.getByLabel('Novi status').selectOption('came')
    await press(page, 'Primijeni')
    await question.getByRole('button', { name: 'Ipak zabilježi' }).click()
    await expect(page.getByText('Promijenjeno: 1.')).toBeVisible()
  })

  test('shows a franchise inquiry with its fields, and changes its status', async ({ admin }) => {
    const [id] = await admin.receiveInquiries({
      firstName: 'Šime',
      lastName: 'Čović',
      preferredLocation: 'Zadar',
      previousExperience: 'Ordinacija',
    })
    const page = await admin.enter(`/admin/franchise-inquiries/${id}`)
    const sent = card(page, 'Upit za franšizu')
    for (const text of ['Zadar', 'Ordinacija']) await expect(sent.getByText(text, { exact: true })).toBeVisible()
    await expect(sent.getByText('nije navedeno')).toHaveCount(1)
    await press(page, 'Kontaktirano')
    await expect(page.getByText('Novi status: Kontaktirano.')).toBeVisible()
    expect(await status(page)).toBe('Kontaktirano')
  })
})

test.describe('two people at one lead', () => {
  let dunja: Awaited<ReturnType<Admin['hire']>>
  test.beforeAll(async ({ admin }) => {
    dunja = await admin.hire('dunja@example.com')
  })

  const meet = async (admin: Admin) => {
    admin.forgive(/status of 412/)
    const [id] = await admin.receiveMessages({})
    const one = await admin.enter(`${list}/${id}`, { as: dunja })
    const other = await admin.enter(`${list}/${id}`)
    const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
    return { id, one, other, press }
  }

  test('the second is told what the first did; nothing is overwritten and nothing typed is lost', async ({ admin }) => {
    const { id, one, other, press } = await meet(admin)
    await press(one, 'Dodijeli meni')
    await expect(one.getByText('Dodijeljeno: dunja@example.com.')).toBeVisible()
    await other.getByLabel('Nova bilješka').fill('Moja bilješka')
    await press(other, 'U obradi')
    const notice = other.getByRole('alert').filter({ hasText: 'Netko je ovo u međuvremenu promijenio' })
    await expect(notice.getByText('Dodijeljeno: nikome → dunja@example.com')).toBeVisible()
    await expect(notice.getByText(/^dunja@example\.com · Danas/)).toBeVisible()
    await expect(notice.getByText('Vaša promjena nije spremljena (status: U obradi).')).toBeVisible()
    await expect(other.getByLabel('Nova bilješka')).toHaveValue('Moja bilješka')
    await expect(other.locator('h1 + *')).toHaveText('Novo')
    const lead = await admin.ask<{ status: string }>('GET', `/api${list}/${id}`)
    expect(lead.status).toBe('new')
    await press(other, 'Pokušaj ponovno')
    await expect(other.getByText('Novi status: U obradi.')).toBeVisible()
    expect(await admin.ask('GET', `/api${list}/${id}`)).toMatchObject({
      status: 'inProgress',
      assigneeId: dunja.id,
    })
  })

  test('the second may leave it at what the first did', async ({ admin }) => {
    const { id, one, other, press } = await meet(admin)
    await press(one, 'Neželjeno')
    await expect(one.getByText('Novi status: Neželjeno.')).toBeVisible()
    await press(other, 'Premjesti u koš')
    await expect(other.getByText('Vaša promjena nije spremljena (premještanje u koš).')).toBeVisible()
    await press(other, 'Odustani')
    await expect(other.getByText('Vaša promjena nije spremljena')).toHaveCount(0)
    await expect(other.locator('h1 + *')).toHaveText('Neželjeno')
    expect(await admin.ask('GET', `/api${list}/${id}`)).toMatchObject({ status: 'spam', trashedAt: null })
  })

  test('names a disabled user as assignee of a closed lead, and offers them for no other lead', async ({ admin }) => {
    const jakov = await admin.hire('jakov@example.com')
    const [his, another] = await admin.receiveMessages({}, {})
    await admin.ask('POST', `/api${list}/changes`, { ids: [his], assigneeId: jakov.id, status: 'closed' })
    await admin.ask('POST', `/api/admin/users/${jakov.id}/disable`)
    const choice = (page: Page) => page.getByLabel('Dodijeljeno', { exact: true })
    const page = await admin.enter(`${list}/${his}`)
    await expect(choice(page).locator(':checked')).toHaveText('jakov@example.com')
    await page.goto(`${list}/${another}`)
    const options = choice(page).locator('option')
    await expect(options).toContainText(['Nikome', 'dunja@example.com', 'owner@example.com']) // among others of the site
    await expect(options.filter({ hasText: 'jakov@example.com' })).toHaveCount(0)
  })

  test('a move that the first made impossible is refused in words', async ({ admin }) => {
    admin.forgive(/status of 409/)
    const { one, other, press } = await meet(admin)
    await press(one, 'Neželjeno')
    await expect(one.getByText('Novi status: Neželjeno.')).toBeVisible()
    await press(other, 'U obradi')
    await press(other, 'Pokušaj ponovno')
    await expect(other.getByText('Iz ovog statusa nije moguće prijeći u traženi.')).toBeVisible()
    await expect(other.locator('h1 + *')).toHaveText('Neželjeno')
  })
})
