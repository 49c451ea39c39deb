import { Secret } from './secret.js'

describe('what the secret seals', () => {
  const secret = new Secret('a secret of an installation, long enough')
  const sealed = secret.seal('tajna', 'second-factor', 'ana')

  it('opens again, and looks different each time', () => {
    expect(secret.open(sealed, 'second-factor', 'ana')).toBe('tajna')
    expect(secret.seal('tajna', 'second-factor', 'ana')).not.toBe(sealed)
  })

  it('stays shut for another secret, purpose or owner, and when it was changed', () => {
    expect(new Secret('the secret of another installation').open(sealed, 'second-factor', 'ana')).toBeUndefined()
    expect(secret.open(sealed, 'webhooks', 'ana')).toBeUndefined()
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
