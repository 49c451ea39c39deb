import { Secret } from '#src/platform/crypto/secret.js'
import { SecondFactor } from './second-factor.entity.js'
import { SecondFactorSecretsService } from './second-factor-secrets.service.js'

const factorOf = (userId: string, recoveryCodeHashes: string[]) =>
  Object.assign(new SecondFactor(), { userId, recoveryCodeHashes })

describe('recovery codes', () => {
  const past = 'a'.repeat(32)
  const present = 'b'.repeat(32)
  const { codes, hashes } = new SecondFactorSecretsService(new Secret(past)).newRecoveryCodes('ana')
  const code = codes[0]!

  it('have at least 128 bits', () => {
    expect(Math.log2(32) * code.replaceAll('-', '').length).toBeGreaterThanOrEqual(128)
  })

  it('are found only with the secret of the installation and by their user', () => {
    const secrets = new SecondFactorSecretsService(new Secret(past))
    expect(secrets.findRecoveryCode(factorOf('ana', hashes), code.toUpperCase())).toBe(hashes[0])
    expect(secrets.findRecoveryCode(factorOf('iva', hashes), code)).toBeUndefined()
    expect(new SecondFactorSecretsService(new Secret(present)).findRecoveryCode(factorOf('ana', hashes), code)).toBe(
      undefined,
    )
  })

  it('stay valid and counted while an older secret does, and not afterwards', () => {
    const rotating = new SecondFactorSecretsService(new Secret(present, past))
    expect(rotating.findRecoveryCode(factorOf('ana', hashes), code)).toBe(hashes[0])
    expect(rotating.countRecoveryCodes(factorOf('ana', hashes))).toBe(10)
    const rotated = new SecondFactorSecretsService(new Secret(present))
    expect(rotated.countRecoveryCodes(factorOf('ana', hashes))).toBe(0)
  })
})
