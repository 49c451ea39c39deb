import { EXCERPT_LENGTH, excerptOf, firstLineOf } from './excerpt.js'

describe('excerptOf', () => {
  it('preserves a short text with its lines', () => {
    expect(excerptOf('Dobar dan\nImate li termin?')).toBe('Dobar dan\nImate li termin?')
  })

  it('cuts a long text between words', () => {
    const excerpt = excerptOf('Poštovani, zanima me koliko traje postupak. '.repeat(20))
    expect(excerpt).toMatch(/\S…$/)
    expect([...excerpt].length).toBeLessThanOrEqual(EXCERPT_LENGTH + 1)
    expect('Poštovani, zanima me koliko traje postupak. '.repeat(20)).toContain(excerpt.slice(0, -1) + ' ')
  })

  it('splits no character of a text without spaces', () => {
    expect(excerptOf('😀'.repeat(300))).toBe(`${'😀'.repeat(EXCERPT_LENGTH)}…`)
  })
})

describe('firstLineOf', () => {
  it('returns the first line that contains text', () => {
    expect(firstLineOf('\n  Dobar dan,\r\nzanima me termin.')).toBe('Dobar dan,')
  })
})
