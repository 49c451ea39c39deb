import type { ParsedMail } from 'mailparser'
import { I18nService } from 'nestjs-i18n'
import request from 'supertest'
import {
  editableTexts,
  pathOf,
  type TextNamespace,
  textNamespaces,
} from '../../../src/content/page-texts/editable-texts.js'
import { EditedTextsService } from '../../../src/content/page-texts/edited-texts.service.js'
import { PageTextsService } from '../../../src/content/page-texts/page-texts.service.js'
import { MailDeliveryService } from '../../../src/platform/mail/delivery/mail-delivery.service.js'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '../../../src/platform/mail/letter.js'
import type { TextEdition } from '../../../src/platform/mail/letter-use.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { languages } from '../../../src/shared/languages.js'
import { contactMessage } from '../../support/contact-message.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { expectLog } from '../../support/expected-log.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, signIn } from '../../support/staff.js'

const API = '/api/admin/page-texts'
const CONFIRMATIONS = 'confirmation-mails'

const namespaces = textNamespaces.filter((name) => 'mails' in editableTexts[name])

/** Texts that no sample contains: of leads without an address, in English, or by the dozen. */
const WITHOUT_SAMPLE = ['staff-mails byPhone', 'staff-mails sentIn.en', 'digest-mails more']

describe('texts of mails', () => {
  let site: MailingSite
  let server: MailServer
  let admin: ContentAdmin
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, staffEmails: ['staff@example.com'] })
    admin = await ContentAdmin.of(site)
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })
  afterEach(() => site.changeContent('DELETE FROM page_texts'))

  const get = async (namespace: string): Promise<Json> =>
    (await admin.agent.get(`${API}/${namespace}`).expect(200)).body
  const change = async (namespace: string, given: object) =>
    admin.changeTexts(namespace, (await get(namespace)).version, given)
  const subject = (hr: string, en?: string) => ({ texts: { 'contact.title': { hr, ...(en && { en }) } } })
  const previews = async (namespace: string): Promise<Json[]> =>
    (await admin.agent.get(`${API}/${namespace}/mails`).expect(200)).body

  let senders = 0
  const write = async (lang = 'hr') => {
    const email = `ana${++senders}@example.com`
    const message = contactMessage({ name: 'Ana', email })
    await request(site.http).post(`/api/contact?lang=${lang}`).send(message).expect(201)
    return email
  }
  const mailTo = (email: string): ParsedMail => server.mails.find((mail) => recipientOf(mail) === email)!
  /** Sends a contact message. @returns the confirmation */
  const confirmation = async (lang = 'hr') => {
    const email = await write(lang)
    await site.deliver()
    return mailTo(email)
  }
  /** Writes all samples of all mails. */
  const samples = async (edition: TextEdition): Promise<Record<string, Letter>> => {
    const letters: Record<string, Letter> = {}
    for (const [kind, named] of site.app.get(MailWritersService).samples) {
      for (const [name, letter] of Object.entries(named))
        for (const language of languages) letters[`${kind} ${name} ${language}`] = await letter(language, edition)
    }
    return letters
  }
  const placeholders = (text: Json) => text.placeholders.join(' ')

  it('are those of the release, letter for letter, until somebody changes them', async () => {
    const texts = site.app.get(EditedTextsService)
    const pageTexts = site.app.get(PageTextsService)
    const i18n = site.app.get<I18nService>(I18nService)
    let compared = 0
    for (const namespace of namespaces) {
      for (const [key, original] of pageTexts.originals(namespace).texts) {
        for (const language of languages) {
          const names = original[language].match(/(?<=\{)\w+(?=\})/g) ?? []
          const args = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
          const say = await texts.in(namespace, language)
          expect(say(key, args)).toBe(i18n.t(`${pathOf(namespace)}.${key}`, { lang: language, args }))
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  it('all appear in the previews of the draft, which change no mail until they are published and reset', async () => {
    const before = await samples('published')
    for (const namespace of namespaces) {
      const { texts } = await get(namespace)
      const marked = texts.map((text: Json, index: number) => [
        text.key,
        { hr: `§${index}hr ${placeholders(text)}`, en: `§${index}en ${placeholders(text)}` },
      ])
      await change(namespace, { publication: 'draft', texts: Object.fromEntries(marked) }).then(({ status }) =>
        expect(status).toBe(200),
      )
      const mails = await previews(namespace)
      for (const language of languages) {
        const shown = mails.map(({ subject, text }) => `${subject[language]}\n${text[language]}`).join('\n')
        const missing = texts.filter((_: Json, index: number) => !new RegExp(`§${index}${language}(?!\\d)`).test(shown))
        const expected = WITHOUT_SAMPLE.flatMap((name) => {
          const [of, key] = name.split(' ')
          return of === namespace ? [key] : []
        })
        expect(missing.map(({ key }: Json) => key).sort()).toEqual(expected.sort())
        expect(shown).not.toMatch(/\{\w+\}/)
      }
    }
    expect(await samples('published')).toEqual(before)
    expect(await samples('draft')).not.toEqual(before)
    for (const namespace of namespaces) await change(namespace, {}).then(({ status }) => expect(status).toBe(200))
    expect(await samples('published')).not.toEqual(before)
    for (const namespace of namespaces) {
      const originals = (await get(namespace)).texts.map(({ key, original }: Json) => [key, original])
      await change(namespace, { texts: Object.fromEntries(originals) })
    }
    expect(await samples('published')).toEqual(before)
  })

  it('are in the mails to visitors, in both languages, as HTML and as plain text', async () => {
    await change(CONFIRMATIONS, {
      texts: {
        ...subject('Čitamo vašu poruku', 'We are reading your message').texts,
        greeting: { hr: 'Dragi posjetitelju & prijatelju,', en: 'Dear visitor,' },
      },
    })
    const croatian = await confirmation()
    expect(croatian.subject).toBe('Čitamo vašu poruku')
    expect(croatian.text).toContain('Čitamo vašu poruku\n')
    expect(croatian.text).toContain('Dragi posjetitelju & prijatelju,')
    expect(croatian.html).toContain('Dragi posjetitelju &amp; prijatelju,')
    const english = await confirmation('en')
    expect(english.subject).toBe('We are reading your message')
    expect(english.text).toContain('Dear visitor,')
  })

  it('are the originals in the language that nobody changed, which is marked', async () => {
    const { body } = await change(CONFIRMATIONS, subject('Stiglo je'))
    expect(body.texts.find(({ key }: Json) => key === 'contact.title')).toMatchObject({ outdatedLanguage: 'en' })
    expect((await confirmation()).subject).toBe('Stiglo je')
    expect((await confirmation('en')).subject).toBe('Your message has arrived')
  })

  it('reach nobody as a draft, and every queued mail once they are published', async () => {
    await change(CONFIRMATIONS, { ...subject('Nacrt predmeta'), publication: 'draft' })
    expect((await confirmation()).subject).toBe('Vaša poruka je stigla')
    const email = await write()
    await site.app.get(OutboxService).dispatchPending()
    expect(await site.mails()).toContainEqual(expect.objectContaining({ recipient: email, sentAt: null }))
    await change(CONFIRMATIONS, {})
    await site.app.get(MailDeliveryService).deliver()
    expect(mailTo(email).subject).toBe('Nacrt predmeta')
  })

  it('apply from their scheduled time', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await change(CONFIRMATIONS, { ...subject('Od ponedjeljka'), publication: 'scheduled', publishAt })
    expect((await confirmation()).subject).toBe('Vaša poruka je stigla')
    await site.changeContent(`UPDATE page_texts SET publish_at = now() - interval '1 second'`)
    expect((await confirmation()).subject).toBe('Od ponedjeljka')
  })

  it.each([
    ['without its placeholder', 'contact.text', 'Javit ćemo se.', 'placeholder.missing'],
    ['with another placeholder', 'contact.text', 'Javit ćemo se u roku od {days}, {name}.', 'placeholder.unknown'],
    ['with doubled braces', 'contact.text', 'Javit ćemo se u roku od {{days}}.', 'placeholder.braces'],
    ['with an open brace', 'contact.text', 'Javit ćemo se { u roku od {days}.', 'placeholder.braces'],
    ['with a tag', 'greeting', 'Dragi <b>vi</b>,', 'markup'],
    ['with the end of a tag', 'greeting', 'Dragi vi</p>,', 'markup'],
    ['with a comment', 'greeting', 'Dragi <!-- vi -->', 'markup'],
    ['that is invisible', 'greeting', '\u200b\u2060', 'required'],
    ['with a control character', 'contact.title', 'Stiglo\u000bje', 'invalidCharacters'],
    ['that is too long for a subject', 'contact.title', 'Stiglo '.repeat(18), 'tooLong'],
  ])('are refused %s', async (_what, key, hr, code) => {
    const { status, body } = await change(CONFIRMATIONS, { texts: { [key]: { hr } } })
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: `texts.${key}.hr`, code })]])
    expect(body.errors[0].message).toMatch(/\p{L}{4}/u)
  })

  it('add no headers, however a subject is broken into lines', async () => {
    const attack = 'Stiglo je\r\nBcc: tudi@example.com\r\n\r\nNagrada'
    await change(CONFIRMATIONS, subject(attack)).then(({ status }) => expect(status).toBe(200))
    const mail = await confirmation()
    expect(mail.subject).toBe('Stiglo je Bcc: tudi@example.com Nagrada')
    expect(mail.bcc).toBeUndefined()
    expect(mail.headers.has('bcc')).toBe(false)
  })

  it('need a confirmation of new claims about health', async () => {
    const claim = { texts: { 'contact.text': { hr: 'Izliječit ćemo vas u roku od {days}.' } } }
    const { version } = await get(CONFIRMATIONS)
    const { body } = await admin.changeTexts(CONFIRMATIONS, version, claim).expect(422)
    expect(body.errors).toEqual([expect.objectContaining({ field: 'texts.contact.text.hr', code: 'claims.cure' })])
  })

  describe('stored by an earlier release', () => {
    const store = (overlay: object) =>
      site.changeContent(`INSERT INTO page_texts (namespace, published) VALUES ($1, $2)`, [
        CONFIRMATIONS,
        JSON.stringify(overlay),
      ])
    const own = (texts: Record<string, string>) => ({
      texts: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { hr: { text, basis: 'Nekad' } }])),
      lists: {},
    })

    it('give way to the originals that they no longer fit, and are marked', async () => {
      const texts = { greeting: 'Dragi {name},', 'contact.title': 'Stiglo je', 'contact.text': 'Javit ćemo se.' }
      await store(own({ ...texts, 'franchise.title': 'Stiglo\r\nBcc: tudi@example.com', 'gone.title': 'Nestalo' }))
      const mail = await confirmation()
      expect(mail.subject).toBe('Stiglo je')
      expect(mail.text).toContain('Poštovani,')
      expect(mail.text).toContain('Vaša poruka je stigla, a netko od nas')
      const { texts: stored, gone } = await get(CONFIRMATIONS)
      const unused = stored.filter(({ unusedLanguages }: Json) => unusedLanguages.length > 0)
      expect(unused.map(({ key, unusedLanguages }: Json) => [key, unusedLanguages])).toEqual([
        ['greeting', ['hr']],
        ['contact.text', ['hr']],
        ['franchise.title', ['hr']],
      ])
      expect(gone).toEqual([{ key: 'gone.title', text: 'Nestalo' }])
      const [overview] = (await admin.agent.get(API).expect(200)).body.filter(
        ({ namespace }: Json) => namespace === CONFIRMATIONS,
      )
      expect(overview).toMatchObject({ medium: 'mail', superseded: 4 })
    })

    it.each([[{}], [{ texts: null }], [{ texts: { 'contact.title': { hr: { text: 7 } } }, lists: {} }], [[]]])(
      'are ignored when nobody can read them: %j',
      async (overlay) => {
        expectLog(/Applying the edited texts of confirmation-mails failed/)
        await store(overlay)
        expect((await confirmation()).subject).toBe('Vaša poruka je stigla')
      },
    )
  })

  describe('previews', () => {
    const html = (namespace: TextNamespace, path: string) => admin.agent.get(`${API}/${namespace}/mails/${path}/html`)

    it('show a draft that another process stores, of which nothing is announced', async () => {
      const shown = async () => JSON.stringify((await previews('newsletter-mails')).map(({ text }) => text.hr))
      const texts = { 'confirmation.title': { hr: 'Još jedan klik', en: 'One more click' } }
      await change('newsletter-mails', { publication: 'draft', texts })
      await site.hearChanges()
      expect(await shown()).toContain('Još jedan klik')
      await site.database.query(`UPDATE page_texts SET draft = replace(draft::text, 'jedan', 'samo')::jsonb`)
      expect(await shown()).toContain('Još samo klik')
    })

    it('show the draft as HTML that runs no scripts, without valid links', async () => {
      await change('newsletter-mails', {
        publication: 'draft',
        texts: { 'confirmation.title': { hr: 'Još jedan klik', en: 'One more click' } },
      })
      for (const [language, title] of [
        ['hr', 'Još jedan klik'],
        ['en', 'One more click'],
      ] as const) {
        const { text, headers } = await html('newsletter-mails', `newsletter.confirmation/typed/${language}`).expect(
          200,
        )
        expect(text).toContain(`<title>${title}</title>`)
        expect(text).toContain('token=xxxx')
        expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
        expect(headers['cache-control']).toBe('no-store')
      }
      const other = await html('newsletter-mails', 'newsletter.confirmation/imported/hr').expect(200)
      expect(other.text).not.toContain('Još jedan klik')
    })

    it('exist for the mails of the namespace only', async () => {
      for (const path of [
        'own_data.link/letter/hr',
        'account.notice/reset/hr',
        'newsletter.welcome/constructor/hr',
        'newsletter.welcome/letter/de',
      ])
        await html('newsletter-mails', path).expect(404)
      await admin.agent.get(`${API}/letters/mails`).expect(404)
      expect(await previews('home')).toEqual([])
    })

    it('are for editors, not for staff', async () => {
      const path = `${API}/staff-mails/mails`
      const editor = await signIn(site, await addColleague(site, 'editor', 'ivo@example.com'))
      const staff = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
      const { body } = await editor.get(path).expect(200)
      expect(body[0].subject.hr).toMatch(/^Nova poruka: /)
      await staff.get(path).expect(403)
    })
  })
})
