import { Problem } from '#src/platform/http/problems/problem.js'
import type { Originals } from './originals.js'
import { readChange } from './read-change.js'

const question = (hr: string, answer = 'Odgovor.') => ({
  question: { hr, en: `EN ${hr}` },
  answer: { hr: answer, en: 'Answer.' },
})
const originals: Originals = {
  texts: new Map([
    ['title', { hr: 'Naslov', en: 'Title' }],
    ['call', { hr: 'Nazovite centar {name}', en: 'Call the {name} centre' }],
  ]),
  lists: new Map([['faq.items', [{ ...question('Prvo?', 'Cijena: {prices}'), page: 'pricelist' }]]]),
}

function faultsOf(given: object, of = originals): [string, string][] {
  try {
    readChange(of, given)
  } catch (error) {
    return (error as Problem).errors.map(({ field, code }) => [field, code])
  }
  return []
}

describe('readChange', () => {
  it('puts texts on one line and leaves out blank questions', () => {
    const read = readChange(originals, {
      texts: { title: { hr: ' Prvi\r\n\r\nred\n' } },
      lists: { 'faq.items': [question('Jedno?'), { question: { hr: ' ', en: '' }, answer: { hr: '' } }] },
    })
    expect(read).toEqual({
      texts: { title: { hr: 'Prvi red' } },
      lists: { 'faq.items': [question('Jedno?')] },
      reviewed: [],
    })
  })

  it.each<[string, unknown, string]>([
    ['title.hr', '  ', 'required'],
    ['title.hr', 'x'.repeat(81), 'tooLong'],
    ['title.hr', 'a\u0000b', 'invalidCharacters'],
    ['title.hr', '\uD800', 'invalidCharacters'],
    ['title.hr', 7, 'invalid'],
    ['title.en', 'Hello {name}', 'placeholder.unknown'],
    ['title.de', 'Titel', 'unknownField'],
    ['call.hr', 'Nazovite centar', 'placeholder.missing'],
    ['call.hr', 'Nazovite centar {{name}}', 'placeholder.braces'],
    ['title.hr', '\u200b', 'required'],
  ])('refuses %s %p: %s', (name, value, code) => {
    const [key, language] = name.split('.') as [string, string]
    expect(faultsOf({ texts: { [key]: { [language]: value } } })).toEqual([[`texts.${name}`, code]])
  })

  it('accepts markup in texts of pages, which show it, and refuses it in mails', () => {
    const texts = { title: { hr: '<b>Naslov</b>' } }
    const field = 'texts.title.hr'
    expect(faultsOf({ texts })).toEqual([])
    expect(faultsOf({ texts }, { ...originals, areOfMails: true })).toEqual([[field, 'markup']])
    expect(faultsOf({ texts: { title: { hr: 'od < 3 do > 5, <3' } } }, { ...originals, areOfMails: true })).toEqual([])
  })

  it.each<[string, unknown, [string, string][]]>([
    ['no question', [], [['lists.faq.items', 'questions.required']]],
    [
      'a question twice',
      [question('A?'), question('A?')],
      [
        ['lists.faq.items.1.question.hr', 'questions.twice'],
        ['lists.faq.items.1.question.en', 'questions.twice'],
      ],
    ],
    [
      'half a question',
      [{ question: { hr: 'A?', en: 'A?' }, answer: { hr: 'Da.' } }],
      [['lists.faq.items.0.answer.en', 'required']],
    ],
    ['an unknown placeholder', [question('A?', '{price}')], [['lists.faq.items.0.answer.hr', 'placeholder.unknown']]],
    ['an unknown page', [{ ...question('A?'), page: 'admin' }], [['lists.faq.items.0.page', 'invalid']]],
    ['an unknown property', [{ ...question('A?'), html: 'x' }], [['lists.faq.items.0.html', 'unknownField']]],
    [
      'text in place of a question',
      ['A?'],
      [
        ['lists.faq.items.0.question.hr', 'required'],
        ['lists.faq.items.0.question.en', 'required'],
        ['lists.faq.items.0.answer.hr', 'required'],
        ['lists.faq.items.0.answer.en', 'required'],
      ],
    ],
  ])('refuses a list with %s', (_what, items, faults) => {
    expect(faultsOf({ lists: { 'faq.items': items } })).toEqual(faults)
  })

  it('refuses texts and lists that the page does not have', () => {
    expect(faultsOf({ texts: { nothing: { hr: 'x' } }, lists: { title: [] } })).toEqual([
      ['texts.nothing', 'unknownField'],
      ['lists.title', 'unknownField'],
    ])
  })

  it('accepts placeholders of the list and its pages in any question', () => {
    expect(
      faultsOf({
        lists: {
          'faq.items': [
            { ...question('A?', 'Da: {prices}'), page: 'pricelist' },
            { ...question('B?'), page: '' },
          ],
        },
      }),
    ).toEqual([])
  })
})
