import { readFileSync } from 'node:fs'
import { type Language, languages } from '#src/shared/languages'
import { servicePages } from '#src/shared/service-pages'
import type { Messages } from '#src/web/pages/page-renderer.service'
import { createTranslator } from '#views/translations'
import { gatheredQuestions } from '../../questions/gathered-questions'
import { everydayQuestions } from './everyday-questions'
import { findQuestions } from './find-questions'

const textsOf = (language: Language) => (namespaces: string[]) =>
  Object.fromEntries(
    namespaces.map((namespace) => {
      const file = new URL(`../../../../src/platform/i18n/${language}/${namespace}.json`, import.meta.url)
      return [namespace, JSON.parse(readFileSync(file, 'utf8')) as Messages]
    }),
  )

type Context = Parameters<typeof gatheredQuestions>[0]

const searches = Object.fromEntries(
  languages.map((language) => {
    const context = { language, loadMessages: textsOf(language) } as Context
    const groups = [{ items: everydayQuestions(context, [], [], []) }, ...gatheredQuestions(context)]
    const t = createTranslator(textsOf(language)(['questions']), language, 'questions')
    const words = { synonyms: t.list('search.synonyms'), ignored: t('search.ignored') }
    return [
      language,
      (text: string) =>
        findQuestions(groups, text, words).flatMap(({ items }) => items.map(({ question }) => question)),
    ]
  }),
) as Record<Language, (text: string) => string[]>

describe('findQuestions', () => {
  it.each([
    ['cijena', 'Koliko koštaju testiranje i postupak?'],
    ['Koliko košta?', 'Koliko koštaju testiranje i postupak?'],
    ['cijena franšize', 'Kolika je naknada za franšizu?'],
    ['trudnoća', 'Smijem li doći ako sam trudna?'],
    ['TRUDNOCA', 'Smijem li doći ako sam trudna?'],
    ['otkazivanje', 'Što ako moram otkazati ili pomaknuti termin?'],
    ['odgoditi termin', 'Što ako moram otkazati ili pomaknuti termin?'],
    ['parking', 'Gdje mogu parkirati?'],
    ['gdje ostaviti auto', 'Gdje mogu parkirati?'],
    ['kartica', 'Mogu li platiti karticom?'],
    ['gotovina', 'Mogu li platiti karticom?'],
    ['osiguranje', 'Pokriva li osiguranje troškove?'],
    ['HZZO', 'Pokriva li osiguranje troškove?'],
    ['rezervacija', 'Kako dogovoriti termin?'],
    ['uputnica', 'Trebam li uputnicu?'],
    ['radno vrijeme', 'Kad ste otvoreni?'],
    ['poklon', 'Mogu li darovati testiranje ili postupak?'],
    ['koliko traje', 'Koliko traje jedan dolazak?'],
    ['djeca', 'Mogu li doći s djetetom?'],
    ['mačka', 'Možete li testirati mojeg ljubimca?'],
    ['boli', 'Boli li testiranje?'],
    ['tablete', 'Smijem li dalje uzimati lijekove?'],
    ['psi', 'Možete li testirati mojeg ljubimca?'],
    ['ubod iglom', 'Boli li testiranje?'],
    ['bebe', 'Mogu li doći s djetetom?'],
    ['trud', 'Smijem li doći ako sam trudna?'],
  ])('finds with „%s” the question „%s”', (text, question) => {
    expect(searches.hr(text)).toContain(question)
  })

  it.each([
    ['price', 'How much do the tests and treatments cost?'],
    ['how much is it', 'How much do the tests and treatments cost?'],
    ['pregnancy', 'Can I come if I am pregnant?'],
    ['cancellation', 'What if I have to cancel or move an appointment?'],
    ['reschedule', 'What if I have to cancel or move an appointment?'],
    ['parking', 'Where can I park?'],
    ['credit card', 'Can I pay by card?'],
    ['cash', 'Can I pay by card?'],
    ['insurance', 'Does insurance cover the cost?'],
    ['booking', 'How do I book an appointment?'],
    ['referral', 'Do I need a referral?'],
    ['opening hours', 'When are you open?'],
    ['present', 'Can I give a test or treatment as a gift?'],
    ['duration', 'How long does a visit take?'],
    ['kids', 'May I bring a child?'],
    ['dog', 'Can you test my pet?'],
    ['painful', 'Does the test hurt?'],
    ['tablets', 'May I keep taking my medicines?'],
    ['cats', 'Can you test my pet?'],
    ['paid', 'Can I pay by card?'],
  ])('finds with “%s” the question “%s”', (text, question) => {
    expect(searches.en(text)).toContain(question)
  })

  it('finds all questions without a search, and none with words of no question', () => {
    expect(searches.hr('').length).toBeGreaterThan(25)
    expect([searches.hr('akvarij'), searches.en('aquarium'), searches.en('<i>(.*</i> zzzz')]).toEqual([[], [], []])
  })

  it.each([
    ['hr', 'psihijatar'],
    ['hr', 'pasta'],
    ['hr', 'kostobolja'],
    ['hr', 'gotovo'],
    ['en', 'cardiovascular'],
    ['en', 'kidney'],
    ['en', 'careful'],
    ['en', 'category'],
    ['en', 'painting'],
  ] as const)('takes no %s word for one that begins alike: “%s”', (language, text) => {
    const words = { hr: ['ljubimca', 'košta', 'Boli li', 'karticom'], en: ['card', 'child', 'park', 'pet', 'hurt'] }
    const about = new RegExp(words[language].join('|'))
    expect(searches[language](text).filter((question) => about.test(question))).toEqual([])
  })

  it('prefers the words as typed to their stems', () => {
    const found = searches.hr('liječnik')
    expect(found).toContain('Smijem li dalje uzimati lijekove?')
    expect(found).not.toContain('Hoće li mi postupak sigurno pomoći?')
  })
})

