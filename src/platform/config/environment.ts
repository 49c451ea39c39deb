import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bool, cleanEnv, EnvError, host, makeValidator, port, str } from 'envalid'
import { newPassword } from '#src/shared/forms/password.js'
import { period } from './period.js'
import type { Retention } from './retention.js'
import { StartupError } from './startup-error.js'

const logLevels = ['error', 'warn', 'log', 'debug', 'verbose'] as const

const wholeNumber = makeValidator<number>((input) => {
  if (!/^\d{1,9}$/.test(input)) throw new EnvError(`is not a whole number: "${input}"`)
  return Number(input)
})

const positiveNumber = makeValidator<number>((input) => {
  if (!/^[1-9]\d{0,8}$/.test(input)) throw new EnvError(`is not a whole number above 0: "${input}"`)
  return Number(input)
})

const factor = makeValidator<number>((input) => {
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(input)) throw new EnvError(`is not a number of at least 0: "${input}"`)
  return Number(input)
})

const origin = makeValidator<string>((input) => {
  const url = URL.canParse(input) ? new URL(input) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new EnvError(`is not an http(s) address: "${input}"`)
  if (url.href !== `${url.origin}/`) throw new EnvError('must be scheme and host without a path')
  return url.origin
})

const origins = makeValidator<string[]>((input) =>
  input
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => {
      const url = URL.canParse(item) ? new URL(item) : null
      if (!url || !/^https?:$/.test(url.protocol))
        throw new EnvError(`contains something other than an http(s) address: "${item}"`)
      if (url.href !== `${url.origin}/`)
        throw new EnvError(`must contain scheme and host without a path, not "${item}"`)
      return url.origin
    }),
)

const tagManagerId = makeValidator<string>((input) => {
  if (!/^GTM-[A-Z0-9]+$/.test(input)) throw new EnvError('is not a Google Tag Manager container id such as GTM-ABC123')
  return input
})

/** @returns distinct hours in ascending order */
const hoursOfDay = makeValidator<number[]>((input) => {
  const hours = input.split(',').map((item) => item.trim())
  if (hours.some((hour) => !/^([01]?\d|2[0-3])$/.test(hour)))
    throw new EnvError(`is not a list of whole hours from 0 to 23 such as "7,13": "${input}"`)
  const values = hours.map(Number).sort((a, b) => a - b)
  if (new Set(values).size < values.length) throw new EnvError(`contains an hour twice: "${input}"`)
  return values
})

const postgresUrl = makeValidator<string>((input) => {
  if (!/^postgres(ql)?:\/\/./.test(input)) throw new EnvError('must begin with postgres://')
  return input
})

const email = makeValidator<string>((input) => {
  if (!/^[^\s@]+@[^\s@]+$/.test(input)) throw new EnvError('is not an e-mail address')
  return input
})

const emails = makeValidator<string[]>((input) =>
  input
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => {
      if (!/^[^\s@]+@[^\s@]+$/.test(item))
        throw new EnvError('is not an e-mail address or a comma-separated list of them')
      return item
    }),
)

const smtpUrl = makeValidator<string>((input) => {
  const url = URL.canParse(input) ? new URL(input) : null
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new EnvError('is not an address such as smtp://user:password@mail.example.com:587')
  return input
})

