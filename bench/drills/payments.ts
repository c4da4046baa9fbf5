import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { receivePaymentWebhook } from '#contract/payment-methods.ts'
import { asAppRole } from '#server/data/db.ts'
import { addressOfRunning } from '#server/data/embedded/postgres.ts'
import { type Simulator, startSimulator } from '#server/payments/simulator/start-simulator.ts'
import { practiceId } from '../busy-practice.ts'
import { type Caller, callers, fillCallers } from '../callers.ts'
import { type Drill, unless } from '../drill.ts'
import { fillPractice } from '../fill-practice.ts'
import { releaseJobs } from '../jobs.ts'
import { type Product, startProduct } from '../product.ts'

const victims = ['server', 'database', 'gateway'] as const
type Victim = (typeof victims)[number]

/** Of a payment's way, the step at which something is killed. */
const steps = ['begin', 'form', 'bank', 'return', 'cancel', 'after'] as const
type Step = (typeof steps)[number]

export const payments: Drill = {
  name: 'payments',
  promise:
    'kill -9 of server, database or gateway at any step of a payment: what was captured stands in the ledger and is booked or goes back, once',
  async run(folder, rounds) {
    const simulator = await startSimulator(folder, { seed: 7, lateMs: 300 })
    const { url, key, webhookSecret, payoutAccount } = simulator.settings
    const settings = {
      PAYMENT_URL: url,
      PAYMENT_KEY: key,
      PAYMENT_WEBHOOK_SECRET: webhookSecret,
      PAYMENT_PAYOUT_ACCOUNT: payoutAccount ?? '',
    }
    let product = await startProduct(folder, settings)
    const hear = () => simulator.tell({ webhooksTo: product.origin + receivePaymentWebhook.path })
    const killed: Record<Victim, number> = { server: 0, database: 0, gateway: 0 }
    const faults = new Set<string>()
    const service = await asOwner(
      () => product,
      (owner) => openPractice(owner, folder),
    )
    hear()

    const kill = async (victim: Victim) => {
      killed[victim]++
      if (victim === 'gateway') return simulator.kill()
      if (victim === 'database') process.kill(await product.postmaster(), 'SIGKILL')
      else {
        product.signal('SIGKILL')
        await product.ended
        product = await startProduct(folder, settings)
        hear()
      }
    }

    try {
      for (let round = 0; round < rounds; round++) {
        const victim = victims[round % victims.length] as Victim
        const at = steps[Math.floor(round / victims.length) % steps.length] as Step
        const killing: Promise<void>[] = []
        const soon = async () => {
          await pause(Math.random() * 25)
          await kill(victim)
        }
        await pay(
          callers[round % callers.length] as Caller,
          () => product,
          { service, startsAt: slot(round), isCancelled: round % 2 === 1 },
          (step) => step === at && killing.push(soon()),
        )
        await Promise.all(killing)
        for (const fault of await settled(() => product, simulator, `round ${round}, ${victim} at ${at}`))
          faults.add(fault)
      }
      const [row] = await asOwner(
        () => product,
        async (owner) =>
          (
            await owner.query(`
              select count(*) filter (where state = 'captured')::int as captured, (select count(*)::int from refunds) as refunds
                from payments`)
          ).rows,
      )
      return {
        acknowledged: row.captured,
        survived: faults.size === 0 ? row.captured : 0,
        seen: `${rounds} rounds, ${victims.map((each) => `${each} killed ${killed[each]} times`).join(', ')}, ${row.captured} captured, ${row.refunds} given back`,
        faults: [
          ...faults,
          ...unless([row.captured > rounds / 2, `only ${row.captured} of ${rounds} were captured`]),
        ],
      }
    } finally {
      await product.stop()
      await simulator.stop()
    }
  },
}

const halfHour = 1_800_000
/** Each round has a time of its own, two days ahead or later. */
const slot = (round: number) =>
  new Date((Math.ceil(Date.now() / halfHour) + 98 + round) * halfHour).toISOString()

