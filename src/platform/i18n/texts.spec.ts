import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appointmentRequest } from '#src/shared/appointments/appointment-request.js'
import { bookingForm } from '#src/shared/bookings/booking.js'
import { waitlistForm } from '#src/shared/bookings/waitlist.js'
import { contactForm } from '#src/shared/contact/contact-message.js'
import { franchiseForm } from '#src/shared/franchise/franchise-inquiry.js'
import { languages } from '#src/shared/languages.js'
import { ownData } from '#src/shared/privacy/own-data.js'
import { settings } from '#src/shared/settings/settings.js'
import { voucherRequest } from '#src/shared/vouchers/voucher-request.js'

const directory = dirname(fileURLToPath(import.meta.url))

type Tree = string | Tree[] | { [key: string]: Tree }

/** Returns every text of a namespace by its dotted key. */
function textsOf(tree: Tree, key = ''): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]]
  return Object.entries(tree).flatMap(([part, branch]) => textsOf(branch, key ? `${key}.${part}` : part))
}

function read(language: string, file: string): Map<string, string> {
  return new Map(textsOf(JSON.parse(readFileSync(join(directory, language, file), 'utf8')) as Tree))
}

/** Returns the codes of the faults that fields describe. */
function faultsIn(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value) return faultsIn(value)
    return /^(required|fault)$/.test(name) && typeof value === 'string' ? [value] : []
  })
}

/** Texts of public pages. */
const visitorFiles = [
  'home',
  'food-intolerance',
  'functional-screening',
  'bioresonance-procedure',
  'questions',
  'guide',
].map((name) => `${name}.json`)

/** Texts of all pages that visitors read. */
const publicFiles = [
  ...visitorFiles,
  'appointment',
  'blog',
  'booking',
  'booking-link',
  'contact',
  'franchise',
  'layout',
  'location',
  'newsletter',
  'not-found',
  'pricelist',
  'shop',
  'voucher',
  'waitlist-link',
].flatMap((name) => (name.endsWith('.json') ? name : `${name}.json`))

/** Term of an answer in working days. */
const promised = /u roku od \S+ radn\p{L}+ dan|within \S+ working day/u

const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

