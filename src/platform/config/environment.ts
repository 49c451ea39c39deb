import { join, resolve } from 'node:path'
import { cleanEnv } from 'envalid'
import { type logLevels, retentionVariables, schema } from './environment-schema.js'
import type { Period } from './period.js'
import type { Retention } from './retention.js'
import { StartupError } from './startup-error.js'

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
  /** Connection string without the pooler of `databaseUrl`, if there is one. */
  readonly databaseDirectUrl?: string
  readonly databasePoolSize: number
  readonly dataDir: string
  /** S3-compatible store of picture files. Absent: the database contains them. */
  readonly pictureStore?: { url: string; region: string; keyId: string; secret: string }
  /** Daily backup in a directory, from an hour in Europe/Zagreb, and the number of files to keep. Absent: none. */
  readonly backups?: { dir: string; hour: number; keep: number }
  /** Public keys of age to which backups are encrypted. */
  readonly backupRecipients: string[] = []
  /** Private keys of age that decrypt backups. */
  readonly backupIdentities: string[] = []
  /** Newest first; older ones only verify. */
  readonly sessionSecrets?: string[]
  readonly adminEmail?: string
  readonly adminPassword?: string
  /** Number of trusted proxies in front of this process, for the client's address. */
  readonly trustedProxyHops: number
  /** Multiplies every rate limit; 0 disables them (load tests). */
  readonly rateLimitScale: number
  /** Renders pages before they are requested. */
  readonly pageWarming: boolean
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
    const values = cleanEnv(withoutEmpty(source), schema, { reporter: refuseFirst })
    const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
    const mailFrom = values.MAIL_FROM ?? `Biorezonanca <no-reply@${new URL(publicUrl).hostname}>`
    return new Environment({
      mode: values.NODE_ENV,
      port: values.PORT,
      host: values.HOST,
      publicUrl,
      hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS,
      databaseUrl: values.DATABASE_URL,
      databaseDirectUrl: values.DATABASE_DIRECT_URL,
      databasePoolSize: values.DATABASE_POOL_SIZE,
      dataDir: resolve(values.DATA_DIR),
      pictureStore: pictureStoreOf(values),
      backups: values.BACKUP_DIR
        ? { dir: resolve(values.BACKUP_DIR), hour: values.BACKUP_HOUR, keep: values.BACKUP_KEEP }
        : undefined,
      backupRecipients: values.BACKUP_RECIPIENT,
      backupIdentities: values.BACKUP_IDENTITY_FILE ?? [],
      sessionSecrets: values.SESSION_SECRET,
      adminEmail: values.ADMIN_EMAIL,
      adminPassword: values.ADMIN_PASSWORD,
      trustedProxyHops: values.TRUST_PROXY_HOPS,
      rateLimitScale: values.RATE_LIMIT_SCALE,
      pageWarming: values.PAGE_WARMING,
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
      retention: Object.fromEntries(
        Object.entries(retentionVariables).map(([kind, variable]) => [kind, values[variable]]),
      ) as Record<keyof Retention, Period>,
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

/** @throws InvalidEnvironment for a store without its key */
function pictureStoreOf(values: {
  PICTURE_STORE_URL?: string
  PICTURE_STORE_REGION: string
  PICTURE_STORE_KEY_ID?: string
  PICTURE_STORE_SECRET?: string
}): Environment['pictureStore'] {
  const { PICTURE_STORE_URL: url, PICTURE_STORE_KEY_ID: keyId, PICTURE_STORE_SECRET: secret } = values
  if (!url) return undefined
  if (!keyId || !secret)
    throw new InvalidEnvironment('PICTURE_STORE_URL needs PICTURE_STORE_KEY_ID and PICTURE_STORE_SECRET')
  return { url, region: values.PICTURE_STORE_REGION, keyId, secret }
}

/** Removes empty variables: Compose writes an unset variable as an empty one. */
function withoutEmpty(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
}

function refuseFirst({ errors }: { errors: Partial<Record<string, Error>> }): void {
  const [first] = Object.entries(errors)
  if (first) throw new InvalidEnvironment(`${first[0]} ${first[1]?.message}`)
}