async function asOwner<T>(product: () => Product, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  for (let left = 100; ; left--) {
    let owner: pg.Client | undefined
    try {
      owner = await product().owner()
      return await work(owner)
    } catch (fault) {
      if (left === 0) throw fault
      await pause(100)
    } finally {
      await owner?.end().catch(() => {})
    }
  }
}

/** By day and by night, and paid for. */
async function openPractice(owner: pg.Client, folder: string): Promise<string> {
  await fillCallers(owner)
  await owner.query(`update platform_settings set takes_payments = true, most_pending = 20`)
  const { rows: known } = await owner.query('select id from services')
  if (known.length === 0) {
    await fillPractice(owner, asAppRole(await addressOfRunning(folder)), 0)
  }
  await owner.query('delete from hour_exceptions')
  await owner.query('delete from taken_times')
  const day = [{ from: '00:00', to: '24:00' }]
  await owner.query(
    `update availabilities set weekly = $1, buffer_minutes = 0, notice_minutes = 0, horizon_days = 60, most_per_day = null,
      most_per_patient = 20, takes_at_once = true`,
    [JSON.stringify(Array.from({ length: 7 }, () => day))],
  )
  const { rows } = await owner.query('select id from services')
  return rows[0].id
}

type Booking = { service: string; startsAt: string; isCancelled: boolean }

/** As somebody does who presses again when nothing has come. */
async function pay(
  { session }: Caller,
  product: () => Product,
  { service, startsAt, isCancelled }: Booking,
  reach: (step: Step) => unknown,
): Promise<void> {
  const ask = (path: string, body: unknown) =>
    persist(async () => {
      const answer = await fetch(`${product().origin}${path}`, {
        method: 'POST',
        headers: { cookie: session, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      })
      const said = await answer.json()
      if (answer.status >= 500) throw new Error(`${answer.status}`)
      return { status: answer.status, said }
    })
  const fill = (url: string, fields: Record<string, string>) =>
    persist(async () => {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(15_000),
      })
      await answer.text()
      const to = answer.headers.get('location')
      return to && new URL(to, url).href
    })

  reach('begin')
  const begun = await ask('/api/appointments/payments', {
    dietitian: practiceId,
    service,
    startsAt,
    mode: 'video',
    zone: 'Asia/Riyadh',
    price: 150,
    refunds: { wholeUntil: 24, partUntil: 3, partPercent: 50 },
    bornOn: '1991-03-09',
    agrees: true,
  })
  const url: string | null = begun.said.url ?? null
  if (!url) return
  reach('form')
  const card = {
    name: 'Sara Al-Qahtani',
    number: '5421 0801 0100 0000',
    month: '12',
    year: '2034',
    cvc: '123',
  }
  const to = await fill(url, card)
  reach('bank')
  if (to?.includes('/challenges/')) await fill(to, { code: '123456', act: 'confirm' })
  reach('return')
  const payment = new URL(url).searchParams.get('payment') ?? (await paymentAt(product, url))
  const concluded = payment ? await ask('/api/payments/returns', { payment }) : null
  const appointment: string | undefined = concluded?.said.appointment
  reach('cancel')
  if (appointment && isCancelled) await ask(`/api/appointments/${appointment}/cancellation`, {})
  reach('after')
}

async function paymentAt(product: () => Product, url: string): Promise<string | null> {
  const form = new URL(url).pathname.split('/').at(-1)
  const rows = await asOwner(
    product,
    async (owner) => (await owner.query('select id from payments where form = $1', [form])).rows,
  )
  return rows[0]?.id ?? null
}

async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 200; ; left--)
    try {
      return await work()
    } catch (fault) {
      if (left === 0) throw fault
      await pause(100)
    }
}

type Fact = {
  id: string
  form: string
  state: string
  refunded: number
  owed: number
  booked: boolean
  late: boolean
}
type Held = { status: string; amount: number; refunded: number; fee: number }

/** Time passes and the clock's work is done, until everything is explained; or what is not, after half a minute. */
async function settled(product: () => Product, simulator: Simulator, when: string): Promise<string[]> {
  for (const until = Date.now() + 30_000; ; await pause(150)) {
    const unexplained = await asOwner(product, async (owner) => {
      await pass(owner)
      return explain(owner, simulator)
    })
    if (unexplained.length === 0) return []
    if (Date.now() > until) return unexplained.map((each) => `${when}: ${each}`)
  }
}

