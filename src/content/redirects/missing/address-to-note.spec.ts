import { addressToNote } from './address-to-note.js'

describe('addressToNote', () => {
  it.each([
    ['/Usluge.php/?id=3', '/usluge.php?id=3'],
    ['/usluge.php?utm_source=x&id=3&fbclid=IwAR0aBcDeFgHiJkLmNoPqRsTuVwXyZ012345&a=1', '/usluge.php?a=1&id=3'],
    ['/usluge.php?id=12345&lang=en', '/usluge.php?id=12345'],
    ['/usluge.php?id=abcdefghijkl', '/usluge.php?id=abcdefghijkl'],
    ['/%C5%A1to-je-to', '/%C5%A1to-je-to'],
    ['/stara%E0%A4%A', '/stara%E0%A4%A'],
    ['/akcija-2025-proljece', '/akcija-2025-proljece'],
    ['/stari.php?_glava=1&language=hr&slang=2', '/stari.php?_glava=1&language=hr&slang=2'],
    ['/biorezonanca-za-alergije-i-intolerancije-na-hranu', '/biorezonanca-za-alergije-i-intolerancije-na-hranu'],
  ])('lists %s as %s', (address, noted) => {
    expect(addressToNote(address)).toBe(noted)
  })

  it.each([
    ['a mail address', '/odjava?email=ana@example.com'],
    ['a mail address in the path', '/odjava/ana%40example.com'],
    ['a mail address beside a broken encoding', '/odjava/ana@example.com%E0%A4%A'],
    ['a telephone number', '/poziv?broj=%2B385911234567'],
    ['a telephone number with separators', '/poziv?broj=091-234-5678'],
    ['a telephone number in the path', '/poziv/091%20234%205678'],
    ['a number of six digits', '/usluge.php?id=123456'],
    ['a value of 13 characters', '/usluge.php?id=abcdefghijklm'],
    ['a date of birth', '/upis?rodjen=1980-01-31'],
    ['a name', '/upis?ime=Ana%20Horvat'],
    ['a search', '/trazi?q=bolovi+u+kri%C5%BEima'],
    ['a name of a parameter that is a search', '/trazi?bolovi+u+kri%C5%BEima'],
    ['a short token', '/potvrda?t=V1StGXR8_Z5jdHi6B-myT'],
    ['a token', '/potvrda?t=0123abcdef0123abcdef0123abcdef01'],
    ['a token in the path', '/potvrda/3f2b8c1a-9d4e-4f6a-8b7c-0a1b2c3d4e5f'],
    ['a token of letters in the path', '/potvrda/aBcDeFgHiJkLmNoPqRsTuVwX'],
    ['a long value', '/potvrda?t=ab-cd-ef-gh-ij-kl-mn-op-qr-st-uv'],
    ['a route', '/api/leads'],
    ['a link of a mail', '/newsletter/odjava?x=1'],
    ['an address that is too long', `/${'a-b/'.repeat(200)}`],
  ])('does not list %s', (_what, address) => {
    expect(addressToNote(address)).toBeUndefined()
  })
})
