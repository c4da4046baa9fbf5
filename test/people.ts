import { sql } from 'kysely'
import type { Duty, Role } from '#contract/accounts/role.ts'
import { deleteAccount as deleteAccountRoute } from '#contract/accounts/security.ts'
import { signIn as signInRoute } from '#contract/accounts/sign-in.ts'
import type { Language } from '#contract/language.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { addDuties } from '#server/accounts/people/duties.ts'
import { openPractice } from '#server/accounts/people/open-practice.ts'
import { register } from '#server/accounts/registration/register.ts'
import { openSession, planSession } from '#server/accounts/sign-in/open-session.ts'
import { type Actor, system, visitor as visiting } from '#server/ground/data/db.ts'
import { openCookies } from '#server/ground/http/cookies.ts'
import type { App, Call } from './app.ts'
import { uncompressed } from './request-for.ts'

/** A person with a browser, which keeps and sends cookies as real ones do. */
export type Person = {
  id: string
  name: string
  email: string
  password: string
  /** The headers that the browser sends now. */
  headers: Record<string, string>
  call: Call
  fetch(path: string, init?: RequestInit): Promise<Response>
}

type Joining = {
  role?: Role
  /** Roles in addition to the first one. */
  also?: readonly Role[]
  duties?: readonly Duty[]
  language?: Language
  signedIn?: boolean
}

export const password = 'sumac-and-za’atar'
let hash: Promise<string> | undefined

/**
 * Registers through the server's own function, confirms, and signs in on a first device. An admin made here needs no
 * two-factor authentication.
 */
export async function join(
  app: App,
  who: { name: string; email: string },
  { role = 'patient', also = [], duties = ['owner'], language = 'en', signedIn = true }: Joining = {},
): Promise<Person> {
  const { house } = app
  const now = house.clock.now()
  hash ??= hashPassword(password)
  const ready = { hash: await hash, mayMail: false, device: 'test' }
  const visit = { address: 'test', agent: '', session: null, cookies: openCookies(house.settings, undefined) }
  const form = role === 'dietitian' ? 'dietitian' : 'patient'
  const input = { form, name: who.name, email: who.email, password, phoneNumber: '+966501234567' } as const
  await house.db.as(visiting(language), (tx) =>
    register(tx, visiting(language), input, now, house, { ...visit, ready }),
  )
  const [made] = await app.rows<{ id: string }>(
    'select id from users where email = $1 order by created_at desc, id desc limit 1',
    [who.email],
  )
  const id = made?.id ?? ''
  await house.db.as(system, async (tx) => {
    await tx.updateTable('users').set({ confirmed_at: now }).where('id', '=', id).execute()
    const beside = [role, ...also].filter((each) => each !== form)
    for (const role_type of beside)
      await tx
        .insertInto('user_roles')
        .values({ user_id: id, role_type, is_primary: false, granted_at: now, granted_by: 'system' })
        .execute()
    if (beside.includes('dietitian')) await openPractice(tx, id, {}, now)
    if (role === 'admin' || also.includes('admin')) await addDuties(tx, system, id, duties, now)
    await sql`select set_primary_role(${id}::uuid, ${role})`.execute(tx)
    if (role === 'admin' && !also.includes(form))
      await tx.deleteFrom('user_roles').where('user_id', '=', id).where('role_type', '=', form).execute()
  })
  if (role === 'admin') await app.rows('update users set second_factor_waived = true where id = $1', [id])
  const person = somebody(app, { id, ...who, password })
  if (signedIn) {
    const actor: Actor = { id, role, language }
    const cookies = openCookies(house.settings, undefined)
    await house.db.as(actor, (tx) => openSession(tx, planSession(id, role, now), now, { ...visit, cookies }))
    keep(person, cookies.lines)
  }
  return person
}

/** The same person in another browser. */
export const atAnotherBrowser = (app: App, { id, name, email, password }: Person): Person =>
  somebody(app, { id, name, email, password })

/** An unknown visitor with their own browser. */
export const visitor = (app: App): Pick<Person, 'call' | 'fetch' | 'headers'> =>
  somebody(app, { id: '', name: '', email: '', password: '' })

/** Signs in through the route. */
export const signIn = (
  person: Person,
  more: { code?: string; password?: string; keepAccount?: boolean } = {},
) => person.call(signInRoute, { email: person.email, password: person.password, ...more })

function somebody(app: App, who: Pick<Person, 'id' | 'name' | 'email' | 'password'>): Person {
  const person: Person = {
    ...who,
    headers: {},
    async call(route, input, headers) {
      const reply = await app.call(route, input, { ...person.headers, ...headers })
      keep(person, reply.headers.getSetCookie())
      return reply
    },
    async fetch(path, init) {
      const headers = { ...uncompressed, ...person.headers, ...init?.headers }
      const answer = await app.fetch(path, { ...init, headers })
      keep(person, answer.headers.getSetCookie())
      return answer
    },
  }
  return person
}

function keep(person: Person, lines: readonly string[]) {
  const jar = new Map(
    (person.headers.cookie ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair] as const),
  )
  for (const line of lines) {
    const [pair = ''] = line.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    if (/Max-Age=0(;|$)/.test(line)) jar.delete(name)
    else jar.set(name, pair)
  }
  person.headers = jar.size > 0 ? { cookie: [...jar.values()].join('; ') } : {}
}

/** Requests deletion and lets the grace period of this one account pass. */
export async function deleteForGood(app: App, person: Person): Promise<void> {
  const { status } = await person.call(deleteAccountRoute, {})
  if (status !== 200) throw new Error(`an account was not closed: ${status}`)
  await endGracePeriod(app, person.id)
  await app.runJobs()
}

export async function endGracePeriod(app: App, id: string): Promise<void> {
  await app.rows('update users set erases_at = $2 where id = $1', [id, app.house.clock.now()])
  await app.runCron('end_graces')
}

let count = 0
export const unique = (email: string) => email.replace('@', `+${++count}@`)
