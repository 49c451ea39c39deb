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
})