async function pass(owner: pg.Client): Promise<void> {
  await owner.query(
    `update payments set opened_at = opened_at - interval '2 minutes', captured_at = captured_at - interval '2 minutes',
      refunding_until = null where settled_at is null or exists (select from refunds where payment_id = payments.id and done_at is null)`,
  )
  for (const round of ['settle_payments', 'finish_payments'])
    await owner.query('select graphile_worker.add_job($1, job_key => $1)', [round])
  await releaseJobs(owner)
}

async function explain(owner: pg.Client, { settings }: Simulator): Promise<string[]> {
  const { rows: facts } = await owner.query<Fact>(`
    select id, form, state,
        coalesce((select sum(halalas)::int from refunds where payment_id = payments.id and done_at is not null), 0) as refunded,
        (select count(*)::int from refunds where payment_id = payments.id and done_at is null) as owed,
        exists (select from appointments where id = appointment_id and paid_halalas = amount_halalas) as booked,
        exists (select from refunds where payment_id = payments.id and cause = 'time_gone') as late
      from payments`)
  const wrong: string[] = []
  let clearing = 0
  for (const fact of facts) {
    const form = await read<{ payments: Held[] }>(settings, `invoices/${fact.form}`)
    const held = form.payments.filter(({ status }) => status === 'paid' || status === 'refunded')
    for (const { amount, refunded, fee } of held) clearing += amount - refunded - fee
    const gone = held.reduce((sum, { refunded }) => sum + refunded, 0)
    const isCaptured = fact.state === 'captured'
    if (held.length > 1) wrong.push(`payment ${fact.id} was captured ${held.length} times`)
    if (held.length !== (isCaptured ? 1 : 0))
      wrong.push(`payment ${fact.id} is ${fact.state}, and the gateway holds ${held.length}`)
    if (isCaptured && fact.booked === fact.late)
      wrong.push(
        `payment ${fact.id} is ${fact.booked ? 'booked and given back' : 'neither booked nor given back'}`,
      )
    if (fact.owed > 0 || gone !== fact.refunded)
      wrong.push(`payment ${fact.id}: ${gone} went back and ${fact.refunded} is written down`)
  }
  const { rows: sums } = await owner.query<{ kind: string; halalas: number }>(`
    select kind, coalesce(sum(halalas), 0)::float8 as halalas from ledger_accounts
      left join ledger_entries on account_id = ledger_accounts.id group by kind`)
  const total = sums.reduce((sum, { halalas }) => sum + halalas, 0)
  const of = (kind: string) => sums.find((each) => each.kind === kind)?.halalas ?? 0
  const { rows: odd } = await owner.query<{ unpaid: number; prepaid: number }>(`
    select (select count(*)::int from appointments where price_halalas > 0
          and not exists (select from payments where appointment_id = appointments.id and state = 'captured')) as unpaid,
        (select coalesce(sum(paid_halalas), 0)::float8 from appointments where status in ('pending', 'confirmed')) as prepaid`)
  return [
    ...wrong,
    ...unless(
      [total === 0, `the ledger comes to ${total}`],
      [
        of('clearing') === clearing,
        `the ledger has ${of('clearing')} with the gateway, which has ${clearing}`,
      ],
      [of('refunds_due') === 0, `${-of('refunds_due')} are still owed`],
      [odd[0]?.unpaid === 0, `${odd[0]?.unpaid} appointments are not paid for`],
      [
        odd[0]?.prepaid === -of('prepaid'),
        `${odd[0]?.prepaid} are paid ahead, and the ledger has ${-of('prepaid')}`,
      ],
    ),
  ]
}

const read = <T>({ url, key }: Simulator['settings'], path: string): Promise<T> =>
  persist(async () => {
    const answer = await fetch(`${url}/v1/${path}`, {
      headers: { authorization: `Basic ${btoa(`${key}:`)}` },
      signal: AbortSignal.timeout(5_000),
    })
    if (!answer.ok) throw new Error(`${answer.status}`)
    return (await answer.json()) as T
  })
