import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { policyVersion } from '#src/shared/consent/policy-version.js'
import {
  addressWithoutDraft,
  canonicalAddress,
  errorPageKey,
  isDraftRequest,
  isLinkPath,
  pageRequestOf,
  parsePageRequest,
  renderedAddress,
  unknownLinkKey,
  withoutReceipt,
  withPath,
} from './page-request.js'

type Headers = Parameters<typeof parsePageRequest>[0]['headers']

const parse = (url?: string, headers: Headers = {}) => parsePageRequest({ url, headers })
const keyOf = (url: string, headers?: Headers) => parse(url, headers).key
const decided = { cookie: `consentChoice=declined.${policyVersion}` }
const asked = { cookie: 'consentChoice=ask' }

describe('the key of a cached page', () => {
  it.each([
    ['/kontakt', { cookie: 'session=secret; device=x; density=comfortable' }],
    ['/kontakt', { 'user-agent': 'Agent-7', 'accept-language': 'en', host: 'elsewhere.example' }],
    ['/kontakt', { cookie: 'language=de; consentChoice=perhaps.1' }],
    ['/kontakt', { cookie: `consentChoice=accepted.${policyVersion - 1}` }],
    ['/kontakt', { 'sec-gpc': '0' }],
    ['/kontakt?', {}],
    ['/kontakt?lang=hr', {}],
    ['/kontakt?lang=hr', { cookie: 'language=en' }],
    ['/kontakt?lang=POISON', {}],
    ['/kontakt?lang=hr&lang=POISON', {}],
    ['/kontakt?lang=hr?x=POISON', {}],
  ])('is that of /kontakt for %s with the headers %j', (url, headers) => {
    expect(keyOf(url, headers)).toBe(keyOf('/kontakt'))
    expect(renderedAddress(parse(url, headers))).toBe('/kontakt')
  })

  it.each([
    ['address', keyOf('/kontakt'), keyOf('/cjenik')],
    ['language in the address', keyOf('/kontakt?lang=hr'), keyOf('/kontakt?lang=en')],
    ['language in the cookie', keyOf('/kontakt'), keyOf('/kontakt', { cookie: 'language=en' })],
    ['decision about cookies', keyOf('/kontakt'), keyOf('/kontakt', decided)],
    ['browser that declines', keyOf('/kontakt'), keyOf('/kontakt', { 'sec-gpc': '1' })],
    ['form, page or data', keyOf('/kontakt'), keyOf('/kontakt/index.pageContext.json')],
  ])('differs by %s', (_what, one, other) => {
    expect(one).toEqual(expect.any(String))
    expect(other).toEqual(expect.any(String))
    expect(one).not.toBe(other)
  })

  it.each([
    '/kontakt?q=x',
    '/kontakt?lang=hr&q=x',
    '/kontakt?q=x&lang=hr',
    '/kontakt?utm_source=x&subject=offer',
    '/cjenik?sent=receipt',
    '/kontakt/index.pageContext.json?q=x',
    '/no/such-page?x=1',
    '/%E0?x=1',
  ])('is undefined for %s, whose query matters', (url) => {
    expect(keyOf(url)).toBeUndefined()
  })

  it.each([
    ['/cjenik?utm_source=x&utm_medium=y', '/cjenik'],
    ['/cjenik?gclid=x', '/cjenik'],
    ['/cjenik?q=x', '/cjenik'],
    ['/?fbclid=x', '/'],
    ['/kontakt?LANG=en', '/kontakt'],
    ['/kontakt?_vike=x', '/kontakt'],
    ['/contact?lang=en&utm_source=x', '/contact?lang=en'],
    ['/franšiza?utm_source=x', '/franšiza'],
    ['/lokacija/zagreb?utm_source=x', '/lokacija/zagreb'],
    ['/cjenik/index.pageContext.json?utm_source=x', '/cjenik/index.pageContext.json'],
  ])('ignores in %s the query that its page does not read: %s', (url, plain) => {
    expect(keyOf(encodeURI(url))).toBe(keyOf(encodeURI(plain)))
  })

  it.each(['/admin', '/admin/dashboard', '/ADMIN/users', '/admin/', '/admin?lang=hr', '/admin/index.pageContext.json'])(
    'is undefined in the admin: %s',
    (url) => {
      expect(keyOf(url)).toBeUndefined()
    },
  )

  it.each(['/administrator', '/blog/admin', '/blog/admin/x'])('exists for %s', (url) => {
    expect(keyOf(url)).toEqual(expect.any(String))
  })

  it('is one per status, language and consent for error pages, at all addresses', () => {
    const keys = [
      errorPageKey(parse('/x'), 404),
      errorPageKey(parse('/x'), 500),
      errorPageKey(parse('/x?lang=en'), 404),
      errorPageKey(parse('/x', decided), 404),
      errorPageKey(parse('/x', asked), 404),
      keyOf('/x'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(errorPageKey(parse('/y?z=1'), 404)).toBe(keys[0])
  })
})

describe('renderedAddress', () => {
  it.each([
    ['/Kontakt/', '/kontakt'],
    ['//elsewhere.example', '/elsewhere.example'],
    ['/frans%CC%8Ciza', '/fran%C5%A1iza'],
    ['/kontakt?q=1&lang=en', '/kontakt?q=1&lang=en'],
    ['/kontakt?q=1&utm_source=x', '/kontakt?q=1'],
    ['/kontakt?utm_source=x', '/kontakt'],
    ['/kontakt?_vike=%7B%7D', '/kontakt'],
    ['/kontakt?q=1&_vike=%7B%7D', '/kontakt?q=1'],
    ['/admin/users?lang=en', '/admin/users?lang=en'],
    ['/kontakt/index.pageContext.json', '/kontakt/index.pageContext.json'],
    ['/kontakt/index.pageContext.json?q=1', '/kontakt/index.pageContext.json?q=1'],
    ['/index.pageContext.json', '/index.pageContext.json'],
    ['/', '/'],
    [undefined, '/'],
  ])('for %s is %s', (url, address) => {
    expect(renderedAddress(parse(url))).toBe(address)
  })
})

describe('a page request', () => {
  it.each([
    ['/kontakt?a=b', '/kontakt', false],
    ['/kontakt/index.pageContext.json', '/kontakt', true],
    ['/index.pageContext.json', '/', true],
    ['/index.pageContext.json/kontakt', '/index.pageContext.json/kontakt', false],
    ['/kontakt?next=/index.pageContext.json', '/kontakt', false],
  ])('reads from %s the path %s and whether data is wanted: %s', (url, path, wantsData) => {
    expect(parse(url)).toMatchObject({ path, wantsData })
  })

  it.each([
    ['/kontakt?lang=en', undefined, 'en'],
    ['/kontakt?lang=hr', 'language=en', 'hr'],
    ['/kontakt?lang=en', 'language=en', undefined],
    ['/kontakt?lang=de', 'language=en', undefined],
    ['/kontakt', 'language=en', undefined],
    ['/kontakt?lang=en', 'adminLanguage=en', 'en'],
    ['/admin/inbox', undefined, 'hr'],
    ['/admin/inbox', 'language=en', 'en'],
    ['/admin/inbox', 'language=en; adminLanguage=hr', undefined],
    ['/admin/inbox?lang=hr', 'adminLanguage=en', 'hr'],
  ])('reads from %s with the cookie %s the language to store: %s', (url, cookie, languageToKeep) => {
    expect(parse(url, { cookie })).toMatchObject({ languageToKeep })
  })

  it.each([
    [{}, 'undecided'],
    [decided, 'decided'],
    [{ cookie: `consentChoice=accepted.${policyVersion - 1}` }, 'undecided'],
    [{ cookie: `consentChoice=accepted.${policyVersion - 1}`, 'sec-gpc': '1' }, 'decided'],
    [{ cookie: 'language=en', 'sec-gpc': '1' }, 'decided'],
    [{ 'sec-gpc': '1' }, 'decided'],
    [{ 'sec-gpc': '0' }, 'undecided'],
    [asked, 'asked'],
    [{ ...asked, 'sec-gpc': '1' }, 'asked'],
  ])('reads from %j that consent is %s', (headers, consent) => {
    expect(parse('/', headers)).toMatchObject({ consent })
  })

  it.each([
    ['/moji-podaci/poveznica?token=x', true],
    ['/my-data/link/index.pageContext.json?token=x', true],
    ['/Newsletter/Potvrda/?token=x', true],
    ['/newsletter/%6Fdjava?token=x', true],
    ['/moji-podaci', false],
    ['/moji-podaci/poveznica/x', false],
    ['/%', false],
  ])('recognises %s as a link in a mail: %s', (url, isLink) => {
    expect(isLinkPath(parse(url))).toBe(isLink)
  })
})

describe('the request for another page', () => {
  it('has the other path without a query, and belongs to the same visitor', () => {
    const page = withPath(parse('/kontakt?lang=en&q=x', decided), '/cjenik')
    expect(page).toMatchObject({ path: '/cjenik', canonical: '/cjenik', found: { page: 'pricelist' }, language: 'en' })
    expect(page.query.size).toBe(0)
    expect(page.key).toBe(keyOf('/cjenik?lang=en', decided))
  })

  it('is that of a cached page without the receipt of a form', () => {
    const page = withoutReceipt(parse('/cjenik?sent=receipt&lang=en'))
    expect(page.query.toString()).toBe('lang=en')
    expect(page.key).toBe(keyOf('/cjenik?lang=en'))
  })

  it('has the query of the address without the drafts', () => {
    expect(addressWithoutDraft(parse('/kontakt?draft=1&q=x'))).toBe('/kontakt?q=x')
  })

  it.each([
    ['/kontakt', undefined],
    ['/Kontakt/?q=x', '/kontakt?q=x'],
    ['//kontakt', '/kontakt'],
  ])('has the canonical address of %s: %s', (url, address) => {
    expect(canonicalAddress(parse(url))).toBe(address)
  })
})

describe('isDraftRequest', () => {
  it.each([
    ['/kontakt?draft=1', true],
    ['/kontakt', false],
    ['/kontakt/index.pageContext.json?draft=1', false],
    ['/kontakt/index.pageContext.json', false],
  ])('recognises %s: %s', (url, isDraft) => {
    expect(isDraftRequest(parse(url))).toBe(isDraft)
  })
})

describe('the key of the page of an unknown link', () => {
  const link = '/newsletter/potvrda'

  it('is equal for all tokens, and differs by link, language and decision about cookies', () => {
    const key = unknownLinkKey(parse(`${link}?token=x`))
    expect(unknownLinkKey(parse(`${link}?token=y`))).toBe(key)
    const others = [
      unknownLinkKey(parse('/newsletter/odjava?token=x')),
      unknownLinkKey(parse(`${link}?token=x&lang=en`)),
      unknownLinkKey(parse(`${link}?token=x`, decided)),
      errorPageKey(parse(link), 404),
    ]
    expect(new Set([key, ...others]).size).toBe(5)
    expect(key).toEqual(expect.any(String))
  })
})

function ask(url: string, headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url, headers })
}

