import { nextQuery, ownAddress } from './own-address.js'

describe('nextQuery', () => {
  it('carries an address on, unless it would fill the headers', () => {
    expect(nextQuery('/admin/users')).toBe('?next=%2Fadmin%2Fusers')
    expect(nextQuery('x'.repeat(1024))).toBe(`?next=${'x'.repeat(1024)}`)
    expect(nextQuery('x'.repeat(1025), { expired: '1' })).toBe('?expired=1')
    expect(nextQuery(undefined)).toBe('')
  })
})

describe('ownAddress', () => {
  it.each([
    '/admin/dashboard',
    '/admin/contact-messages?page=2',
    '/admin/nova-stranica',
    '/admin/content/admin/login',
    '/admin/logins',
  ])('goes to %s', (next) => {
    expect(ownAddress(next, 'staff')).toBe(next)
  })

  it('goes to the content from the sign-in of an editor', () => {
    expect(ownAddress(undefined, 'editor')).toBe('/admin/content')
  })

  it('encodes what a header may not hold', () => {
    expect(ownAddress('/admin/franšiza\r\nSet-Cookie: a=b', 'staff')).toBe('/admin/fran%C5%A1izaSet-Cookie:%20a=b')
  })

  it.each([
    'https://elsewhere.example/admin/dashboard',
    '//elsewhere.example/admin/dashboard',
    '\\\\elsewhere.example/admin/x',
    '/admin/..//elsewhere.example',
    '/admin//elsewhere.example',
    '/\t/elsewhere.example/admin/x',
    'javascript:alert(1)',
    'http://[',
    '/kontakt',
    '/administrator/x',
    '/blog/admin/x',
    '/admin',
    '/admin/login?next=/admin/login',
    '/admin/logout',
    '',
    undefined,
    ['/admin/dashboard', '/admin/dashboard'],
  ])('does not go to %j', (next) => {
    expect(ownAddress(next, 'staff')).toBe('/admin/dashboard')
  })
})