describe('everydayQuestions', () => {
  it('answers with the lowest prices and with what the centres say about parking', () => {
    const row = { service: 'Kraći postupak', price: 30, visits: 1, servicePage: 'bioresonanceProcedure' as const }
    const items = everydayQuestions(
      { language: 'hr', loadMessages: textsOf('hr') },
      [row as Parameters<typeof everydayQuestions>[1][number]],
      [
        { name: 'Osijek', description: 'Centar je odmah uz park. Parkirajte u dvorištu! Veselimo vam se.' },
        { name: 'Split', description: 'Centar je uz park.' },
      ],
      servicePages,
    )
    const answers = items.map(({ answer }) => answer)
    expect(answers[0]).toMatch(/^Najniže cijene jednog dolaska: postupak biorezonance od 30\s€\. Početne/)
    expect(answers.find((answer) => answer.includes('Osijek'))).toMatch(/^Osijek: Parkirajte u dvorištu! Niste li/)
  })

  it('leads to the booking from the question about appointments', () => {
    const items = everydayQuestions({ language: 'hr', loadMessages: textsOf('hr') }, [], [], [])
    expect(items.find(({ question }) => question === 'Kako dogovoriti termin?')?.link).toEqual({
      href: '/rezervacija',
      label: 'Rezervirajte termin',
    })
  })

  it('keeps the capitals of an abbreviation that begins the name of a service', () => {
    const own = { id: 'own', slugs: { hr: 'nls', en: 'nls' }, title: 'NLS analiza', description: '', photo: null }
    const row = { service: 'NLS analiza', price: 50, visits: 1, servicePage: own.id }
    const items = everydayQuestions(
      { language: 'hr', loadMessages: textsOf('hr') },
      [row as Parameters<typeof everydayQuestions>[1][number]],
      [],
      [{ ...own, inFooter: false }],
    )
    expect(items[0]!.answer).toMatch(/^Najniže cijene jednog dolaska: NLS analiza od 50\s€\./)
  })

  it('takes no park for a place to park', () => {
    const items = everydayQuestions(
      { language: 'en', loadMessages: textsOf('en') },
      [],
      [
        { name: 'Zagreb', description: 'The centre is opposite the park in Maksimir. You can park in the yard.' },
        { name: 'Split', description: 'The house stands beside a park near the sea.' },
      ],
      servicePages,
    )
    const answers = items.map(({ answer }) => answer).join(' ')
    expect(answers).toContain('Zagreb: You can park in the yard.')
    expect(answers).not.toMatch(/Maksimir|Split/)
  })
})
