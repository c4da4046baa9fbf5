import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { brand } from '#copy/brand.ts'
import { isNetwork } from './http/client-address.ts'
import { levels } from './log.ts'
import { isSingleAddress } from './post/is-single-address.ts'

export type Settings = {
  port: number
  host: string
  publicUrl: URL
  databaseUrl: string | undefined
  databaseAppUrl: string | undefined
  /** The database login for reading backups. */
  backupDatabaseUrl: string | undefined
  /** Days after which the operator destroys a backup. */
  backupsKeptDays: number
  dataDir: string
  smtpUrl: string | undefined
  smsUrl: string | undefined
  /** Null if no payments are taken here, or until our own simulator has started. */
  payments: { url: string; key: string; webhookSecret: string; payoutAccount: string | null } | null
  mailFrom: string
  mailReplyTo: string
  mailBounce: string
  storageUrl: string | undefined
  /** Folder in which invoices are stored as XML for the program that reports them. */
  einvoiceFolder: string | undefined
  scannerUrl: string | undefined
  busUrl: string | undefined
  turnUrls: string[]
  turnSecret: string | undefined
  secretKeys: string[] | undefined
  demo: boolean
  trustedProxies: string[]
  rateLimitScale: number
  pushServices: string[]
  oidcProviders: OidcProvider[]
  metricsToken: string | undefined
  logLevel: (typeof levels)[number]
}

/** A provider whose accounts can be used to sign in. */
export type OidcProvider = z.output<typeof oidcProvider>

export class BadSettings extends Error {
  override name = 'BadSettings'
}

const optional = <S extends z.ZodMiniType>(shape: S) => z.optional(shape)
const url = (...protocols: string[]) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be a URL that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      abort: true,
    }),
  )
/** Only PostgreSQL can be reached without a host, through a socket. */
const urlWithHost = (...protocols: string[]) =>
  url(...protocols).check(
    z.refine((text) => new URL(text).hostname !== '', { error: 'must name a host', abort: true }),
  )

const mailbox = z
  .string()
  .check(z.refine(isSingleAddress, 'must be one plain email address, such as hello@clinic.example'))

const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
)

const oidcProvider = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  issuer: z
    .string()
    .check(
      z.refine(
        (text) =>
          URL.canParse(text) &&
          (new URL(text).protocol === 'https:' || isLoopback(new URL(text).hostname)) &&
          new URL(text).search === '',
      ),
    ),
  clientId: z.string().check(z.minLength(1)),
  clientSecret: z.string().check(z.minLength(1)),
})
const oidcProviders = z.array(oidcProvider).check(
  z.refine((each) => new Set(each.map(({ id }) => id)).size === each.length),
  z.refine((each) => new Set(each.map(({ issuer }) => issuer)).size === each.length),
)

