import { canonicalEmail, canonicalText, canonicalValue } from './typed-text.js'

/** Flag emoji of a region: a black flag, followed by the invisible letters `gbeng` and their end. */
const ENGLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'

describe('canonicalText of an e-mail address', () => {
  it.each([
    ['ana@example.com\u200b', 'ana@example.com'],
    ['\u200eana@example.com\u200e', 'ana@example.com'],
    ['a\u00adna@exa\u2060mple.com\ufeff', 'ana@example.com'],
    ['\u202aana@example.com\u202c', 'ana@example.com'],
    ['ana\u2011maria@example.com', 'ana-maria@example.com'],
    ['ana@kuća.example', 'ana@xn--kua-rpa.example'],
    ['ana@KUĆA.example', 'ana@xn--kua-rpa.example'],
    ['ana@kuc\u0301a.example', 'ana@xn--kua-rpa.example'],
    ['z\u030cana@example.com', 'žana@example.com'],
    ['ana@mail。example.com', 'ana@mail.example.com'],
    ['Ana.Horvat@Example.COM', 'Ana.Horvat@Example.COM'],
    ['"ana horvat"@example.com', '"ana horvat"@example.com'],
    ['"ana@kuća"@kuća.example', '"ana@kuća"@xn--kua-rpa.example'],
    ['ana@[192.0.2.1]', 'ana@[192.0.2.1]'],
    ['ana@kuća:8080', 'ana@kuća:8080'],
    ['ana@kuća.\u0338example', 'ana@kuća.\u0338example'],
    ['ana', 'ana'],
    ['čedo', 'čedo'],
  ])('returns %j as %j', (typed, stored) => {
    expect(canonicalEmail(typed)).toBe(stored)
  })
})

describe('canonicalText of a telephone number', () => {
  it.each([
    ['\u202a+385 91 234 5678\u202c', '+385 91 234 5678'],
    ['091\u00a0234\u2013567', '091 234-567'],
    ['091/234\u2212567', '091/234-567'],
    ['\uff0b385 ９１ 234', '+385 91 234'],
  ])('returns %j as %j', (typed, stored) => {
    expect(canonicalText('phone', typed)).toBe(stored)
  })
})

describe('canonicalText of a name', () => {
  it.each([
    ['Ana\u202e Horvat', 'Ana Horvat'],
    ['\u2066Ana\u2069', 'Ana'],
    ['An\u200ba\u200d', 'Ana'],
    ['Ana\u00a0\u2009Horvat', 'Ana Horvat'],
    ['Ana\u2028Horvat', 'Ana Horvat'],
    ['Ana\u2011Marija', 'Ana-Marija'],
    ['Z\u030carko C\u030cic\u0301', 'Žarko Čić'],
    ['Hotel \u2013 bazen', 'Hotel \u2013 bazen'],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['\u{1f469} A\u200dna \u{1f467}', '\u{1f469} Ana \u{1f467}'],
    ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
    ['\u{1f469}\u200d\u{1f467} \u2764\ufe0f', '\u{1f469}\u200d\u{1f467} \u2764\ufe0f'],
    ['\u845b\u{e0100}', '\u845b\u{e0100}'],
    ['Ana\ufe0f', 'Ana'],
    [`${ENGLAND}\u200b Ana ${ENGLAND}\u200b`, `${ENGLAND} Ana ${ENGLAND}`],
    ['\u{1f3f4}\u{e0067} Ana\u{e0067}\u{e007f}', '\u{1f3f4} Ana'],
  ])('returns %j as %j', (typed, stored) => {
    expect(canonicalText('name', typed)).toBe(stored)
  })
})

describe('canonicalText of codes, addresses and prose', () => {
  it.each([
    ['code', '123\u00a0456\u200b', '123 456'],
    ['code', '１２３４５６', '123456'],
    ['code', '10\u2011000', '10-000'],
    ['url', '\u200bhttps://kuća.example/ž\u2013a#x\u202c', 'https://xn--kua-rpa.example/ž\u2013a#x'],
    ['url', 'https://ana:b@KUĆA.example:8443/', 'https://ana:b@xn--kua-rpa.example:8443/'],
    ['url', '/usluge.php?id=3\ufeff', '/usluge.php?id=3'],
    ['url', '/izlaz?na=https://kuća.example/', '/izlaz?na=https://kuća.example/'],
    [
      'prose',
      '\ufeffpon\u00a0\u2013\u00a0pet,\nc\u030cet \u202eobratno\u200b',
      'pon\u00a0\u2013\u00a0pet,\nčet obratno',
    ],
    ['prose', `${ENGLAND}, ${ENGLAND}\u200b`, `${ENGLAND}, ${ENGLAND}`],
    ['prose', 'su\u00adper\u200bkratko', 'su\u00adper\u200bkratko'],
  ] as const)('returns as %s %j as %j', (format, typed, stored) => {
    expect(canonicalText(format, typed)).toBe(stored)
  })
})

describe('canonicalText without visible characters', () => {
  it.each(['', ' ', ' \u200b\n', '\u{e0067}'])('returns an empty text for %j', (typed) => {
    expect(canonicalText('prose', typed)).toBe('')
  })
})

describe('canonicalText of a long text', () => {
  // A quadratic search takes longer than the time limit of a test.
  it('sorts 30 marks of a letter, and keeps 31', () => {
    expect(canonicalText('prose', `e${'\u0301'.repeat(30)}`)).toBe(`é${'\u0301'.repeat(29)}`)
    expect(canonicalText('prose', `e${'\u0301'.repeat(31)}`)).toBe(`e${'\u0301'.repeat(31)}`)
  })

  it('spells a host name of 253 characters as punycode, and keeps one of 254', () => {
    const host = (length: number) => `č.${'a.'.repeat(130)}`.slice(0, length - 1) + 'a'
    expect(canonicalEmail(`ana@${host(253)}`)).toBe(`ana@xn--bea${host(253).slice(1)}`)
    expect(canonicalEmail(`ana@${host(254)}`)).toBe(`ana@${host(254)}`)
  })

  it('keeps very many marks of a letter, and a host name that is too long', () => {
    const marks = `a${'\u0301\u0316'.repeat(1000)}`
    expect(canonicalText('prose', marks)).toBe(marks)
    const address = `ana@${'č'.repeat(300)}.example`
    expect(canonicalEmail(address)).toBe(address)
  })

  it.each([' ', '\n', '\u00a0', '\u2003', '\u200b', '\ufeff', '\u2800', '\u{e0001}'])(
    'keeps a run of %j within prose',
    (blank) => {
      const run = `a${blank.repeat(100_000)}b`
      expect(canonicalText('prose', `${blank}${run}${blank}`)).toBe(run)
    },
  )
})

describe('canonicalValue', () => {
  it.each([
    [{ type: 'email' }, 'ana@kuća.example ', 'ana@xn--kua-rpa.example'],
    [{ type: 'url' }, 'https://kuća.example/ ', 'https://xn--kua-rpa.example/'],
    [{ type: 'tel' }, '０９１ ', '091'],
    [{ type: 'text', format: 'name' }, 'Ana\u2011Marija ', 'Ana-Marija'],
    [{ type: 'text' }, 'Ana\u2011Marija ', 'Ana\u2011Marija'],
  ] as const)('returns the canonical spelling for a field of %j', (field, typed, stored) => {
    expect(canonicalValue(field, typed)).toBe(stored)
  })

  it.each([{ type: 'password' }, { type: 'text', untrimmed: true }] as const)('keeps a value of %j', (field) => {
    expect(canonicalValue(field, ' a\u200b ')).toBe(' a\u200b ')
  })
})
