import { isBlank } from './blank.js'

describe('isBlank', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \t\u00a0\u3000\u2003'],
    ['line breaks', '\n\r\u2028\u2029\u0085'],
    ['a zero width space', '\u200b'],
    ['a byte order mark', '\ufeff'],
    ['a word joiner', '\u2060'],
    ['a soft hyphen', '\u00ad'],
    ['joiners and marks of direction', '\u200c\u200d\u200e\u202e\u2066'],
    ['a Hangul filler', '\u3164'],
    ['a variation selector', '\ufe0f'],
    ['a tag', '\u{e0041}'],
    ['an empty Braille pattern', '\u2800'],
    ['control characters', '\u0000\u0007\u001b\u007f'],
  ])('treats %s as blank', (_, text) => {
    expect(isBlank(text)).toBe(true)
    expect(isBlank(` ${text}${text} `)).toBe(true)
  })

  it.each(['a', '.', 'Đ\u200b', '\u200b1\u200b', '❤\ufe0f', '👩\u200d⚕\ufe0f', 'می\u200cخواهم'])(
    'treats %s as visible',
    (text) => {
      expect(isBlank(text)).toBe(false)
    },
  )
})
