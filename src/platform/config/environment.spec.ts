import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Environment, InvalidEnvironment } from './environment.js'
import { schema } from './environment-schema.js'

describe('Environment', () => {
  it('treats an empty variable as unset, as Compose writes it', () => {
    const empty = Object.fromEntries(Object.keys(schema).map((name) => [name, '']))
    expect(Environment.read(empty)).toEqual(Environment.read({}))
    expect(Environment.read({ PORT: ' ' }).port).toBe(3000)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.com/site' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ SESSION_SECRET: `${'x'.repeat(40)},short` }, 'SESSION_SECRET'],
    [{ ADMIN_PASSWORD: 'too short' }, 'ADMIN_PASSWORD'],
    [{ TRUST_PROXY_HOPS: '-1' }, 'TRUST_PROXY_HOPS'],
    [{ EARLY_CONNECTIONS: 'https://example.com, example.org' }, 'EARLY_CONNECTIONS'],
    [{ EARLY_CONNECTIONS: 'https://example.com/tag.js' }, 'EARLY_CONNECTIONS'],
    [{ TAG_MANAGER_ID: 'UA-12345-6' }, 'TAG_MANAGER_ID'],
    [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE'],
    [{ RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE'],
    [{ RATE_LIMIT_SCALE: '5abc' }, 'RATE_LIMIT_SCALE'],
  ])('rejects %j with one line that names the variable', (variables, name) => {
    const read = () => Environment.read(variables)
    expect(read).toThrow(InvalidEnvironment)
    expect(read).toThrow(new RegExp(`^${name} .+$`))
  })

  it('accepts only an RSA key for signing mails', () => {
    const directory = mkdtempSync(join(tmpdir(), 'biorezonanca-key-'))
    const fileWith = (name: string, key: KeyObject) => {
      writeFileSync(join(directory, name), key.export({ type: 'pkcs8', format: 'pem' }))
      return join(directory, name)
    }
    const rsa = fileWith('rsa', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
    const ed25519 = fileWith('ed25519', generateKeyPairSync('ed25519').privateKey)
    expect(Environment.read({ DKIM_KEY_FILE: rsa }).dkim).toMatchObject({ selector: 'mail' })
    expect(() => Environment.read({ DKIM_KEY_FILE: ed25519 })).toThrow('DKIM_KEY_FILE')
    rmSync(directory, { recursive: true })
  })

  it.each([
    ['http://collector:4318', 'http://collector:4318/v1/traces'],
    ['https://traces.example.com/otlp/', 'https://traces.example.com/otlp/v1/traces'],
  ])('exports traces to the default path of a collector at %s', (endpoint, address) => {
    expect(Environment.read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).tracesAddress).toBe(address)
  })

  it.each(['collector:4318', 'grpc://collector:4317', 'yes'])('rejects the collector address %j', (endpoint) => {
    expect(() => Environment.read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT')
  })

  it.each([
    ['7', [7]],
    ['13, 07', [7, 13]],
    ['0,23', [0, 23]],
    [' ', [7]],
  ])('reads %j as hours of the day in ascending order', (value, hours) => {
    expect(Environment.read({ DIGEST_HOURS: value }).digestHours).toEqual(hours)
  })

  it.each(['24', '-1', '7.5', '7:00', '7,', '7;13', 'noon', '7,7', '7,07'])('rejects the hours %j', (value) => {
    expect(() => Environment.read({ DIGEST_HOURS: value })).toThrow(/^DIGEST_HOURS (is not a list of|contains) /)
  })

  it.each(['2', 'two years', '0 days', '1000 days', '1 week', '-1 days', '1.5 years', 'forever'])(
    'rejects the period %j',
    (value) => {
      expect(() => Environment.read({ RETENTION_MAILS: value })).toThrow(
        `RETENTION_MAILS is not a period such as "90 days", "18 months" or "2 years": "${value}"`,
      )
    },
  )

  it('reads several staff addresses and lists the variables that are set', () => {
    const { staffEmails, setVariables } = Environment.read({
      STAFF_EMAIL: 'ana@example.com, iva@example.com',
      MAIL_FROM: ' ',
    })
    expect(staffEmails).toEqual(['ana@example.com', 'iva@example.com'])
    expect(setVariables).toEqual(['STAFF_EMAIL'])
    expect(() => Environment.read({ STAFF_EMAIL: 'ana@example.com, iva' })).toThrow('STAFF_EMAIL')
  })

  it('reads a period in days, months or years', () => {
    const { retention } = Environment.read({ RETENTION_MAILS: '1 day', RETENTION_CONTACT_MESSAGES: '18 months' })
    expect(retention).toMatchObject({ mails: { count: 1, unit: 'day' }, contactMessages: { count: 18, unit: 'month' } })
  })
})
