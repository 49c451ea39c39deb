import { hashPassword, isPassword } from './password.js'

describe('passwords', () => {
  it('are hashed with Argon2id at the recommended cost, with a salt', async () => {
    const [first, second] = await Promise.all([hashPassword('slatka tišina'), hashPassword('slatka tišina')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it('match regardless of Unicode composition', async () => {
    const passwordHash = await hashPassword('slatka tišina'.normalize('NFC'))
    expect(await isPassword('slatka tišina'.normalize('NFD'), passwordHash)).toBe(true)
    expect(await isPassword('slatka tisina', passwordHash)).toBe(false)
  })
})
