import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Environment } from './environment.js'

describe('Environment', () => {
  it('takes an empty variable for one that is not set, as Compose writes it', () => {
    const empty = Object.fromEntries(
      ['NODE_ENV', 'PORT', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'DATABASE_POOL_SIZE', 'DATA_DIR', 'SESSION_SECRET']
        .concat(['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'TRUST_PROXY_HOPS', 'RATE_LIMIT_SCALE', 'EARLY_CONNECTIONS'])
        .concat([
          'TAG_MANAGER_ID',
          'SMTP_URL',
          'MAIL_FROM',
          'STAFF_EMAIL',
          'DKIM_KEY_FILE',
          'DKIM_SELECTOR',
          'METRICS_TOKEN',
          'LOG_LEVEL',
        ])
        .map((name) => [name, '']),
    )
    expect(Environment.read(empty)).toEqual(Environment.read({}))
    expect(Environment.read({ PORT: ' ' }).port).toBe(3000)
  })

  it('takes a key for mails only of the kind that signs them', () => {
    const directory = mkdtempSync(join(tmpdir(), 'biorezonanca-key-'))
    const fileWith = (name: string, key: KeyObject) => {
      writeFileSync(join(directory, name), key.export({ type: 'pkcs8', format: 'pem' }))
      return join(directory, name)
    }
    const rsa = fileWith('rsa', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
    const ed25519 = fileWith('ed25519', generateKeyPairSync('ed25519').privateKey)
    expect(Environment.read({ DKIM_KEY_FILE: rsa }).dkim).toMatchObject({ selector: 'mail', domain: 'localhost' })
    expect(() => Environment.read({ DKIM_KEY_FILE: ed25519 })).toThrow('DKIM_KEY_FILE')
    rmSync(directory, { recursive: true })
  })
})