describe('texts', () => {
  const files = readdirSync(join(directory, 'hr'))

  it('have the same namespaces in every language', () => {
    for (const language of languages) expect(readdirSync(join(directory, language))).toEqual(files)
  })

  it.each(languages)(
    'warn before all three services, and in the guide, in the same words, in language %s',
    (language) => {
      const warnings = ['food-intolerance', 'functional-screening', 'bioresonance-procedure'].map((service) => {
        const { sections } = JSON.parse(readFileSync(join(directory, language, `${service}.json`), 'utf8')) as {
          sections: { id: string; paragraphs: string[] }[]
        }
        return sections.find(({ id }) => id === 'tell-us')?.paragraphs
      })
      expect(warnings[0]?.join()).toMatch(/trud|pregnant/)
      expect(warnings).toEqual(Array(3).fill(warnings[0]))
      expect([read(language, 'guide.json').get('tellUs')]).toEqual(warnings[0])
    },
  )

  it('attribute no effects to clients', () => {
    const seed = readFileSync(join(directory, '../database/seed/posts.json'), 'utf8')
    const texts = languages.flatMap((language) => visitorFiles.flatMap((file) => [...read(language, file).values()]))
    const attributed =
      /(klijent\p{L}+|većina) (nam )?(često )?(kažu|kaže|pričaju)\b.{20}|clients (often )?(tell us|say) (that|they).{20}/giu
    expect([...texts, seed].flatMap((text) => text.match(attributed) ?? [])).toEqual([])
  })

  it('call what a client receives a treatment, and only its page “Bioresonance procedure”', () => {
    const texts = files.flatMap((file) => [...read('en', file)])
    const named = texts.filter(([, text]) => /procedure/i.test(text))
    expect(named.filter(([, text]) => !/^(Bioresonance procedure\b[^.]*|Procedure)$/.test(text))).toEqual([])
  })

  it('use one Croatian word for one thing', () => {
    const others = /poklon-bon|osoblj|e-po(št|ruk)|inačic|pristan(ak|k)|(novi|ovaj|svaki)( je)? broj\b|^brojevi$/iu
    const texts = files.flatMap((file) => [...read('hr', file)].map(([key, text]) => [file, key, text]))
    expect(texts.filter(([, , text]) => others.test(text!))).toEqual([])
  })

  it('name one thing on public pages by one term in each language (docs/glossary.md)', () => {
    const others = {
      hr: /slobodn\p{L}+ vrem|\btest(a|u|om|ovi|ova|ove|ovima)?\b|\bVaš termin je\b/iu,
      en: /\bfree (time|day)s?\b|\blocations?\b|per m² and|\} – \{|^request$/iu,
    }
    const specified = /No locations found|Failed to fetch locations|vary by location|nearest location|the location\b/
    for (const language of languages) {
      const texts = publicFiles.flatMap((file) => [...read(language, file)].map(([key, text]) => [file, key, text]))
      expect(texts.filter(([, , text]) => others[language].test(text!.replace(specified, '')))).toEqual([])
    }
  })

  it('promise nothing that the specification and the data leave open', () => {
    const promises =
      /praznike centri su|isti dan(?!,? mir)|closed on public holidays|on the same day, with|osoba, a ne automat|real person/iu
    const texts = languages.flatMap((language) => publicFiles.flatMap((file) => [...read(language, file).values()]))
    expect(texts.filter((text) => promises.test(text))).toEqual([])
  })

  it('say on each page that a booking counts as soon as it is sent, and a request once it is confirmed', () => {
    const rule = {
      hr: [/čim pošaljete rezervaciju/, /kad vam ga potvrdimo/],
      en: [/as soon as you book it/, /once we (have )?confirm/],
    }
    for (const language of languages) {
      const [booked, requested] = rule[language]
      const answer = read(language, 'questions.json').get('everyday.items.2.answer')
      expect([answer, read(language, 'booking.json').get('lead')]).toEqual([
        expect.stringMatching(booked!),
        expect.stringMatching(booked!),
      ])
      expect([answer, read(language, 'appointment.json').get('next.steps.2.text')]).toEqual([
        expect.stringMatching(requested!),
        expect.stringMatching(requested!),
      ])
    }
  })

  it('list nothing below an area of the screening that its paragraphs have said', () => {
    const { tabs } = JSON.parse(readFileSync(join(directory, 'en/functional-screening.json'), 'utf8')) as {
      tabs: { paragraphs: string[]; points: string[] }[]
    }
    const beginningsOf = (text: string) =>
      (text.match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5).toLowerCase())
    const repeated = tabs.flatMap(({ paragraphs, points }) => {
      const said = new Set(beginningsOf(paragraphs.join(' ')))
      return points.filter((point) => {
        const words = beginningsOf(point)
        return words.filter((word) => said.has(word)).length > words.length / 2
      })
    })
    expect(repeated).toEqual([])
  })

  it('quote clients in at most 22 words', () => {
    const seed = readFileSync(join(directory, '../database/seed/testimonials.json'), 'utf8')
    const quotes = (JSON.parse(seed) as { text: Record<string, string> }[]).flatMap(({ text }) => Object.values(text))
    expect(quotes.filter((quote) => quote.split(' ').length > 22)).toEqual([])
  })

  it('state every fault of a form and of the settings', () => {
    const forms = [contactForm, franchiseForm, appointmentRequest, bookingForm, waitlistForm, voucherRequest, ownData]
    const ofVisitors = read('hr', 'validation.json')
    const ofAdmin = read('hr', 'admin-validation.json')
    const ofAll = new Map([...ofVisitors, ...ofAdmin])
    for (const code of forms.flatMap(faultsIn)) expect([code, ofVisitors.get(code)]).toEqual([code, expect.any(String)])
    for (const code of faultsIn(settings)) expect([code, ofAll.get(code)]).toEqual([code, expect.any(String)])
  })

  it('promise working days only by the setting', () => {
    for (const language of languages) {
      for (const file of files) {
        for (const [key, text] of read(language, file)) {
          if (!key.startsWith('workingDays.')) expect([key, text]).not.toEqual([key, expect.stringMatching(promised)])
        }
      }
    }
  })

  describe.each(files)('in %s', (file) => {
    const croatian = read('hr', file)
    const english = read('en', file)

    it('have the same keys and placeholders in both languages', () => {
      expect([...english.keys()]).toEqual([...croatian.keys()])
      for (const [key, text] of croatian)
        expect([key, placeholders(english.get(key))]).toEqual([key, placeholders(text)])
    })

    it('use typographic quotation marks and non-breaking spaces before units', () => {
      for (const [key, text] of [...croatian, ...english]) {
        expect([key, text]).not.toEqual([key, expect.stringMatching(/"|\d (€|km|min|kB|h|%)(?!\p{L})/u)])
        expect([key, text.normalize('NFC')]).toEqual([key, text])
      }
    })
  })
})