describe('pageRequestOf', () => {
  it('parses equal requests once', () => {
    const page = pageRequestOf(ask('/cjenik', { cookie: 'language=en' }))
    expect(pageRequestOf(ask('/cjenik', { cookie: 'language=en', 'user-agent': 'other' }))).toBe(page)
    expect(page).toMatchObject({ path: '/cjenik', language: 'en' })
  })

  it.each([
    ['/cjenik?lang=hr', { cookie: 'language=en' }],
    ['/kontakt', { cookie: 'language=en' }],
    ['/cjenik', { cookie: 'language=hr' }],
    ['/cjenik', { cookie: 'language=en', 'sec-gpc': '1' }],
    ['/cjenik', {}],
  ])('distinguishes %s %j', (url, headers) => {
    const page = pageRequestOf(ask('/cjenik', { cookie: 'language=en' }))
    expect(pageRequestOf(ask(url, headers))).not.toEqual(page)
  })

  it('caches no session', () => {
    const session = { cookie: 'session=secret' }
    expect(pageRequestOf(ask('/admin/dashboard', session))).not.toBe(pageRequestOf(ask('/admin/dashboard', session)))
  })

  it('returns the same request below a mounted middleware', () => {
    const mounted = Object.assign(ask('/dashboard'), { originalUrl: '/admin/dashboard' })
    expect(pageRequestOf(mounted).path).toBe('/admin/dashboard')
  })
})
