import { type Role, role as roleShape, roles } from '#contract/accounts/role.ts'
import { email as emailShape } from '#contract/fields.ts'
import { type ListedPerson, listPeople } from '#server/accounts/people/list-people.ts'
import {
  adminAt,
  createAdmin,
  grantAsOperator,
  resetSecondFactorAsOperator,
  revokeAsOperator,
} from '#server/accounts/people/operator-commands.ts'
import { openRetainedNotes } from '#server/appointments/notes/open-retained-notes.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { reseal } from '#server/ground/data/reseal.ts'
import { adoptStore } from '#server/ground/files/claim-store.ts'
import { describeStore } from '#server/ground/files/files.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { readSettings } from '#server/ground/settings.ts'
import { fileFolders } from '#server/jobs.ts'
import { recountDays } from '#server/reports/recount-days.ts'
import { openHouse } from '#server/start.ts'
import { resealedWords } from './resealed-words.ts'
import { tell } from './until-stopped.ts'

type Given = { email: string; role: Role; admin: string; request: string }
type Command = {
  needs: readonly ('EMAIL' | 'ROLE' | 'ADMIN_EMAIL' | 'REQUEST')[]
  run(house: House, given: Given, ownerUrl: string): Promise<string>
}

const commands = new Map<string, Command>([
  ['create', { needs: ['EMAIL'], run: create }],
  ['grant', { needs: ['EMAIL', 'ROLE'], run: grant }],
  ['revoke', { needs: ['EMAIL', 'ROLE'], run: revoke }],
  ['reset-second-factor', { needs: ['EMAIL'], run: resetSecondFactor }],
  ['list', { needs: [], run: list }],
  ['count-again', { needs: [], run: countAgain }],
  ['adopt-files', { needs: [], run: adoptFiles }],
  ['reseal', { needs: [], run: resealEverything }],
  ['kept-notes', { needs: ['EMAIL', 'ADMIN_EMAIL', 'REQUEST'], run: keptNotes }],
])

async function run(words: string[]): Promise<void> {
  const order = read(words)
  if (typeof order === 'string') {
    console.error(order)
    process.exit(2)
  }
  try {
    const { house, ownerUrl, close } = await openHouse(readSettings())
    console.log(await order.run(house, order.given, ownerUrl).finally(close))
  } catch (fault) {
    const known = fault instanceof Refusal && sentenceFor(fault, order.given)
    if (!known) tell(fault)
    console.error(known)
    process.exit(1)
  }
}

/** What to do, or the sentence that says why it is not clear. */
function read([name = '', ...words]: string[]): (Command & { given: Given }) | string {
  const command = commands.get(name)
  if (!command) return `${name ? `There is no command "${name}".` : 'Say what to do.'} ${usage()}`
  if (words.length !== command.needs.length)
    return `Use it like this: npm run admin -- ${usageOf(name, command)}`
  const [address = '', role = '', request = ''] = words
  const email = emailShape.safeParse(address)
  if (command.needs.includes('EMAIL') && !email.success) return `"${address}" is not an email address.`
  const wanted = roleShape.safeParse(role)
  if (command.needs.includes('ROLE') && !wanted.success)
    return `"${role}" is not a role: choose one of ${roles.join(', ')}.`
  const admin = emailShape.safeParse(role)
  if (command.needs.includes('ADMIN_EMAIL') && !admin.success) return `"${role}" is not an email address.`
  if (command.needs.includes('REQUEST') && !requestNumber.test(request))
    return `"${request}" is not the number of a request: 3 to 60 letters, digits, dots, dashes and slashes.`
  return {
    ...command,
    given: { email: email.data ?? '', role: wanted.data ?? 'patient', admin: admin.data ?? '', request },
  }
}

/** As a court or an authority numbers its requests; nothing that tells of anybody. */
const requestNumber = /^[\w./-]{3,60}$/

function usage(): string {
  const lines = [...commands].map(([name, command]) => `  npm run admin -- ${usageOf(name, command)}`)
  return ['The commands are:', ...lines].join('\n')
}

const usageOf = (name: string, { needs }: Command) => [name, ...needs].join(' ')

