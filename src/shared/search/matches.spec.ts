import { excerptAround, findMatches, hasAllTerms, splitByMatches } from './matches.js'

const marked = (text: string, search: string) =>
  findMatches(text, search).map(({ start, end }) => text.slice(start, end))

describe('matches of a search', () => {
  it.each([
    ['Željka Đurić', 'zeljka djur', ['Željka', 'Đur']],
    ['Djurdja', 'đurđa', ['Djurdja']],
    ['Ana Anić', 'an', ['An', 'An']],
    ['ana@example.com', 'ANA@EX', ['ana@ex']],
    ['+385 98 123 456', '098/123-456', ['98 123 456']],
    ['098/123-456', '+385 98 123 456', ['98/123-456']],
    ['Nazovite 01 4555 000.', '4555', ['4555']],
    ['😀 Ana', 'ana', ['Ana']],
    ['Petra', 'ana', []],
  ])('in %s of %s are %j', (text, search, matches) => {
    expect(marked(text, search)).toEqual(matches)
  })

  it('joins matches that overlap, and keeps the text between them', () => {
    expect(splitByMatches('Horvat Ana', 'horva vat')).toEqual([
      { text: 'Horvat', isMatch: true },
      { text: ' Ana', isMatch: false },
    ])
  })

  it('requires every term', () => {
    expect(hasAllTerms('Ana Horvat', 'hor ana')).toBe(true)
    expect(hasAllTerms('Ana Horvat', 'hor iva')).toBe(false)
  })

  it('shows the words around the first match of a long text', () => {
    const text = `${'prije '.repeat(40)}termin ${'poslije '.repeat(40)}`
    const excerpt = excerptAround(text, 'termin')
    expect(excerpt).toMatch(/^…(?:prije )+termin (?:poslije )+poslije…$/)
    expect(excerpt.length).toBeLessThan(150)
  })
})
