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
import { reportAndExit } from './until-stopped.ts'

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

type Outcome = { code: number; said: string; complained: string }

export async function main(): Promise<void> {
  const { code, said, complained } = await runAdmin(process.argv.slice(2)).catch(reportAndExit)
  if (said) console.log(said)
  if (complained) console.error(complained)
  if (code !== 0) process.exit(code)
}

/** Runs a command; returns its output and the exit code of its process. */
export async function runAdmin(words: string[], environment = process.env): Promise<Outcome> {
  const refused = (code: number, complained: string) => ({ code, said: '', complained })
  const order = read(words)
  if (typeof order === 'string') return refused(2, order)
  try {
    const { house, ownerUrl, close } = await openHouse(readSettings(environment))
    return { code: 0, said: await order.run(house, order.given, ownerUrl).finally(close), complained: '' }
  } catch (fault) {
    const known = fault instanceof Refusal && sentenceFor(fault, order.given)
    if (!known) throw fault
    return refused(1, known)
  }
}

/** The command and its arguments, or a sentence that states what is wrong with them. */
function read([name = '', ...words]: string[]): (Command & { given: Given }) | string {
  const command = commands.get(name)
  if (!command) return `${name ? `There is no command "${name}".` : 'No command given.'} ${usage()}`
  if (words.length !== command.needs.length) return `Usage: npm run admin -- ${usageOf(name, command)}`
  const [address = '', role = '', request = ''] = words
  const email = emailShape.safeParse(address)
  if (command.needs.includes('EMAIL') && !email.success) return `"${address}" is not an email address.`
  const wanted = roleShape.safeParse(role)
  if (command.needs.includes('ROLE') && !wanted.success)
    return `"${role}" is not a role: choose one of ${roles.join(', ')}.`
  const admin = emailShape.safeParse(role)
  if (command.needs.includes('ADMIN_EMAIL') && !admin.success) return `"${role}" is not an email address.`
  if (command.needs.includes('REQUEST') && !requestNumber.test(request))
    return `"${request}" is not a valid request number: 3 to 60 letters, digits, dots, dashes and slashes.`
  return {
    ...command,
    given: { email: email.data ?? '', role: wanted.data ?? 'patient', admin: admin.data ?? '', request },
  }
}

/** The reference number of a court or an authority; it must not identify anybody. */
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
    return `${email} has not confirmed this address yet, so the account could be anybody's.`
  return undefined
}

async function create(house: House, { email }: Given): Promise<string> {
  const { was, link } = await inTransaction(house, (tx, now) => createAdmin(tx, house, email, now))
  const lines = {
    nobody: `Created an account for ${email} with the role admin.`,
    somebody: `${email} already had an account and now has the role admin.`,
    admin: `${email} is already an admin.`,
  }
  if (!link) return lines[was]
  return `${lines[was]}\nUse this link to set its password. It works once, within 24 hours:\n${link}`
}

async function grant(house: House, { email, role }: Given): Promise<string> {
  const isNew = await inTransaction(house, (tx, now) => grantAsOperator(tx, email, role, now))
  return `${email} ${isNew ? 'now' : 'already'} has the role ${role}.`
}

async function revoke(house: House, { email, role }: Given): Promise<string> {
  const wasHeld = await inTransaction(house, (tx, now) => revokeAsOperator(tx, email, role, now))
  return wasHeld ? `${email} no longer has the role ${role}.` : `${email} does not have the role ${role}.`
}

async function resetSecondFactor(house: House, { email }: Given): Promise<string> {
  const wasOn = await inTransaction(house, (tx, now) => resetSecondFactorAsOperator(tx, email, now))
  return wasOn
    ? `Two-factor sign-in of ${email} is reset, and all sessions of the account have ended.`
    : `Two-factor sign-in of ${email} was not on.`
}

async function list({ db }: House): Promise<string> {
  const people = await listPeople(db)
  const count = people.length === 1 ? '1 account' : `${people.length} accounts`
  return `${table([heading, ...people.map(rowOf)])}\n\n${count}. The role marked * is the primary one; times are UTC.`
}

/** Recounts the stored daily figures behind the overview and the reports. */
async function countAgain(house: House): Promise<string> {
  const mended = await inTransaction(house, recountDays)
  if (mended === 0) return 'All stored figures match the tables.'
  return mended === 1 ? 'Corrected 1 stored figure.' : `Corrected ${mended} stored figures.`
}

/** After a restore or a move: assigns the configured file store to this database. */
async function adoptFiles(house: House, _given: Given, ownerUrl: string): Promise<string> {
  const { named, held } = await adoptStore(house, ownerUrl, fileFolders)
  const done = `The files in ${describeStore(house.settings)} now belong to this database.`
  return named === 0 ? done : `${done} Of the ${named} newest files that it refers to, ${held} are there.`
}

/** Reseals everything with the current key, so that an older key can be retired. */
async function resealEverything(house: House): Promise<string> {
  return resealedWords(await reseal(house), house.settings, house.clock.now())
}

/** For a legal request. The log records who opened the notes, and the number of the request. */
async function keptNotes(house: House, { email, admin, request }: Given): Promise<string> {
  const opened = await inTransaction(house, async (tx, now) =>
    openRetainedNotes(tx, house, { email, admin: await adminAt(tx, admin), request }, now),
  )
  if (opened.length === 0) return `There are no retained notes of ${email}.`
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