const shape = z.object({
  PORT: optional(
    z.coerce
      .number('must be a port number')
      .check(
        z.int('must be a port number'),
        z.gte(0, 'must be a port number'),
        z.lte(65535, 'must be a port number'),
      ),
  ),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(
    urlWithHost('http:', 'https:').check(
      z.refine((text) => isBareOrigin(text), 'must be an origin, without a path, a query or a password'),
    ),
  ),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  DATABASE_APP_URL: optional(url('postgres:', 'postgresql:')),
  BACKUP_DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  BACKUPS_KEPT_DAYS: optional(
    z.coerce
      .number('must be a number of days')
      .check(z.int('must be a number of days'), z.gte(1, 'must be a number of days')),
  ),
  DATA_DIR: optional(z.string()),
  SMTP_URL: optional(urlWithHost('smtp:', 'smtps:')),
  MAIL_FROM: optional(mailbox),
  MAIL_REPLY_TO: optional(mailbox),
  MAIL_BOUNCE: optional(mailbox),
  SMS_URL: optional(
    urlWithHost('https:', 'http:').check(
      z.refine((text) => isSmsProvider(text), 'must contain its token: https://TOKEN@host/path'),
    ),
  ),
  PAYMENT_URL: optional(urlWithHost('https:', 'http:')),
  PAYMENT_KEY: optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  PAYMENT_WEBHOOK_SECRET: optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  PAYMENT_PAYOUT_ACCOUNT: optional(
    z.string().check(z.regex(/^[\w-]{1,100}$/, 'must be the id of an account at the gateway')),
  ),
  EINVOICE_FOLDER: optional(z.string()),
  STORAGE_URL: optional(
    urlWithHost('s3:').check(
      z.refine(
        (text) => isBucket(text),
        'must contain key, secret, host and bucket: s3://KEY:SECRET@host/bucket?region=…',
      ),
    ),
  ),
  SCANNER_URL: optional(urlWithHost('tcp:')),
  BUS_URL: optional(urlWithHost('nats:', 'redis:', 'rediss:')),
  TURN_URL: optional(
    list.check(
      z.refine(
        (urls) => urls.every((each) => /^turns?:[a-z0-9.-]+(:\d{1,5})?(\?transport=(udp|tcp))?$/i.test(each)),
        'must list relays such as turn:relay.example:3478 or turns:relay.example:5349?transport=tcp',
      ),
    ),
  ),
  TURN_SECRET: optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  SECRET_KEYS: optional(list),
  DEMO: optional(z.enum(['0', '1'], 'must be 0 or 1')),
  TRUSTED_PROXIES: optional(
    list.check(
      z.refine((entries) => entries.every(isNetwork), 'must list addresses or networks such as 10.0.0.0/8'),
    ),
  ),
  RATE_LIMIT_SCALE: optional(
    z.coerce.number('must be a number greater than 0').check(z.gt(0, 'must be a number greater than 0')),
  ),
  PUSH_SERVICES: optional(
    list.check(z.refine((each) => each.every(isOrigin), 'must list origins such as https://push.example')),
  ),
  OIDC_PROVIDERS: optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => oidcProviders.safeParse(parsed(text)).success,
            'must be a JSON list of { "id", "name", "issuer", "clientId", "clientSecret" }, each issuer https and listed once',
          ),
        ),
      z.transform((text) => oidcProviders.parse(parsed(text))),
    ),
  ),
  METRICS_TOKEN: optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  LOG_LEVEL: optional(z.enum(levels, `must be one of ${levels.join(', ')}`)),
})

export const settingNames: readonly string[] = Object.keys(shape.shape)

/** Reads `.env`, which the environment overrides, and lists every fault at once. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  if (environment === process.env && existsSync('.env')) process.loadEnvFile('.env')
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()))
  const { env, faults } = readShape(given)
  faults.push(...contradictions(env, (name) => name in given))
  if (faults.length > 0) {
    throw new BadSettings(
      `Nabta cannot start with these settings:\n${[...new Set(faults)].map((fault) => `  - ${fault}`).join('\n')}`,
    )
  }

  const port = env.PORT ?? 3000
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${port}`)
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    databaseAppUrl: env.DATABASE_APP_URL,
    backupDatabaseUrl: env.BACKUP_DATABASE_URL,
    backupsKeptDays: env.BACKUPS_KEPT_DAYS ?? 30,
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    smtpUrl: env.SMTP_URL,
    smsUrl: env.SMS_URL,
    payments: paymentsIn(env),
    mailFrom: env.MAIL_FROM ?? brand.supportEmail,
    mailReplyTo: env.MAIL_REPLY_TO ?? brand.supportEmail,
    mailBounce: env.MAIL_BOUNCE ?? env.MAIL_FROM ?? brand.supportEmail,
    storageUrl: env.STORAGE_URL,
    einvoiceFolder: env.EINVOICE_FOLDER && resolve(env.EINVOICE_FOLDER),
    scannerUrl: env.SCANNER_URL,
    busUrl: env.BUS_URL,
    turnUrls: env.TURN_URL ?? [],
    turnSecret: env.TURN_SECRET,
    secretKeys: env.SECRET_KEYS,
    demo: env.DEMO ? env.DEMO === '1' : !env.DATABASE_URL,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    rateLimitScale: env.RATE_LIMIT_SCALE ?? 1,
    pushServices: env.PUSH_SERVICES ?? [],
    oidcProviders: env.OIDC_PROVIDERS ?? [],
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? 'info',
  }
}

export const isLoopback = (host: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|.*\.localhost)$/.test(host)

type Env = z.output<typeof shape>

/** The settings that can be read, and the faults of the others. */
function readShape(given: Record<string, string | undefined>): { env: Env; faults: string[] } {
  const read = shape.safeParse(given)
  if (read.success) return { env: read.data, faults: [] }
  const { issues } = read.error
  const unreadable = new Set(issues.map(({ path }) => path[0]))
  return {
    env: shape.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !unreadable.has(name)))),
    faults: issues.map(({ path, message }) => `${path.join('.')} ${message}`),
  }
}

