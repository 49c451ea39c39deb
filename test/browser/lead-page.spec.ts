import type { Page } from 'playwright-core'
import { hydrated } from '../support/browser.js'
import { deskSite, namesIn } from '../support/desk-site.js'

const list = '/admin/contact-messages'

describe("a lead's page", () => {
  const desk = deskSite()
  const status = (page: Page) => page.locator('h1 + *').textContent()
  const panel = (page: Page) => page.getByRole('region', { name: 'Obrada' })
  const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
  const note = (page: Page) => page.getByLabel('Nova bilješka')
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const receive = async (values: Record<string, string> = {}) => (await desk.receiveMessages(values))[0]!
  const open = async (values?: Record<string, string>) => desk.enter(`${list}/${await receive(values)}`)

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
    expect(await page.title()).toBe('Šime 😀 | Uprava | Biorezonanca')
  })

  it('has an answer begun in the language of the sender, whatever that of the page', async () => {
    const response = await fetch(`${desk.url}/api/contact?lang=en`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Emily', email: 'emily@example.com', subject: 'general', message: 'Hello' }),
    })
    const { id } = (await response.json()) as { id: string }
    const page = await desk.enter(`${list}/${id}`)
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
    await page.getByText('Iz ovog statusa nema daljnjih koraka.').waitFor()
    // The last button is gone: focus is at what was said, not lost.
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Novi status: Zatvoreno.')
  })

  it('is taken, given to a colleague and to nobody, and gets a centre', async () => {
    const page = await open()
    await press(page, 'Dodijeli meni')
    await page.getByText('Dodijeljeno: owner@example.com.').waitFor()
    expect(await panel(page).getByLabel('Dodijeljeno', { exact: true }).locator(':checked').textContent()).toBe(
      'owner@example.com',
    )
    await panel(page).getByLabel('Dodijeljeno', { exact: true }).selectOption({ label: 'Nikome' })
    await press(page, 'Spremi: Dodijeljeno')
    await page.getByText('Više nije dodijeljeno nikome.').waitFor()
    await panel(page).getByLabel('Centar', { exact: true }).selectOption({ label: 'Dubrovnik' })
    await press(page, 'Spremi: Centar')
    await page.getByText('Centar: Dubrovnik.').waitFor()
    const history = await card(page, 'Povijest').getByRole('listitem').allTextContents()
    expect(history.map((text) => text.replace(/owner@example\.com · Danas.*/, ''))).toEqual([
      'Centar: nije određen → Dubrovnik',
      'Dodijeljeno: owner@example.com → nikome',
      'Dodijeljeno: nikome → owner@example.com',
    ])
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

  it('says what is wrong with a note, and keeps it', async () => {
    desk.forgive(/Failed to load resource/)
    const page = await open()
    await press(page, 'Dodaj bilješku')
    await page.getByText('Upišite bilješku').waitFor()
    await note(page).fill('a'.repeat(5001))
    await press(page, 'Dodaj bilješku')
    await page.getByText('Najveći dopušteni broj znakova: 5000').waitFor()
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
    desk.forgive(/Failed to load resource/)
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
    await desk.receiveMessages(
      { name: 'Susjed Prvi' },
      { name: 'Izvan' },
      { name: 'Susjed Drugi' },
      { name: 'Susjed Treći' },
    )
    const page = await desk.enter(`${list}?search=susjed&sort=receivedAt&pageSize=50`)
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
    expect(page.url()).toBe(`${desk.url}${list}?search=susjed&sort=receivedAt&pageSize=50`)
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
    const [first, second] = await desk.receiveMessages({ email, message: 'Prvi put' }, { email, message: 'Drugi put' })
    await desk.receiveInquiries({ email, preferredLocation: 'Pula' })
    await desk.ask('POST', `/api${list}/${first}/notes`, { text: 'O prvoj' })
    await desk.ask('PATCH', `/api${list}/${first}`, { centre: 'zagreb' }, { 'If-Match': '"1"' })
    const page = await desk.enter(`${list}/${second}`)
    const others = card(page, 'Ostalo od iste osobe')
    expect(await others.getByRole('link', { name: 'Pula' }).getAttribute('href')).toMatch(/franchise-inquiries/)
    // Those of the other kind cannot be worked as one with it.
    expect(await others.getByRole('button').count()).toBe(1)
    await press(page, 'Spoji s ovim')
    await page.getByText('Spojeno.').waitFor()
    await card(page, 'Spojeno s ovim').getByText('Prvi put').waitFor()
    await card(page, 'Bilješke').getByText('O prvoj').waitFor()
    await card(page, 'Povijest').getByText('Centar: nije određen → Zagreb (spojeni upit)').waitFor()
    await page.goto(`${list}/${first}`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Otvori ono s čim je spojeno' }).click()
    await card(page, 'Poruka').getByText('Drugi put').waitFor()
    await press(page, 'Izdvoji')
    await page.getByText('Izdvojeno.').waitFor()
    expect(await page.getByText('O prvoj').count()).toBe(0)
    await others.getByRole('link', { name: 'Opći upit' }).click()
    await card(page, 'Poruka').getByText('Prvi put').waitFor()
    await card(page, 'Bilješke').getByText('O prvoj').waitFor()
  })

  it('there is none for an unknown lead', async () => {
    desk.forgive(/status of 404/)
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nepoznato']) {
      const page = await desk.enter(`${list}/${id}`)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Stranica nije pronađena')
    }
  })

  it('of an inquiry shows what was sent, and moves it on', async () => {
    const [id] = await desk.receiveInquiries({
      ...{ firstName: 'Šime', lastName: 'Čović', preferredLocation: 'Zadar', previousExperience: 'Ordinacija' },
    })
    const page = await desk.enter(`/admin/franchise-inquiries/${id}`)
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
  const desk = deskSite()
  let dunja: Awaited<ReturnType<typeof desk.hire>>
  beforeAll(async () => {
    dunja = await desk.hire('dunja@example.com')
  })

  const meet = async () => {
    desk.forgive(/status of 412/)
    const [id] = await desk.receiveMessages({})
    const one = await desk.enter(`${list}/${id}`, { as: dunja })
    const other = await desk.enter(`${list}/${id}`)
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
    const lead = await desk.ask<{ status: string }>('GET', `/api${list}/${id}`)
    expect(lead.status).toBe('new')
    await press(other, 'Pokušaj ponovno')
    await other.getByText('Novi status: U obradi.').waitFor()
    expect(await desk.ask('GET', `/api${list}/${id}`)).toMatchObject({
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
    expect(await desk.ask('GET', `/api${list}/${id}`)).toMatchObject({ status: 'spam', trashedAt: null })
  })

  it('who has been disabled is still named where a lead is theirs, and gets no other', async () => {
    const jakov = await desk.hire('jakov@example.com')
    const [his, another] = await desk.receiveMessages({}, {})
    await desk.ask('POST', `/api${list}/changes`, { ids: [his], assigneeId: jakov.id })
    await desk.ask('POST', `/api/admin/users/${jakov.id}/disable`)
    const choice = (page: Page) => page.getByLabel('Dodijeljeno', { exact: true })
    const page = await desk.enter(`${list}/${his}`)
    expect(await choice(page).locator(':checked').textContent()).toBe('jakov@example.com')
    await page.goto(`${list}/${another}`)
    expect(await choice(page).locator('option').allTextContents()).toEqual([
      'Nikome',
      'dunja@example.com',
      'owner@example.com',
    ])
  })

  it('a move that the first made impossible is refused in words', async () => {
    desk.forgive(/status of 409/)
    const { one, other, press } = await meet()
    await press(one, 'Neželjeno')
    await one.getByText('Novi status: Neželjeno.').waitFor()
    await press(other, 'U obradi')
    await press(other, 'Pokušaj ponovno')
    await other.getByText('Iz ovog statusa nije moguće prijeći u traženi.').waitFor()
    expect(await other.locator('h1 + *').textContent()).toBe('Neželjeno')
  })
})
