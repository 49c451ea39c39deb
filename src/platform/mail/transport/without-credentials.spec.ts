import { withoutCredentials } from './without-credentials.js'

const url = 'smtp://site:p%40ss%3Aword@mail.example.com:587'
const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('withoutCredentials', () => {
  it.each([
    ['the password', 'p@ss:word'],
    ['the password of the address', 'p%40ss%3Aword'],
    ['the user', 'site'],
    ['AUTH PLAIN', base64('\0site\0p@ss:word')],
    ['AUTH LOGIN', base64('p@ss:word')],
    ['the whole address', url],
  ])('removes %s', (_what, secret) => {
    expect(withoutCredentials(`535 no ${secret} here`, url)).toBe('535 no … here')
  })

  it('keeps a message without credentials', () => {
    expect(withoutCredentials('550 no such user', 'smtp://mail.example.com')).toBe('550 no such user')
    expect(withoutCredentials('ENOSPC', undefined)).toBe('ENOSPC')
  })
})