function sentenceFor({ code }: Refusal, { email, role, admin }: Given): string | undefined {
  if (code === 'not_found') return `No account has the address ${email}.`
  if (code === 'role_not_held') return `${admin} is not an admin.`
  if (code === 'last_role') return `${role} is the only role of ${email}: grant another one first.`
  if (code === 'last_owner') return `${email} is the last owner: make somebody else an owner first.`
  if (code === 'address_not_confirmed')
    return `${email} has not confirmed this address yet, so the account may be anybody's.`
  return undefined
}

async function create(house: House, { email }: Given): Promise<string> {
  const { was, link } = await inTransaction(house, (tx, now) => createAdmin(tx, house, email, now))
  const lines = {
    nobody: `There is an account for ${email} now, with the role admin.`,
    somebody: `${email} had an account already and holds the role admin now.`,
    admin: `${email} is an admin already.`,
  }
  if (!link) return lines[was]
  return `${lines[was]}\nThis link sets its password. It works once, within 24 hours:\n${link}`
}

async function grant(house: House, { email, role }: Given): Promise<string> {
  const isNew = await inTransaction(house, (tx, now) => grantAsOperator(tx, email, role, now))
  return `${email} holds the role ${role} ${isNew ? 'now' : 'already'}.`
}

async function revoke(house: House, { email, role }: Given): Promise<string> {
  const wasHeld = await inTransaction(house, (tx, now) => revokeAsOperator(tx, email, role, now))
  return wasHeld ? `${email} no longer holds the role ${role}.` : `${email} does not hold the role ${role}.`
}

async function resetSecondFactor(house: House, { email }: Given): Promise<string> {
  const wasOn = await inTransaction(house, (tx, now) => resetSecondFactorAsOperator(tx, email, now))
  return wasOn
    ? `Two-factor of ${email} is reset, and every session of the account has ended.`
    : `Two-factor of ${email} was not on.`
}

async function list({ db }: House): Promise<string> {
  const people = await listPeople(db)
  const count = people.length === 1 ? '1 account' : `${people.length} accounts`
  return `${table([heading, ...people.map(rowOf)])}\n\n${count}. The role marked * is the primary one; times are UTC.`
}

/** What the overview and the reports count is kept by days. */
async function countAgain(house: House): Promise<string> {
  const mended = await inTransaction(house, recountDays)
  if (mended === 0) return 'Every kept figure is what the tables say.'
  return mended === 1
    ? '1 kept figure was wrong and is mended.'
    : `${mended} kept figures were wrong and are mended.`
}

/** After a restore or a move: the files of the settings belong to this database from now on. */
async function adoptFiles(house: House, _given: Given, ownerUrl: string): Promise<string> {
  const { named, held } = await adoptStore(house, ownerUrl, fileFolders)
  const done = `The files in ${describeStore(house.settings)} belong to this database now.`
  return named === 0 ? done : `${done} Of the ${named} newest that it names, ${held} are there.`
}

/** So that a key can go out of use. */
async function resealEverything(house: House): Promise<string> {
  return resealedWords(await reseal(house), house.settings, house.clock.now())
}

/** On a request of law. The log keeps who opened them and the number of the request. */
async function keptNotes(house: House, { email, admin, request }: Given): Promise<string> {
  const opened = await inTransaction(house, async (tx, now) =>
    openRetainedNotes(tx, house, { email, admin: await adminAt(tx, admin), request }, now),
  )
  if (opened.length === 0) return `No notes are kept of ${email}.`
  return JSON.stringify(opened, null, 2)
}

const inTransaction = <T>({ db, clock }: House, work: (tx: Tx, now: Date) => Promise<T>): Promise<T> =>
  db.as(system, (tx) => work(tx, clock.now()))

const heading = ['address', 'roles', 'confirmed', 'two-factor', 'suspended', 'last seen']

function rowOf({ email, roles, confirmed, second_factor, suspended, seen_at }: ListedPerson): string[] {
  const held = roles.map(({ roleType, isPrimary }) => (isPrimary ? `${roleType}*` : roleType))
  return [
    email,
    held.join(', '),
    yesNo(confirmed),
    yesNo(second_factor),
    yesNo(suspended),
    seen_at ? seen_at.toISOString().slice(0, 16).replace('T', ' ') : 'never',
  ]
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no')

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

await run(process.argv.slice(2))
