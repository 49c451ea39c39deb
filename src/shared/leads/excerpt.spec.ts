import type { Fields } from '../forms/field.js'
import { EXCERPT_LENGTH, excerptOf, openingOf } from './excerpt.js'

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

describe('openingOf', () => {
  const fields = {
    name: { type: 'text', maxLength: 120 },
    message: { type: 'text', maxLength: 5000, multiline: true },
  } satisfies Fields

  it('returns the first longer text in one line', () => {
    const lead = { name: 'Ana', message: '\n  Dobar dan,\r\nzanima me termin.' }
    expect(openingOf(fields, lead)).toBe('Dobar dan, zanima me termin.')
  })

  it('returns null without one', () => {
    expect(openingOf(fields, { name: 'Ana', message: null })).toBeNull()
  })
})
