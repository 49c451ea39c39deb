import type { Language } from '#src/shared/languages.js'
import { outdatedAfter } from './outdated-language.js'

const before = { phone: '1', name: { hr: 'a', en: 'b' }, team: [{ role: { hr: 'c', en: 'd' } }] }

describe('the outdated language', () => {
  const hr = { ...before, name: { hr: 'A', en: 'b' } }
  const en = { ...before, team: [{ role: { hr: 'c', en: 'D' } }] }
  const both = { ...before, name: { hr: 'A', en: 'B' } }

  it.each([
    ['is the other when one is changed', null, hr, 'en'],
    ['is found in nested texts as well', null, en, 'hr'],
    ['is none when both are changed', 'en', both, null],
    ['catches up when it is changed', 'hr', hr, null],
    ['stays behind when the other changes again', 'en', hr, 'en'],
    ['stays what it was when no text is changed', 'en', { ...before, phone: '2' }, 'en'],
  ] as [string, Language | null, object, Language | null][])('%s', (_, outdated, after, expected) => {
    expect(outdatedAfter(outdated, before, after)).toBe(expected)
  })

  it('is the one without a text in a new row', () => {
    expect(outdatedAfter(null, {}, { title: { hr: 'a', en: '' } })).toBe('en')
  })
})
