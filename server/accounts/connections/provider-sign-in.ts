import { sql } from 'kysely'
import { system, type Tx, visitor } from '#server/ground/data/db.ts'
import { prove } from '#server/ground/data/prove.ts'
import type { House } from '#server/ground/house.ts'
import type { Cookies } from '#server/ground/http/cookies.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { isStillConfigured } from './providers.ts'

/** A browser's sign-in at a provider. Only the token in its cookie finds the row, so no other browser can use it. */
export type PendingSignIn = {
  token_hash: string
  provider: string
  aim: 'entry' | 'connection'
  /** The user who was signed in when connecting began. */
  user_id: string | null
  redirect_to: string | null
  returns_to: string
  state: string
  nonce: string
  verifier: string
}
type Vouched = {
  issuer: string
  subject: string
  /** Null unless the provider has confirmed it. */
  email: string | null
}
/** A sign-in whose provider has vouched for an identity. */
export type VouchedSignIn = PendingSignIn & Vouched

export const signInSeconds = 600
const endOf = (now: Date) => new Date(now.getTime() + signInSeconds * 1_000)

export async function storePendingSignIn(
  tx: Tx,
  token: string,
  signIn: Omit<PendingSignIn, 'token_hash'>,
  now: Date,
): Promise<void> {
  const token_hash = hashToken(token)
  await prove(tx, token_hash)
  await sql`
    insert into provider_visits (token_hash, provider, aim, user_id, redirect_to, returns_to, state, nonce, verifier, expires_at)
      values (${token_hash}, ${signIn.provider}, ${signIn.aim}, ${signIn.user_id}::uuid, ${signIn.redirect_to}, ${signIn.returns_to},
        ${signIn.state}, ${signIn.nonce}, ${signIn.verifier}, ${endOf(now)})`.execute(tx)
}

/** This browser's sign-in, which the provider has not answered yet. */
export async function loadPendingSignIn(
  house: House,
  cookies: Pick<Cookies, 'visit'>,
): Promise<PendingSignIn> {
  const signIn = await house.db.as(visitor('en'), (tx) => find(tx, cookies, house.clock.now()))
  if (signIn.issuer !== null) throw new Refusal('connection_failed')
  return signIn
}

/** Refuses if the operator no longer offers the provider that vouched, or has given its id to another provider. */
export async function loadVouchedSignIn(
  tx: Tx,
  { settings }: Pick<House, 'settings'>,
  cookies: Pick<Cookies, 'visit'>,
  now: Date,
): Promise<VouchedSignIn> {
  const signIn = await find(tx, cookies, now)
  if (!isVouched(signIn) || !isStillConfigured(settings, signIn)) throw new Refusal('connection_failed')
  return signIn
}

type Row = PendingSignIn & (Vouched | { issuer: null })
const isVouched = (signIn: Row): signIn is VouchedSignIn => signIn.issuer !== null

async function find(tx: Tx, cookies: Pick<Cookies, 'visit'>, now: Date): Promise<Row> {
  if (!cookies.visit) throw new Refusal('connection_failed')
  const hash = hashToken(cookies.visit)
  await prove(tx, hash)
  const { rows } = await sql<Row>`
    select token_hash, provider, aim, user_id, redirect_to, returns_to, state, nonce, verifier, issuer, subject, email::text
      from provider_visits where token_hash = ${hash} and expires_at > ${now}`.execute(tx)
  if (!rows[0]) throw new Refusal('connection_failed')
  return rows[0]
}

/** If a provider answers one sign-in twice, the first answer counts. */
export async function storeVouchedIdentity(
  tx: Tx,
  { token_hash, ...signIn }: VouchedSignIn,
  now: Date,
): Promise<void> {
  await prove(tx, token_hash)
  const { rows } = await sql`
    update provider_visits set issuer = ${signIn.issuer}, subject = ${signIn.subject}, email = ${signIn.email}, expires_at = ${endOf(now)}
      where token_hash = ${token_hash} and issuer is null returning 1`.execute(tx)
  if (rows.length === 0) throw new Refusal('connection_failed')
}

/** Each provider sign-in is used once, to sign in or to connect: a second request no longer finds it. */
export async function consumeVouchedSignIn(tx: Tx, { token_hash }: VouchedSignIn): Promise<void> {
  await prove(tx, token_hash)
  const { rows } =
    await sql`delete from provider_visits where token_hash = ${token_hash} returning 1`.execute(tx)
  if (rows.length === 0) throw new Refusal('connection_failed')
}

/** Deletes sign-ins of browsers that never returned, or that returned and went no further. */
export async function deleteExpiredSignIns({ db, clock }: House): Promise<void> {
  await db.as(system, (tx) => sql`delete from provider_visits where expires_at <= ${clock.now()}`.execute(tx))
}
