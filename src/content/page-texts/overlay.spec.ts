import { languages } from '#src/shared/languages.js'
import { type AllTexts, originalsOf } from './originals.js'
import { applyOverlay, changeOverlay, emptyOverlay, type Overlay, textOf } from './overlay.js'

const texts = (language: string, lead = `uvod ${language}`) => ({
  home: {
    meta: { title: `naslov ${language}` },
    about: { lead, paragraphs: [`prvi ${language}`, `drugi {ime} ${language}`], disclaimer: `napomena ${language}` },
    cards: [{ id: 'test', title: `kartica ${language}` }],
    count: { one: `jedan ${language}`, few: `par ${language}` },
    faq: { items: [{ question: `P ${language}?`, answer: `O ${language}.`, page: 'contact' }] },
  },
})
const all = { hr: texts('hr'), en: texts('en') } as AllTexts
const originals = originalsOf('home', all)
const change = (before: Overlay, given: object, reviewed: string[] = [], of = originals) =>
  changeOverlay(of, before, { texts: given as never, lists: {}, reviewed })

describe('texts of the owner', () => {
  it('are those of a release in their order, without ids and disclaimers', () => {
    expect([...originals.texts.keys()]).toEqual([
      'meta.title',
      'about.lead',
      'about.paragraphs.0',
      'about.paragraphs.1',
      'cards.0.title',
      'count.one',
      'count.few',
    ])
    const items = [{ question: { hr: 'P hr?', en: 'P en?' }, answer: { hr: 'O hr.', en: 'O en.' }, page: 'contact' }]
    expect(Object.fromEntries(originals.lists)).toEqual({ 'faq.items': items })
  })

  it('replace originals without changing them', () => {
    const items = [{ question: { hr: 'Novo?', en: 'New?' }, answer: { hr: 'Da.', en: 'Yes.' } }]
    const overlay = changeOverlay(originals, emptyOverlay(), {
      texts: { 'about.paragraphs.1': { hr: 'Drugi {ime}' } },
      lists: { 'faq.items': items },
      reviewed: [],
    })
    const before = structuredClone(all.hr.home)
    expect(applyOverlay(all.hr.home!, originals, overlay, 'hr')).toMatchObject({
      about: { paragraphs: ['prvi hr', 'Drugi {ime}'] },
      faq: { items: [{ question: 'Novo?', answer: 'Da.' }] },
    })
    expect(applyOverlay(all.en.home!, originals, overlay, 'en')).toMatchObject({
      about: { paragraphs: ['prvi en', 'drugi {ime} en'] },
      faq: { items: [{ question: 'New?' }] },
    })
    expect(all.hr.home).toEqual(before)
  })

  it('are no longer own ones when they equal the original again', () => {
    const overlay = change(emptyOverlay(), { 'about.lead': { hr: 'Drukčije', en: 'Different' } })
    expect(overlay.texts).toHaveProperty(['about.lead'])
    expect(change(overlay, { 'about.lead': { hr: 'uvod hr', en: 'uvod en' } })).toEqual(emptyOverlay())
  })

  it('mark the other language as outdated until it changes, too, or was reviewed', () => {
    const one = change(emptyOverlay(), { 'about.lead': { hr: 'Drukčije' } })
    expect(one.texts['about.lead']?.outdated).toBe('en')
    expect(change(one, { 'about.lead': { en: 'Different' } }).texts['about.lead']).not.toHaveProperty('outdated')
    expect(change(one, {}, ['about.lead.en']).texts['about.lead']).not.toHaveProperty('outdated')
    expect(change(emptyOverlay(), { 'count.few': { hr: 'nekoliko' } }).texts['count.few']).not.toHaveProperty(
      'outdated',
    )
  })

  it('keep the original they replaced when that changes, until they change or are reviewed', () => {
    const own = change(emptyOverlay(), { 'about.lead': { hr: 'Moje', en: 'Mine' } })
    const next = originalsOf('home', { ...all, hr: texts('hr', 'novi uvod') })
    const basis = (overlay: Overlay) => overlay.texts['about.lead']?.hr?.basis
    expect(textOf('about.lead', next, own).hr).toBe('Moje')
    expect(basis(change(own, { 'meta.title': { hr: 'Drugi' } }, [], next))).toBe('uvod hr')
    expect(basis(change(own, {}, ['about.lead.hr'], next))).toBe('novi uvod')
    expect(basis(change(own, { 'about.lead': { hr: 'Novo moje' } }, [], next))).toBe('novi uvod')
  })

  it('give way to an original whose placeholders they lack', () => {
    const own: Overlay = {
      texts: {
        'about.paragraphs.1': { hr: { text: 'bez imena', basis: 'drugi hr' }, en: { text: 'own {ime}', basis: '' } },
        'about.lead': { hr: { text: 'dva\nreda', basis: 'uvod hr' } },
      },
      lists: {},
    }
    expect(applyOverlay(all.hr.home!, originals, own, 'hr')).toEqual(all.hr.home)
    expect(applyOverlay(all.en.home!, originals, own, 'en')).toMatchObject({
      about: { paragraphs: ['prvi en', 'own {ime}'] },
    })
  })

  it('are ignored without an original', () => {
    const gone: Overlay = {
      texts: { 'about.gone': { hr: { text: 'x', basis: 'y' } } },
      lists: { 'gone.items': { items: [], basis: [] } },
    }
    for (const language of languages)
      expect(applyOverlay(all[language].home!, originals, gone, language)).toEqual(all[language].home)
    expect(change(gone, {})).toEqual(emptyOverlay())
  })
})
