import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { bool, EnvError, host, makeValidator, port, str } from 'envalid'
import { newPassword } from '#src/shared/forms/password.js'
import { canonicalEmail } from '#src/shared/forms/typed-text.js'
import { isAgeRecipient, parseAgeIdentities } from './age-keys.js'
import { period } from './period.js'
import type { Retention } from './retention.js'

export const logLevels = ['error', 'warn', 'log', 'debug', 'verbose'] as const

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
    .map(canonicalEmail)
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

const hourOfDay = makeValidator<number>((input) => {
  if (!/^([01]?\d|2[0-3])$/.test(input)) throw new EnvError(`is not a whole hour from 0 to 23: "${input}"`)
  return Number(input)
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
  const address = canonicalEmail(input)
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw new EnvError('is not an e-mail address')
  return address
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

const ageRecipients = makeValidator<string[]>((input) => {
  const keys = input.split(',').map((key) => key.trim())
  if (!keys.every(isAgeRecipient))
    throw new EnvError('is not a public key such as age1…, as npm run backup:keygen prints it, or a list of them')
  return keys
})

/** @returns the private keys in the file */
const ageIdentityFile = makeValidator<string[]>((input) => {
  let text: string
  try {
    text = readFileSync(input, 'utf8')
  } catch (error) {
    throw new EnvError(`is not a readable file: ${(error as Error).message}`)
  }
  const keys = parseAgeIdentities(text)
  if (!keys) throw new EnvError('is not a file with a private key such as AGE-SECRET-KEY-1…')
  return keys
})

const storeUrl = makeValidator<string>((input) => {
  const url = URL.canParse(input) ? new URL(input) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash || url.pathname === '/')
    throw new EnvError(`is not an address of a bucket such as https://s3.example.com/bucket: "${input}"`)
  return url.href.replace(/\/+$/, '')
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

/** Variables in sections, as docs/configuration.md lists them. `desc` is Markdown. */
export const sections = {
  Server: {
    NODE_ENV: str({
      choices: ['production', 'development', 'test'],
      default: 'production',
      desc: 'Mode of the process. `npm run dev` sets `development`.',
    }),
    PORT: port({ default: 3000, desc: 'TCP port on which the server listens.' }),
    HOST: host({ default: '0.0.0.0', desc: 'Network address on which the server listens.' }),
    PUBLIC_URL: origin({
      default: undefined,
      example: 'https://example.com',
      desc: 'Scheme and host that visitors use, without a path; by default `http://localhost:$PORT`. With `https`, cookies are `Secure` and HSTS is sent.',
    }),
    HSTS_INCLUDE_SUBDOMAINS: bool({
      default: false,
      desc: 'Extends HSTS to all subdomains of `PUBLIC_URL`. Set it once each of them supports TLS.',
    }),
    TRUST_PROXY_HOPS: wholeNumber({
      default: 0,
      desc: 'Number of proxies in front of the process that are trusted to report the client address.',
    }),
    RATE_LIMIT_SCALE: factor({ default: 1, desc: 'Factor for all rate limits; `0` disables them.' }),
    PAGE_WARMING: bool({
      default: true,
      desc: 'Renders all pages into the cache while the process is idle. `false` leaves the processor to others that share it; the first visitor of a page then waits for it.',
    }),
    CORS_ORIGINS: origins({
      default: [],
      example: 'https://app.example.com,https://intranet.example.com',
      desc: 'Origins, separated by commas, whose pages may use the API without cookies. `/api/admin` is excluded.',
    }),
  },
  Database: {
    DATABASE_URL: postgresUrl({
      default: undefined,
      example: 'postgres://site:password@db.example.com/site?sslmode=verify-full',
      desc: 'PostgreSQL server. Without it, the site runs its own server in `DATA_DIR`.',
    }),
    DATABASE_DIRECT_URL: postgresUrl({
      default: undefined,
      example: 'postgres://site:password@db.example.com:5432/site?sslmode=verify-full',
      desc: 'The same database without the connection pooler that `DATABASE_URL` leads through, for notifications, migrations and commands.',
    }),
    DATABASE_POOL_SIZE: positiveNumber({
      default: 10,
      desc: 'Connections for requests. Each process needs two more, for notifications and for migrations.',
    }),
    DATA_DIR: str({
      default: './data',
      desc: 'Directory of the embedded database, the session secret, and mails that are stored as files.',
    }),
  },
  Pictures: {
    PICTURE_STORE_URL: storeUrl({
      default: undefined,
      example: 'https://s3.example.com/biorezonanca/pictures',
      desc: 'Bucket of an S3-compatible store for the files of uploaded pictures, addressed by path, with or without a prefix. Without it, the database contains them.',
    }),
    PICTURE_STORE_REGION: str({ default: 'us-east-1', desc: 'Region that requests to the store are signed for.' }),
    PICTURE_STORE_KEY_ID: str({ default: undefined, desc: 'Id of the access key of the store.' }),
    PICTURE_STORE_SECRET: str({ default: undefined, desc: 'Secret of the access key of the store.' }),
  },
  Backup: {
    BACKUP_DIR: str({
      default: undefined,
      example: '/backups',
      desc: 'Directory of a daily backup, on another disk or mounted from another machine. Without it, no backup is scheduled.',
    }),
    BACKUP_HOUR: hourOfDay({ default: 3, desc: 'Hour in Europe/Zagreb from which the daily backup is written.' }),
    BACKUP_KEEP: positiveNumber({ default: 14, desc: 'Number of scheduled backups that are kept.' }),
    BACKUP_RECIPIENT: ageRecipients({
      default: [],
      example: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
      desc: 'Public key to which backups are encrypted, as `npm run backup:keygen` prints it, or several separated by commas. Without it, backups are not encrypted.',
    }),
    BACKUP_IDENTITY_FILE: ageIdentityFile({
      default: undefined,
      example: '/run/secrets/backup-key',
      desc: 'File with the private key, for the weekly restore drill of encrypted backups and for restoring. Without it, encrypted backups are not drilled.',
    }),
  },
  Accounts: {
    SESSION_SECRET: secrets({
      default: undefined,
      desc: `Secret from which all keys are derived, ${SHORTEST_SECRET} characters or more; by default generated in \`DATA_DIR\`. Processes of one site need the same. \`new,old\` rotates it.`,
    }),
    ADMIN_EMAIL: email({
      default: undefined,
      example: 'ana@example.com',
      desc: 'E-mail address of the administrator that the start creates if there is none with it; by default `admin@localhost`.',
    }),
    ADMIN_PASSWORD: password({
      default: undefined,
      desc: `Password of that administrator, ${newPassword.minLength} to ${newPassword.maxLength} characters. Without it, the first start prints a one-time password.`,
    }),
  },
  Mails: {
    SMTP_URL: smtpUrl({
      default: undefined,
      example: 'smtp://user:password@mail.example.com:587',
      desc: 'Mail server. Without it, mails are stored as files in `DATA_DIR/mail`.',
    }),
    MAIL_FROM: mailbox({
      default: undefined,
      example: 'Biorezonanca <info@example.com>',
      desc: 'Sender of mails; by default `no-reply@` the host of `PUBLIC_URL`.',
    }),
    STAFF_EMAIL: emails({
      default: [],
      example: 'ana@example.com,iva@example.com',
      desc: 'Recipients of leads without a location, separated by commas; by default the mailboxes of the head office at /admin/recipients.',
    }),
    DIGEST_HOURS: hoursOfDay({
      default: [7],
      example: '7,13',
      desc: 'Hours in Europe/Zagreb at which digests of new leads are sent, separated by commas.',
    }),
    DKIM_KEY_FILE: privateKeyFile({
      default: undefined,
      example: '/run/secrets/dkim.pem',
      desc: 'File with the private RSA key (PEM) that signs mails.',
    }),
    DKIM_SELECTOR: str({ default: 'mail', desc: 'Name of the key in DNS: `<selector>._domainkey`.' }),
  },
  'Third parties': {
    EARLY_CONNECTIONS: origins({
      default: [],
      example: 'https://www.google-analytics.com',
      desc: 'Origins, separated by commas, to which pages preconnect after a visitor has accepted cookies, besides the tag manager’s.',
    }),
    TAG_MANAGER_ID: tagManagerId({
      default: undefined,
      example: 'GTM-ABC123',
      desc: 'Google Tag Manager container, loaded after a visitor has accepted cookies.',
    }),
    WEBHOOK_PRIVATE_ADDRESSES: str({
      choices: ['refuse', 'allow'],
      default: 'refuse',
      desc: 'Whether webhooks may use private network addresses and plain HTTP. Allow it for development only.',
    }),
  },
  Monitoring: {
    LOG_LEVEL: str({
      choices: logLevels,
      default: 'log',
      desc: 'Least severe level that is logged. `debug` adds a line for each request.',
    }),
    METRICS_TOKEN: token({
      default: undefined,
      desc: `Bearer token for \`/metrics\`, ${SHORTEST_SECRET} characters or more. Without it, access is denied.`,
    }),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector({
      default: undefined,
      example: 'http://collector:4318',
      desc: 'OpenTelemetry collector (OTLP over HTTP) that receives traces. Without it, tracing is disabled.',
    }),
  },
  'Retention periods': {
    RETENTION_CONTACT_MESSAGES: period({
      default: { count: 2, unit: 'year' },
      desc: 'Contact messages, from the last action of the sender or of staff.',
    }),
    RETENTION_FRANCHISE_INQUIRIES: period({
      default: { count: 3, unit: 'year' },
      desc: 'Franchise inquiries, from the last action.',
    }),
    RETENTION_APPOINTMENT_REQUESTS: period({
      default: { count: 2, unit: 'year' },
      desc: 'Appointment requests, from the last action.',
    }),
    RETENTION_BOOKINGS: period({
      default: { count: 2, unit: 'year' },
      desc: 'Bookings, from the visit or the last action.',
    }),
    RETENTION_DISCARDED_LEADS: period({
      default: { count: 90, unit: 'day' },
      desc: 'Leads of any kind in the trash or the spam box, from the last action.',
    }),
    RETENTION_ENDED_SUBSCRIPTIONS: period({
      default: { count: 2, unit: 'year' },
      desc: 'Newsletter subscribers, from the end of the subscription.',
    }),
    RETENTION_UNCONFIRMED_SUBSCRIPTIONS: period({
      default: { count: 90, unit: 'day' },
      desc: 'Newsletter subscribers who have not confirmed the address, from the request.',
    }),
    RETENTION_CONSENT_PROOFS: period({
      default: { count: 3, unit: 'year' },
      desc: 'Proofs of cookie consent, from the decision.',
    }),
    RETENTION_MAILS: period({
      default: { count: 90, unit: 'day' },
      desc: 'Mails and their files, from sending or permanent failure.',
    }),
  },
}

/** All variables that the process reads. */
export const schema = {
  ...sections.Server,
  ...sections.Database,
  ...sections.Pictures,
  ...sections.Backup,
  ...sections.Accounts,
  ...sections.Mails,
  ...sections['Third parties'],
  ...sections.Monitoring,
  ...sections['Retention periods'],
}

export type VariableName = keyof typeof schema

/** Variable of each retention period. */
export const retentionVariables = {
  contactMessages: 'RETENTION_CONTACT_MESSAGES',
  franchiseInquiries: 'RETENTION_FRANCHISE_INQUIRIES',
  appointmentRequests: 'RETENTION_APPOINTMENT_REQUESTS',
  bookings: 'RETENTION_BOOKINGS',
  discardedLeads: 'RETENTION_DISCARDED_LEADS',
  endedSubscriptions: 'RETENTION_ENDED_SUBSCRIPTIONS',
  unconfirmedSubscriptions: 'RETENTION_UNCONFIRMED_SUBSCRIPTIONS',
  consentProofs: 'RETENTION_CONSENT_PROOFS',
  mails: 'RETENTION_MAILS',
} as const satisfies Record<keyof Retention, VariableName>