/** A setting with an unreadable value still counts as given, so that it is not reported as missing too. */
function contradictions(env: Env, isGiven: (name: keyof Env) => boolean): string[] {
  const faults: string[] = []
  const open =
    !isLoopback(env.HOST ?? '127.0.0.1') ||
    !isLoopback(env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : 'localhost')
  if (!isGiven('DATABASE_URL') && open && !isGiven('DEMO')) {
    faults.push(
      'DEMO must be set explicitly (0 or 1) if HOST or PUBLIC_URL is not loopback and the database is the embedded one',
    )
  }
  for (const name of ['DATABASE_APP_URL', 'BACKUP_DATABASE_URL'] as const)
    if (isGiven(name) && !isGiven('DATABASE_URL')) faults.push(`${name} requires DATABASE_URL`)
  if (isGiven('DATABASE_URL') && !isGiven('SECRET_KEYS'))
    faults.push('SECRET_KEYS is required with DATABASE_URL: create a key with `openssl rand -base64 32`')
  if (env.SECRET_KEYS?.length === 0) faults.push('SECRET_KEYS contains no key')
  for (const key of env.SECRET_KEYS ?? []) {
    if (Buffer.from(key, 'base64').length !== 32)
      faults.push('SECRET_KEYS must contain keys of 32 bytes in base64, separated by commas')
  }
  if (isClearOverNetwork(env.SMS_URL)) faults.push('SMS_URL must be https unless it points to this machine')
  if (![0, 3].includes(paymentNames.filter(isGiven).length))
    faults.push('PAYMENT_URL, PAYMENT_KEY and PAYMENT_WEBHOOK_SECRET must be set together')
  if (isGiven('PAYMENT_PAYOUT_ACCOUNT') && !isGiven('PAYMENT_URL'))
    faults.push('PAYMENT_PAYOUT_ACCOUNT requires PAYMENT_URL')
  if (isClearOverNetwork(env.PAYMENT_URL))
    faults.push('PAYMENT_URL must be https unless it points to this machine')
  if (env.SCANNER_URL && !new URL(env.SCANNER_URL).port)
    faults.push('SCANNER_URL must contain a port: tcp://host:3310')
  if (isGiven('TURN_URL') !== isGiven('TURN_SECRET'))
    faults.push('TURN_URL and TURN_SECRET must be set together: the secret is coturn’s static-auth-secret')
  return faults
}

const isClearOverNetwork = (text: string | undefined) =>
  text !== undefined && new URL(text).protocol === 'http:' && !isLoopback(new URL(text).hostname)

const paymentNames = ['PAYMENT_URL', 'PAYMENT_KEY', 'PAYMENT_WEBHOOK_SECRET'] as const

function paymentsIn(env: Env): Settings['payments'] {
  const [url, key, webhookSecret] = paymentNames.map((name) => env[name])
  return url && key && webhookSecret
    ? { url, key, webhookSecret, payoutAccount: env.PAYMENT_PAYOUT_ACCOUNT ?? null }
    : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isBareOrigin(text: string): boolean {
  const { origin, href } = new URL(text)
  return href === `${origin}/`
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

function isSmsProvider(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username !== '' && password === ''
}

function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password, host, pathname } = new URL(text)
  return [username, password, host].every(Boolean) && /^\/[^/]+\/?$/.test(pathname)
}
