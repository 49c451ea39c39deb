import type { Page } from 'playwright-core'
import { hydrated } from '../support/browser.js'
import { adminSite, namesIn } from '../support/admin-site.js'
import { desktop, phone } from '../support/visitors.js'

const list = '/admin/contact-messages'

describe("a lead's page", () => {
  const admin = adminSite()
  const status = (page: Page) => page.locator('h1 + *').textContent()
  const panel = (page: Page) => page.getByRole('region', { name: 'Obrada' })
  const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
  const note = (page: Page) => page.getByLabel('Nova bilješka')
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const receive = async (values: Record<string, string> = {}) => (await admin.receiveMessages(values))[0]!
  const open = async (values?: Record<string, string>) => admin.enter(`${list}/${await receive(values)}`)

  it('shows all that was sent', async () => {
    const page = await open({
      ...{ name: 'Šime 😀', email: 'sime@example.com', phone: '+385 (23) 555-010' },
      ...{ subject: 'franchise', message: 'Prvi red\nDrugi red' },
    })
    const sent = card(page, 'Poruka')
    for (const text of ['Franšiza', 'sime@example.com', 'Hrvatski', 'još nije odgovoreno']) {
      expect([text, await sent.getByText(text, { exact: true }).isVisible()]).toEqual([text, true])
    }
    expect(await sent.getByText('Prvi red').innerText()).toBe('Prvi red\nDrugi red')
    expect(await page.getByRole('link', { name: 'Nazovi' }).getAttribute('href')).toBe('tel:+38523555010')
    expect(await page.title()).toBe('Šime 😀 | Administracija | Biorezonanca')
  })

  it('has an answer begun in the language of the sender, whatever that of the page', async () => {
    const response = await fetch(`${admin.url}/api/contact?lang=en`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Emily', email: 'emily@example.com', subject: 'general', message: 'Hello' }),
    })
    const { id } = (await response.json()) as { id: string }
    const page = await admin.enter(`${list}/${id}`)
    const href = await page.getByRole('link', { name: 'Odgovori emailom' }).getAttribute('href')
    const { pathname, searchParams } = new URL(href!)
    expect(decodeURIComponent(pathname)).toBe('emily@example.com')
    expect(searchParams.get('subject')).toBe('Re: Your message | Biorezonanca')
    expect(searchParams.get('body')).toMatch(/^Hello,\r\n/)
  })

  it('is moved through the statuses it may have, and says who moved it', async () => {
    const page = await open()
    expect(await panel(page).getByRole('group', { name: 'Premjesti u' }).getByRole('button').allTextContents()).toEqual(
      ['U obradi', 'Neželjeno'],
    )
    await press(page, 'U obradi')
    await page.getByText('Novi status: U obradi.').waitFor()
    expect(await status(page)).toBe('U obradi')
    await press(page, 'Odgovoreno')
    await page.getByText('Novi status: Odgovoreno.').waitFor()
    const history = await card(page, 'Povijest').getByRole('listitem').allTextContents()
    expect(history[0]).toMatch(/^Status: U obradi → Odgovorenoowner@example\.com · Danas/)
    expect(history[1]).toMatch(/^Status: Novo → U obradiowner@example\.com · Danas/)
    expect(await page.getByText('još nije odgovoreno').count()).toBe(0)
    await press(page, 'Zatvoreno')
    await page.getByText('Novi status: Zatvoreno.').waitFor()
    // The button is gone: focus is at what was said, not lost.
    expect(await page.evaluate(() => document.activeElement!.textContent)).toContain('Novi status: Zatvoreno.')
    expect(await panel(page).getByRole('group', { name: 'Premjesti u' }).getByRole('button').allTextContents()).toEqual(
      ['Ponovno otvori'],
    )
    await press(page, 'Ponovno otvori')
    await page.getByText('Novi status: U obradi.').waitFor()
    expect(await status(page)).toBe('U obradi')
  })

  it.each([
    ['a message', () => admin.receiveMessages({}), list, 'U obradi', 'U obradi'],
    ['an inquiry', () => admin.receiveInquiries({}), '/admin/franchise-inquiries', 'Odbijeno', 'Odbijeno'],
  ])(
    'three presses on one spot move %s once, and that is taken back',
    async (_what, receiveOne, path, name, reached) => {
      const [id] = await receiveOne()
      const page = await admin.enter(`${path}/${id}`)
      const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!
      for (let press = 0; press < 3; press++) {
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        if (press === 0) await page.getByText(`Novi status: ${reached}.`).waitFor()
      }
      await press(page, 'Poništi')
      await page.getByText('Poništeno.').waitFor()
      expect(await status(page)).toBe('Novo')
      const { history } = await admin.ask<{ history: { newValue: string }[] }>('GET', `/api${path}/${id}`)
      expect(history.map(({ newValue }) => newValue)).toEqual([path === list ? 'inProgress' : 'rejected', 'new'])
    },
  )

  it('what is told stands over the page: nothing moves under the pointer', async () => {
    const page = await open()
    const places = () =>
      panel(page)
        .locator('li, select, a')
        .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())))
    const before = await places()
    await press(page, 'Dodijeli meni')
    await page.getByText('Dodijeljeno: owner@example.com.').waitFor()
    await press(page, 'U obradi')
    await page.getByText('Novi status: U obradi.').waitFor()
    expect(await places()).toEqual(before)
  })

  it('is taken, given to a colleague and to nobody, and gets a location', async () => {
    const page = await open()
    await press(page, 'Dodijeli meni')
    await page.getByText('Dodijeljeno: owner@example.com.').waitFor()
    expect(await panel(page).getByLabel('Dodijeljeno', { exact: true }).locator(':checked').textContent()).toBe(
      'owner@example.com',
    )
    await panel(page).getByLabel('Dodijeljeno', { exact: true }).selectOption({ label: 'Nikome' })
    await page.getByText('Više nije dodijeljeno nikome.').waitFor()
    await panel(page).getByLabel('Centar', { exact: true }).selectOption({ label: 'Dubrovnik' })
    await page.getByText('Centar: Dubrovnik.').waitFor()
    const history = await card(page, 'Povijest').getByRole('listitem').allTextContents()
    expect(history.map((text) => text.replace(/owner@example\.com · Danas.*/, ''))).toEqual([
      'Centar: nije određen → Dubrovnik',
      'Dodijeljeno: owner@example.com → nikome',
      'Dodijeljeno: nikome → owner@example.com',
    ])
    await press(page, 'Poništi')
    await page.getByText('Poništeno.').waitFor()
    expect(await panel(page).getByLabel('Centar', { exact: true }).inputValue()).toBe('')
  })

  it('what is chosen is saved though another choice, or the next lead, follows at once', async () => {
    const [id] = await admin.receiveMessages({ name: 'Odmah Prvi' }, { name: 'Odmah Drugi' })
    const page = await admin.enter(`${list}/${id}?search=odmah&sort=receivedAt`)
    await panel(page).getByLabel('Dodijeljeno', { exact: true }).selectOption({ label: 'owner@example.com' })
    await panel(page).getByLabel('Centar', { exact: true }).selectOption({ label: 'Zagreb' })
    await page.getByRole('link', { name: 'Sljedeći' }).click()
    await page.getByRole('heading', { level: 1, name: 'Odmah Drugi' }).waitFor()
    await page.getByRole('link', { name: 'Prethodni' }).click()
    await page.getByRole('heading', { level: 1, name: 'Odmah Prvi' }).waitFor()
    await page.reload()
    await hydrated(page)
    expect(await panel(page).getByLabel('Centar', { exact: true }).inputValue()).toBe('zagreb')
    expect(await panel(page).getByLabel('Dodijeljeno', { exact: true }).locator(':checked').textContent()).toBe(
      'owner@example.com',
    )
  })

  it('leads back to the page of the list that it is on', async () => {
    await admin.receiveMessages(...Array.from({ length: 27 }, (_, index) => ({ name: `Stranica ${index}` })))
    const page = await admin.enter(`${list}?search=stranica&sort=receivedAt`)
    await page.getByRole('link', { name: 'Stranica 24', exact: true }).click()
    for (const name of ['Stranica 25', 'Stranica 26']) {
      await page.getByRole('link', { name: 'Sljedeći' }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    await page.getByRole('link', { name: 'Natrag na popis' }).click()
    await page.getByRole('heading', { level: 1, name: 'Poruke' }).waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    expect(await namesIn(page)).toEqual(['Stranica 25', 'Stranica 26'])
  })

  it('takes notes, with author and time', async () => {
    const page = await open()
    await note(page).fill('Zvati poslije 16 h\nili sutra')
    await press(page, 'Dodaj bilješku')
    await page.getByText('Bilješka je dodana.').waitFor()
    expect(await card(page, 'Bilješke').getByRole('listitem').innerText()).toMatch(
      /^owner@example\.com · Danas, \d\d:\d\d\s+Zvati poslije 16 h\nili sutra$/,
    )
    expect(await note(page).inputValue()).toBe('')
  })

  it('keeps what is typed while the page is shown again with the note before', async () => {
    const page = await open()
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
    expect(await note(page).inputValue()).toBe('')
    await note(page).fill('Druga')
    answer()
    await page.getByText('Bilješka je dodana.').waitFor()
    expect(await note(page).inputValue()).toBe('Druga')
  })

  it('says what is wrong with a note, and keeps it', async () => {
    admin.forgive(/Failed to load resource/)
    const page = await open()
    await press(page, 'Dodaj bilješku')
    await page.getByText('Upišite bilješku').waitFor()
    expect(await note(page).getAttribute('maxlength')).toBe('5000')
    await note(page).evaluate((field) => field.removeAttribute('maxlength')) // as in a browser that does not know it
    await note(page).fill('a'.repeat(5001))
    await press(page, 'Dodaj bilješku')
    await page.getByText('Najveći dopušteni broj znakova: 5.000').waitFor()
    expect(await note(page).inputValue()).toHaveLength(5001)
    await note(page).fill('Kratko')
    await page.route('**/notes', (route) => route.abort())
    await press(page, 'Dodaj bilješku')
    await page.getByText('Poslužitelj nije odgovorio').waitFor()
    expect(await note(page).inputValue()).toBe('Kratko')
    await page.unroute('**/notes')
    await press(page, 'Dodaj bilješku')
    await page.getByText('Bilješka je dodana.').waitFor()
  })

  it('keeps a note when the session has ended, and leads to a new one', async () => {
    admin.forgive(/Failed to load resource/)
    const page = await open()
    await note(page).fill('Važno')
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await press(page, 'Dodaj bilješku')
    expect(await page.getByRole('link', { name: /^Prijavite se u novoj kartici/ }).getAttribute('target')).toBe(
      '_blank',
    )
    await page.context().addCookies(cookies)
    await press(page, 'Dodaj bilješku')
    await page.getByText('Bilješka je dodana.').waitFor()
    await card(page, 'Bilješke').getByText('Važno').waitFor()
  })

  it('asks before a note that is not saved is left, and has it again when its writer comes back', async () => {
    const page = await open()
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
    await page.getByRole('heading', { level: 1, name: 'Poruke' }).waitFor()
    await page.goBack()
    await note(page).waitFor()
    expect(await note(page).inputValue()).toBe('Nedovršeno')
    const question = page.waitForEvent('dialog')
    const leaving = page.close({ runBeforeUnload: true })
    expect((await question).type()).toBe('beforeunload')
    await (await question).accept()
    await leaving
  })

  it('goes to its neighbours in the list it was opened from, and back to the list as it was', async () => {
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
    expect(await page.getByRole('link', { name: 'Sljedeći' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Prethodni' }).click()
    await shown('Susjed Drugi')
    await page.getByRole('link', { name: 'Prethodni' }).click()
    await shown('Susjed Prvi')
    expect(await page.getByRole('link', { name: 'Prethodni' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Natrag na popis' }).click()
    await shown('Poruke')
    expect(await namesIn(page)).toEqual(['Susjed Prvi', 'Susjed Drugi', 'Susjed Treći'])
    expect(page.url()).toBe(`${admin.url}${list}?search=susjed&sort=receivedAt&pageSize=50`)
  })

  it('is put in the trash, and taken back', async () => {
    const page = await open()
    await press(page, 'Premjesti u koš')
    await page.getByText('Ovo je u košu.').waitFor()
    expect(await page.getByRole('group', { name: 'Premjesti u' }).count()).toBe(0)
    expect(await panel(page).getByRole('combobox').count()).toBe(0)
    expect(await panel(page).getByText('Nikome').isVisible()).toBe(true)
    await press(page, 'Vrati iz koša')
    await page.getByText('Vraćeno iz koša.').waitFor()
    expect(await page.getByText('Ovo je u košu.').count()).toBe(0)
    expect(await page.getByRole('group', { name: 'Premjesti u' }).count()).toBe(1)
  })

  it('is merged with another of the same person and split again; nothing of either is lost', async () => {
    const email = 'dvaput@example.com'
    const [first, second] = await admin.receiveMessages({ email, message: 'Prvi put' }, { email, message: 'Drugi put' })
    await admin.receiveInquiries({ email, preferredLocation: 'Pula' })
    await admin.ask('POST', `/api${list}/${first}/notes`, { text: 'O prvoj' })
    await admin.ask('PATCH', `/api${list}/${first}`, { location: 'zagreb' }, { 'If-Match': '"1"' })
    const page = await admin.enter(`${list}/${second}`)
    const others = card(page, 'Ostalo od iste osobe')
    expect(await others.getByRole('link', { name: 'Pula' }).getAttribute('href')).toMatch(/franchise-inquiries/)
    // Those of the other kind cannot be worked as one with it.
    expect(await others.getByRole('button').count()).toBe(1)
    await others.getByRole('button', { name: /^Spoji s ovim: Opći upit, / }).click()
    await page.getByRole('dialog').getByText('Status ostaje: Novo.').waitFor()
    await press(page, 'Spoji')
    await page.getByText('Spojeno.').waitFor()
    await card(page, 'Spojeno s ovim').getByText('Prvi put').waitFor()
    await card(page, 'Bilješke').getByText('O prvoj').waitFor()
    await card(page, 'Povijest').getByText('Centar: nije određen → Zagreb (spojeno)').waitFor()
    await page.goto(`${list}/${first}`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Otvori ono s čim je spojeno' }).click()
    await card(page, 'Poruka').getByText('Drugi put').waitFor()
    await page.getByRole('button', { name: /^Izdvoji: / }).click()
    await page.getByText('Izdvojeno.').waitFor()
    expect(await page.getByText('O prvoj').count()).toBe(0)
    await others.getByRole('link', { name: 'Opći upit' }).click()
    await card(page, 'Poruka').getByText('Prvi put').waitFor()
    await card(page, 'Bilješke').getByText('O prvoj').waitFor()
  })

  it('that is closed says before a merge that it opens again, prints what was merged, and takes it back', async () => {
    const email = 'zatvoreno@example.com'
    const [closed] = await admin.receiveMessages({ name: 'Zatvorena Zora', email }, { email, message: 'Neodgovoreno!' })
    for (const status of ['inProgress', 'answered', 'closed'])
      await admin.ask('POST', `/api${list}/changes`, { ids: [closed], status })
    const page = await admin.enter(`${list}/${closed}`)
    await page.getByRole('button', { name: /^Spoji s ovim: / }).click()
    await page.getByText('Status će se promijeniti: Zatvoreno → Novo').waitFor()
    await press(page, 'Spoji')
    await page.getByText('Spojeno.').waitFor()
    expect(await status(page)).toBe('Novo')
    const print = await page.request.get('/admin/simple-contact?search=neodgovoreno')
    expect(await print.text()).toMatch(/Zatvorena Zora[^]*spojeno s prethodnim[^]*Neodgovoreno!/)
    await press(page, 'Poništi')
    await page.getByText('Poništeno.').waitFor()
    expect(await status(page)).toBe('Zatvoreno')
    await card(page, 'Ostalo od iste osobe').getByText('Novo').waitFor()
  })

  it.each([desktop, phone])('holds a hundred letters without a blank, at %j', async (viewport) => {
    const letters = 'W'.repeat(100)
    const [id] = await admin.receiveMessages({ name: letters, message: letters })
    const isAsWideAsWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    const page = await admin.enter(`${list}/${id}`, { viewport })
    expect(await isAsWideAsWindow(page)).toBe(true)
    await page.goto(list)
    expect(await isAsWideAsWindow(page)).toBe(true)
    // No cell is wider than its column.
    const overprinting = await page
      .locator('tbody td')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length)
    expect(overprinting).toBe(0)
  })

  it('says in which language somebody wrote', async () => {
    const response = await fetch(`${admin.url}/api/contact?lang=en`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Emily', email: 'emily@example.com', subject: 'general', message: 'Hello there' }),
    })
    const { id } = (await response.json()) as { id: string }
    const page = await admin.enter(`${list}/${id}`)
    expect(await card(page, 'Poruka').getByText('Hello there').getAttribute('lang')).toBe('en')
  })

  it('there is none for an unknown lead', async () => {
    admin.forgive(/status of 404/)
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nepoznato']) {
      const page = await admin.enter(`${list}/${id}`)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Stranica nije pronađena')
      expect(await page.locator('main').innerText()).not.toContain('usmjerivač')
    }
  })

  it('of an inquiry shows what was sent, and moves it on', async () => {
    const [id] = await admin.receiveInquiries({
      ...{ firstName: 'Šime', lastName: 'Čović', preferredLocation: 'Zadar', previousExperience: 'Ordinacija' },
    })
    const page = await admin.enter(`/admin/franchise-inquiries/${id}`)
    const sent = card(page, 'Upit za franšizu')
    for (const text of ['Zadar', 'Ordinacija'])
      expect(await sent.getByText(text, { exact: true }).isVisible()).toBe(true)
    expect(await sent.getByText('nije navedeno').count()).toBe(1)
    await press(page, 'Kontaktirano')
    await page.getByText('Novi status: Kontaktirano.').waitFor()
    expect(await status(page)).toBe('Kontaktirano')
  })
})

describe('two people at one lead', () => {
  const admin = adminSite()
  let dunja: Awaited<ReturnType<typeof admin.hire>>
  beforeAll(async () => {
    dunja = await admin.hire('dunja@example.com')
  })

  const meet = async () => {
    admin.forgive(/status of 412/)
    const [id] = await admin.receiveMessages({})
    const one = await admin.enter(`${list}/${id}`, { as: dunja })
    const other = await admin.enter(`${list}/${id}`)
    const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
    return { id, one, other, press }
  }

  it('the second is told what the first did; nothing is overwritten and nothing typed is lost', async () => {
    const { id, one, other, press } = await meet()
    await press(one, 'Dodijeli meni')
    await one.getByText('Dodijeljeno: dunja@example.com.').waitFor()
    await other.getByLabel('Nova bilješka').fill('Moja bilješka')
    await press(other, 'U obradi')
    const notice = other.getByRole('alert').filter({ hasText: 'Netko je ovo u međuvremenu promijenio' })
    await notice.getByText('Dodijeljeno: nikome → dunja@example.com').waitFor()
    await notice.getByText(/^dunja@example\.com · Danas/).waitFor()
    await notice.getByText('Vaša promjena nije spremljena (status: U obradi).').waitFor()
    expect(await other.getByLabel('Nova bilješka').inputValue()).toBe('Moja bilješka')
    expect(await other.locator('h1 + *').textContent()).toBe('Novo')
    const lead = await admin.ask<{ status: string }>('GET', `/api${list}/${id}`)
    expect(lead.status).toBe('new')
    await press(other, 'Pokušaj ponovno')
    await other.getByText('Novi status: U obradi.').waitFor()
    expect(await admin.ask('GET', `/api${list}/${id}`)).toMatchObject({
      status: 'inProgress',
      assigneeId: dunja.id,
    })
  })

  it('the second may leave it at what the first did', async () => {
    const { id, one, other, press } = await meet()
    await press(one, 'Neželjeno')
    await one.getByText('Novi status: Neželjeno.').waitFor()
    await press(other, 'Premjesti u koš')
    await other.getByText('Vaša promjena nije spremljena (premještanje u koš).').waitFor()
    await press(other, 'Odustani')
    await other.getByText('Vaša promjena nije spremljena').waitFor({ state: 'detached' })
    expect(await other.locator('h1 + *').textContent()).toBe('Neželjeno')
    expect(await admin.ask('GET', `/api${list}/${id}`)).toMatchObject({ status: 'spam', trashedAt: null })
  })

  it('who has been disabled is still named where a lead is theirs, and gets no other', async () => {
    const jakov = await admin.hire('jakov@example.com')
    const [his, another] = await admin.receiveMessages({}, {})
    await admin.ask('POST', `/api${list}/changes`, { ids: [his], assigneeId: jakov.id })
    await admin.ask('POST', `/api/admin/users/${jakov.id}/disable`)
    const choice = (page: Page) => page.getByLabel('Dodijeljeno', { exact: true })
    const page = await admin.enter(`${list}/${his}`)
    expect(await choice(page).locator(':checked').textContent()).toBe('jakov@example.com')
    await page.goto(`${list}/${another}`)
    expect(await choice(page).locator('option').allTextContents()).toEqual([
      'Nikome',
      'dunja@example.com',
      'owner@example.com',
    ])
  })

  it('a move that the first made impossible is refused in words', async () => {
    admin.forgive(/status of 409/)
    const { one, other, press } = await meet()
    await press(one, 'Neželjeno')
    await one.getByText('Novi status: Neželjeno.').waitFor()
    await press(other, 'U obradi')
    await press(other, 'Pokušaj ponovno')
    await other.getByText('Iz ovog statusa nije moguće prijeći u traženi.').waitFor()
    expect(await other.locator('h1 + *').textContent()).toBe('Neželjeno')
  })
})