const mailbox = makeValidator<string>((input) => {
  if (!/^([^<>]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(input))
    throw new EnvError(`is not an e-mail address, with or without a name: "${input}"`)
  return input
})

const collector = makeValidator<string>((input) => {
  const url = URL.canParse(input) ? new URL(input) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new EnvError(`is not an http(s) address: "${input}"`)
  return input.replace(/\/*$/, '/v1/traces')
})

/** @returns the content of the file */
const privateKeyFile = makeValidator<string>((input) => {
  try {
    const key = readFileSync(input, 'utf8')
    if (createPrivateKey(key).asymmetricKeyType !== 'rsa') throw new Error('the key is not an RSA key')
    return key
  } catch (error) {
    throw new EnvError(`is not a readable private RSA key (PEM): ${(error as Error).message}`)
  }
})

export const SHORTEST_SECRET = 32

const secrets = makeValidator<string[]>((input) => {
  const values = input.split(',').map((value) => value.trim())
  if (values.some((value) => value.length < SHORTEST_SECRET))
    throw new EnvError(`must have at least ${SHORTEST_SECRET} characters (each, if several)`)
  return values
})

const token = makeValidator<string>((input) => {
  if (!/^[!-~]+$/.test(input) || input.length < SHORTEST_SECRET)
    throw new EnvError(`must have at least ${SHORTEST_SECRET} printable ASCII characters without spaces`)
  return input
})

const password = makeValidator<string>((input) => {
  const { minLength, maxLength } = newPassword
  if (input.length < minLength || input.length > maxLength)
    throw new EnvError(`must have ${minLength} to ${maxLength} characters`)
  return input
})

export class InvalidEnvironment extends StartupError {}

/** Configuration of the process. Read once at start; nothing else reads `process.env`. */
export class Environment {
  readonly mode: 'production' | 'development' | 'test'
  readonly port: number
  readonly host: string
  /** Scheme and host that visitors use, without a trailing slash; base of canonical addresses. */
  readonly publicUrl: string
  /** True when HSTS also applies to subdomains of `publicUrl`. */
  readonly hstsIncludesSubdomains: boolean
  /** Connection string of a PostgreSQL server. Absent: the embedded database under `dataDir`. */
  readonly databaseUrl?: string
  readonly databasePoolSize: number
  readonly dataDir: string
  /** Newest first; older ones only verify. */
  readonly sessionSecrets?: string[]
  readonly adminEmail?: string
  readonly adminPassword?: string
  /** Number of trusted proxies in front of this process, for the client's address. */
  readonly trustedProxyHops: number
  /** Multiplies every rate limit; 0 disables them (load tests). */
  readonly rateLimitScale: number
  /** Other origins whose pages may use the API, without cookies. */
  readonly corsOrigins: string[]
  /** Other origins to which pages preconnect after the visitor has accepted cookies. */
  readonly earlyConnections: string[]
  /** Google Tag Manager container, loaded after the visitor has accepted cookies. */
  readonly tagManagerId?: string
  /** Mail server, with user and password. Absent: mails are stored as files under `dataDir`. */
  readonly smtpUrl?: string
  /** Sender of mails, as `Name <address>`. */
  readonly mailFrom: string
  /** Recipients of leads without a location; by default the address of the business. */
  readonly staffEmails: string[]
  /** Hours at which digests of leads are sent, in Europe/Zagreb. */
  readonly digestHours: number[]
  /** DKIM signing key of mails (RFC 6376). */
  readonly dkim?: { privateKey: string; selector: string }
  /** Bearer token required for `/metrics`. Absent: access is denied. */
  readonly metricsToken?: string
  /** Allows webhooks to private addresses and without TLS, for development. */
  readonly webhookPrivateAddresses: boolean
  /** OTLP endpoint (HTTP) for OpenTelemetry traces. Absent: tracing is disabled. */
  readonly tracesAddress?: string
  readonly retention: Retention
  /** Names of the variables that are set; these override the owner's settings. */
  readonly setVariables: readonly string[]
  readonly logLevel: (typeof logLevels)[number]

  constructor(values: Partial<Environment>) {
    Object.assign(this, values)
  }

  /** @throws InvalidEnvironment with one line on the first invalid variable */
  static read(source: NodeJS.ProcessEnv): Environment {
    const values = cleanEnv(
      withoutEmpty(source),
      {
        NODE_ENV: str({ choices: ['production', 'development', 'test'], default: 'production' }),
        PORT: port({ default: 3000 }),
        HOST: host({ default: '0.0.0.0' }),
        PUBLIC_URL: origin({ default: undefined }),
        HSTS_INCLUDE_SUBDOMAINS: bool({ default: false }),
        DATABASE_URL: postgresUrl({ default: undefined }),
        DATABASE_POOL_SIZE: positiveNumber({ default: 10 }),
        DATA_DIR: str({ default: './data' }),
        SESSION_SECRET: secrets({ default: undefined }),
        ADMIN_EMAIL: email({ default: undefined }),
        ADMIN_PASSWORD: password({ default: undefined }),
        TRUST_PROXY_HOPS: wholeNumber({ default: 0 }),
        RATE_LIMIT_SCALE: factor({ default: 1 }),
        CORS_ORIGINS: origins({ default: [] }),
        EARLY_CONNECTIONS: origins({ default: [] }),
        TAG_MANAGER_ID: tagManagerId({ default: undefined }),
        SMTP_URL: smtpUrl({ default: undefined }),
        MAIL_FROM: mailbox({ default: undefined }),
        STAFF_EMAIL: emails({ default: [] }),
        DIGEST_HOURS: hoursOfDay({ default: [7] }),
        DKIM_KEY_FILE: privateKeyFile({ default: undefined }),
        DKIM_SELECTOR: str({ default: 'mail' }),
        METRICS_TOKEN: token({ default: undefined }),
        WEBHOOK_PRIVATE_ADDRESSES: str({ choices: ['refuse', 'allow'], default: 'refuse' }),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector({ default: undefined }),
        RETENTION_CONTACT_MESSAGES: period({ default: { count: 2, unit: 'year' } }),
        RETENTION_FRANCHISE_INQUIRIES: period({ default: { count: 3, unit: 'year' } }),
        RETENTION_APPOINTMENT_REQUESTS: period({ default: { count: 2, unit: 'year' } }),
        RETENTION_DISCARDED_LEADS: period({ default: { count: 90, unit: 'day' } }),
        RETENTION_ENDED_SUBSCRIPTIONS: period({ default: { count: 2, unit: 'year' } }),
        RETENTION_UNCONFIRMED_SUBSCRIPTIONS: period({ default: { count: 90, unit: 'day' } }),
        RETENTION_CONSENT_PROOFS: period({ default: { count: 3, unit: 'year' } }),
        RETENTION_MAILS: period({ default: { count: 90, unit: 'day' } }),
        LOG_LEVEL: str({ choices: logLevels, default: 'log' }),
      },
      { reporter: refuseFirst },
    )
    const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
    const mailFrom = values.MAIL_FROM ?? `Biorezonanca <no-reply@${new URL(publicUrl).hostname}>`
    return new Environment({
      mode: values.NODE_ENV,
      port: values.PORT,
      host: values.HOST,
      publicUrl,
      hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS,
      databaseUrl: values.DATABASE_URL,
      databasePoolSize: values.DATABASE_POOL_SIZE,
      dataDir: resolve(values.DATA_DIR),
      sessionSecrets: values.SESSION_SECRET,
      adminEmail: values.ADMIN_EMAIL,
      adminPassword: values.ADMIN_PASSWORD,
      trustedProxyHops: values.TRUST_PROXY_HOPS,
      rateLimitScale: values.RATE_LIMIT_SCALE,
      corsOrigins: values.CORS_ORIGINS,
      earlyConnections: values.EARLY_CONNECTIONS,
      tagManagerId: values.TAG_MANAGER_ID,
      smtpUrl: values.SMTP_URL,
      mailFrom,
      staffEmails: values.STAFF_EMAIL,
      digestHours: values.DIGEST_HOURS,
      dkim: values.DKIM_KEY_FILE ? { privateKey: values.DKIM_KEY_FILE, selector: values.DKIM_SELECTOR } : undefined,
      metricsToken: values.METRICS_TOKEN,
      webhookPrivateAddresses: values.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
      tracesAddress: values.OTEL_EXPORTER_OTLP_ENDPOINT,
      retention: {
        contactMessages: values.RETENTION_CONTACT_MESSAGES,
        franchiseInquiries: values.RETENTION_FRANCHISE_INQUIRIES,
        appointmentRequests: values.RETENTION_APPOINTMENT_REQUESTS,
        discardedLeads: values.RETENTION_DISCARDED_LEADS,
        endedSubscriptions: values.RETENTION_ENDED_SUBSCRIPTIONS,
        unconfirmedSubscriptions: values.RETENTION_UNCONFIRMED_SUBSCRIPTIONS,
        consentProofs: values.RETENTION_CONSENT_PROOFS,
        mails: values.RETENTION_MAILS,
      },
      setVariables: Object.keys(withoutEmpty(source)),
      logLevel: values.LOG_LEVEL,
    })
  }

  get embeddedDatabaseDir(): string {
    return join(this.dataDir, 'postgres')
  }

  get servesOverTls(): boolean {
    return this.publicUrl.startsWith('https:')
  }
}

/** Removes empty variables: Compose writes an unset variable as an empty one. */
function withoutEmpty(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
}

function refuseFirst({ errors }: { errors: Partial<Record<string, Error>> }): void {
  const [first] = Object.entries(errors)
  if (first) throw new InvalidEnvironment(`${first[0]} ${first[1]?.message}`)
}
