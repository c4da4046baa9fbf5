import { expect, test } from 'vitest'
import { personalData, type tablesWithoutPeople } from '#server/personal-data.ts'
import { filesOfProject, root, textOf } from './files.ts'

/** Owners of the views and of the tables that hold nothing about anybody. */
const impersonalOwners: Record<keyof typeof tablesWithoutPeople, string> = {
  audited_kinds: 'ground',
  breaches: 'privacy',
  canned_answers: 'support',
  account_days: 'accounts',
  counters: 'ground',
  demo_fillings: 'demo',
  differences: 'money',
  directory: 'directory',
  file_probes: 'ground',
  file_store: 'ground',
  food_beginnings: 'foods',
  invoice_settings: 'money',
  kept_notes: 'appointments',
  ledger_transactions: 'money',
  met_appointments: 'appointments',
  met_conversations: 'messages',
  met_patients: 'patients',
  proven_invitations: 'invitations',
  migrations: 'ground',
  nodes: 'ground',
  page_dates: 'ground',
  pending_earnings: 'money',
  payment_webhooks: 'money',
  platform_settings: 'platform',
  post_hours: 'ground',
  public_directory: 'directory',
  public_review_texts: 'reviews',
  push_keys: 'notifications',
  reconciliations: 'money',
  restores: 'ground',
  retired_keys: 'ground',
  revenue_days: 'appointments',
  sealed_by_ring: 'ground',
  sign_in_tries: 'accounts',
  unwanted_cards: 'money',
  usage_days: 'reports',
  user_profiles: 'profiles',
}

/** Who besides the owner may use a table, and how. */
const exceptions: readonly { table: string; who: RegExp; how: 'reads' | 'reads and writes'; why: string }[] =
  [
    { table: 'events', who: /./, how: 'reads', why: 'the log is there for everybody to look up' },
    {
      table: 'sessions',
      who: /^ground$/,
      how: 'reads and writes',
      why: 'each request keeps its session alive',
    },
  ]

/** This code fills or describes the whole database, across all owners. */
const everywhere = /^(demo\/|server\/personal-data\.ts$)/

/** The folder of the domain; files above or below the domains belong to the ground. */
const ownerOf = (file: string): string => {
  const [, folder = '', inside] = file.split('/')
  return inside === undefined ? 'ground' : folder
}

/** The owner of each table: the domain whose `personal-data.ts` lists it, or else the ground. */
async function owners(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(
    Object.entries(impersonalOwners).map(([table, owner]) => [table, [owner]]),
  )
  for (const file of filesOfProject(/^server\/.+\/personal-data\.ts$/)) {
    const exported: Record<string, unknown> = await import(`${root}/${file}`)
    for (const table of Object.values(exported).flatMap((each) => Object.keys(Object(each))))
      found.set(table, [...(found.get(table) ?? []), ownerOf(file)])
  }
  for (const table of Object.keys(personalData)) if (!found.has(table)) found.set(table, ['ground'])
  return found
}

type Touch = { table: string; writes: boolean; line: number }

/** Tables that a source text names where SQL or kysely expects one; comments do not count. */
function touches(text: string): Touch[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))
  const inSql =
    /\b(delete from|insert into|merge into|update|truncate|from|join|using|table)\s+(?:only\s+|public\.)*"?([a-z_]+)\b/gi
  const inKysely =
    /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|\w*[jJ]oin|personalTable|copyRows|sql\.table)\(\s*(?:tx,\s*)?\[?\s*['"`]([a-z_]+)\b/g
  return [...code.matchAll(inSql), ...code.matchAll(inKysely)].map(
    ({ 1: verb = '', 2: table = '', index }) => ({
      table,
      writes: /delete|insert|merge|update|truncate/i.test(verb),
      line: code.slice(0, index).split('\n').length,
    }),
  )
}

/** Where a file uses another owner's table. */
function offences(file: string, text: string, whose: ReadonlyMap<string, readonly string[]>): string[] {
  if (everywhere.test(file)) return []
  const here = ownerOf(file)
  return touches(text).flatMap(({ table, writes, line }) => {
    const [owner] = whose.get(table) ?? []
    const isLent = exceptions.some(
      (each) => each.table === table && each.who.test(here) && !(writes && each.how === 'reads'),
    )
    return owner === undefined || owner === here || isLent ? [] : [`${file}:${line}: ${table} is ${owner}’s`]
  })
}

test('every table and every view has exactly one owner', async () => {
  const whose = await owners()
  const tables = [...textOf('db/tables.gen.ts').matchAll(/^ {2}([a-z_]+): \{$/gm)].map(
    ([, name = '']) => name,
  )
  expect(tables.length).toBeGreaterThan(30)
  expect([...whose.keys()].sort()).toEqual(tables.sort())
  expect([...whose].filter(([, all]) => all.length !== 1)).toEqual([])
})

test('a domain’s tables are its own: others call its functions, or splice in the SQL of its facts', async () => {
  const whose = await owners()
  const files = filesOfProject(/^server\/.*(?<!\.test)\.ts$/)
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => offences(file, textOf(file), whose))).toEqual([])
})

test('the rule itself tells good from bad', async () => {
  const whose = await owners()
  const good: [string, string][] = [
    ['server/newsletter/leave.ts', "tx.updateTable('newsletter_subscribers')"],
    ['server/appointments/booking/book.ts', 'sql`select from met_appointments as met`'],
    ['server/availability/hours.ts', '/** Rows from services\n * join users. */'],
    ['server/newsletter/leave.ts', "import { words } from '#copy/documents.ts'"],
    ['server/oversight/history.ts', 'sql`select kind from events where subject_type = 1`'],
    ['server/directory/card.ts', 'sql`select from app.busy_times(now())`'],
    ['server/ground/http/session.ts', "tx.updateTable('sessions')"],
    ['server/ground/post/send-within-budget.ts', 'sql`update counters set spent = 0`'],
    ['demo/fill.ts', "tx.insertInto('users')"],
  ]
  const bad: [string, string][] = [
    ['server/survey/answer-survey.ts', "tx.selectFrom('newsletter_subscribers')"],
    ['server/survey/answer-survey.ts', "tx.selectFrom(['newsletter_subscribers as reader'])"],
    ['server/survey/answer-survey.ts', "tx.selectFrom(\n      'newsletter_subscribers')"],
    ['server/accounts/load.ts', "tx.selectFrom('users').leftJoin('profiles', 'profiles.id', 'users.id')"],
    ['server/accounts/load.ts', 'sql`select from users\n    left join profiles on true`'],
    ['server/directory/refresh.ts', 'sql`select from user_roles`'],
    ['server/directory/refresh.ts', "personalTable('reviews')"],
    ['server/appointments/booking/book.ts', 'sql`delete from only public.taken_times`'],
    ['server/reviews/mail.ts', 'sql`INSERT INTO events (id) values (1)`'],
    ['server/notifications/load-choices.ts', "tx.deleteFrom('sessions')"],
    ['server/newsletter/leave.ts', 'sql`update counters set spent = 0`'],
    ['server/ground/http/limits.ts', 'sql`select from users`'],
    ['server/tidy.ts', "tx.deleteFrom('survey_answers')"],
  ]
  expect(good.flatMap(([file, text]) => offences(file, text, whose))).toEqual([])
  for (const [file, text] of bad) expect(offences(file, text, whose), `${file}: ${text}`).toHaveLength(1)
})
