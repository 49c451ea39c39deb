import { createHmac } from 'node:crypto'
import { Secret } from './secret.js'

const FIRST = 'a secret of an installation, long enough'
const SECOND = 'the secret that takes its place later'

describe('Secret encryption', () => {
  const secret = new Secret(FIRST)
  const sealed = secret.seal('tajna', 'second-factor', 'ana')

  it('decrypts, and encrypts to a different text each time', () => {
    expect(secret.open(sealed, 'second-factor', 'ana')).toBe('tajna')
    expect(secret.seal('tajna', 'second-factor', 'ana')).not.toBe(sealed)
  })

  it('decrypts nothing for another secret, purpose or owner, and nothing that was changed', () => {
    expect(new Secret('the secret of another installation').open(sealed, 'second-factor', 'ana')).toBeUndefined()
    expect(secret.open(sealed, 'session-name', 'ana')).toBeUndefined()
    expect(secret.open(sealed, 'second-factor', 'iva')).toBeUndefined()
    for (const changed of [
      '',
      sealed.slice(0, -2),
      sealed.startsWith('A') ? `B${sealed.slice(1)}` : `A${sealed.slice(1)}`,
    ]) {
      expect(secret.open(changed, 'second-factor', 'ana')).toBeUndefined()
    }
  })
})

describe('Secret hashes', () => {
  const secret = new Secret(FIRST)

  it('derives a different hash for each purpose, none with the secret itself as the key', () => {
    const hashes = (['idempotency', 'session-name', 'device-cookie'] as const).map((purpose) =>
      secret.hash('x', purpose),
    )
    expect(new Set(hashes).size).toBe(3)
    expect(hashes).not.toContain(createHmac('sha256', FIRST).update('x').digest('base64url'))
    const [cookieKey] = secret.signingKeys('session-cookie')
    expect(hashes).not.toContain(createHmac('sha256', cookieKey!).update('x').digest('base64url'))
  })

  it('matches a hash only for its purpose and text', () => {
    const hash = secret.hash('x', 'session-name')
    expect(secret.matches(hash, 'x', 'session-name')).toBe(true)
    expect(secret.matches(hash, 'y', 'session-name')).toBe(false)
    expect(secret.matches(hash, 'x', 'audit-head')).toBe(false)
    expect(secret.matches('', 'x', 'session-name')).toBe(false)
  })
})

describe('a replaced secret', () => {
  const before = new Secret(FIRST)
  const during = new Secret(SECOND, FIRST)
  const after = new Secret(SECOND)

  it('still verifies and decrypts, but creates nothing new', () => {
    expect(during.matches(before.hash('x', 'session-name'), 'x', 'session-name')).toBe(true)
    expect(during.open(before.seal('x', 'second-factor', 'ana'), 'second-factor', 'ana')).toBe('x')
    expect(during.signingKeys('session-cookie')).toEqual([
      ...after.signingKeys('session-cookie'),
      ...before.signingKeys('session-cookie'),
    ])
    expect(during.hash('x', 'session-name')).toBe(after.hash('x', 'session-name'))
    expect(after.open(during.seal('x', 'second-factor', 'ana'), 'second-factor', 'ana')).toBe('x')
  })

  it('verifies and decrypts nothing after its removal', () => {
    expect(after.matches(before.hash('x', 'session-name'), 'x', 'session-name')).toBe(false)
    expect(after.open(before.seal('x', 'second-factor', 'ana'), 'second-factor', 'ana')).toBeUndefined()
  })
})
