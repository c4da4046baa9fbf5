import {
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
  reportAbsence,
} from '#contract/appointments/changes.ts'
import { listPackages, refundPackage } from '#contract/money/packages.ts'
import { type ReversalTarget, refundPayment, takeBackUse } from '#contract/money/payment-desk.ts'
import type { Simulator } from '#demo/simulator/start-simulator.ts'
import type { App } from '#test/app.ts'
import type { Person } from '#test/people.ts'
import type { Booking, BoughtPackage, Memory, Purchase, Use } from './memories.ts'

type Here = {
  app: App
  simulator: Simulator
  admin: Person
  /**
   * The number of fates that each kind of purchase has had in each state; fates are applied in turn, so that each one
   * happens.
   */
  turns: Map<string, number>
}
type Pick = (below: number) => number
type Booked = { id: string; status: string; starts_at: Date }
type Fate = () => Promise<unknown>

/** Applies the next fate to a purchase. */
export async function doSomethingTo(here: Here, thing: Purchase, pick: Pick): Promise<void> {
  if (thing.of === 'package') return next(here, 'package', ofPackage(here, thing, pick))
  const booked = await bookedOf(here, thing)
  if (booked) await next(here, `${thing.of} ${booked.status}`, ofBooked(here, thing, booked, pick))
}

async function next({ turns }: Here, kind: string, fates: readonly Fate[]) {
  const turn = turns.get(kind) ?? 0
  turns.set(kind, turn + 1)
  await fates[turn % fates.length]?.()
}

async function bookedOf({ app }: Here, thing: Exclude<Purchase, BoughtPackage>): Promise<Booked | undefined> {
  const [booked] = await app.rows<Booked>(
    thing.of === 'use'
      ? 'select id, status, starts_at from appointments where id = $1'
      : `select appointments.id, status, starts_at from payments join appointments on appointments.id = appointment_id
          where payments.id = $1 and state = 'captured'`,
    [thing.of === 'use' ? thing.appointment : thing.payment],
  )
  return booked
}

function ofBooked(here: Here, thing: Exclude<Purchase, BoughtPackage>, booked: Booked, pick: Pick): Fate[] {
  const { app } = here
  const { patient, dietitian } = thing.of === 'use' ? thing.bought : thing
  const { id, status } = booked
  const cancel = async (who: Person, toWallet = false) => {
    const [now] = await app.rows<Booked>('select id, status, starts_at from appointments where id = $1', [id])
    const { status: said } = await who.call(cancelAppointment, {
      id,
      ...(toWallet && { refundTo: 'wallet' as const }),
    })
    if (said === 200 && (now?.status === 'pending' || now?.status === 'confirmed'))
      thing.end = { status: now.status, startsAt: now.starts_at, toWallet }
  }
  const meet = (outcome: 'attended' | 'patient_absent') => () =>
    takePlace(app, dietitian, id, { outcome, hours: pick(3) === 0 ? 2 : 50 })
  const back: Fate[] =
    thing.of === 'use'
      ? []
      : [
          () => giveBack(here, thing, status !== 'completed' && status !== 'cancelled', [1 + pick(12_000)]),
          () => giveBack(here, thing, status !== 'completed' && status !== 'cancelled', [14_000, 15_000]),
          () => dispute(here, thing, pick),
        ]
  if (status === 'pending')
    return [
      () => dietitian.call(confirmAppointment, { id }),
      () => dietitian.call(declineAppointment, { id }),
      () => dietitian.call(confirmAppointment, { id }),
      () => cancel(patient),
      ...back,
    ]
  if (status !== 'confirmed' && thing.of === 'use') return ofEarned(here, thing, pick)
  if (status !== 'confirmed') return back
  return [
    meet('attended'),
    () => cancelLate(app, id, () => cancel(patient)),
    () => waitInVain(app, patient, id),
    () => cancel(patient, thing.of !== 'use'),
    meet('patient_absent'),
    () => cancel(dietitian),
    meet('attended'),
    () => Promise.all([cancel(patient), cancel(dietitian)]),
    ...back,
    meet('attended'),
    () => cancel(patient),
  ]
}

function ofPackage(here: Here, bought: BoughtPackage, pick: Pick): Fate[] {
  return [
    () => giveBack(here, bought, true, [1 + pick(30_000)]),
    () => giveBack(here, bought, true, [30_500, 31_500]),
    () => returnPackage(here, bought, pick(2) === 0),
    () => expirePackage(here, bought),
    () => dispute(here, bought, pick),
    // Fates without an effect, so that many packages are used.
    ...Array.from({ length: 3 }, () => async () => {}),
  ]
}

/** Fates that take back the earnings of a session, one of them by two admins at the same time; some have no effect. */
function ofEarned(here: Here, use: Use, pick: Pick): Fate[] {
  return [
    async () => {},
    () => takeBack(here, use, ['package']),
    () => takeBack(here, use, [1 + pick(12_000)]),
    async () => {},
    () => takeBack(here, use, [use.halalas, 'package']),
  ]
}

/** Takes back earnings once they are booked; each way is an amount of money, or the session itself. */
async function takeBack({ app, admin }: Here, use: Use, ways: readonly (number | 'package')[]) {
  await app.runJobs()
  const rest = use.halalas - use.taken
  if (rest === 0 || use.isBack) return
  const take = async (to: ReversalTarget, halalas: number) => {
    const { status } = await admin.call(takeBackUse, {
      id: use.bought.payment,
      appointment: use.appointment,
      to,
      amount: (halalas / 100).toFixed(2),
      reason: 'The call broke off.',
    })
    if (status !== 201) return
    if (to === 'package') use.isBack = true
    else use.taken += halalas
  }
  await Promise.all(ways.map((way) => (way === 'package' ? take(way, rest) : take('money', way))))
}

/** The appointment takes place, and an admin refunds part of it. */
export async function earnAndGiveBack(here: Here, booking: Booking, pick: Pick): Promise<void> {
  const booked = await bookedOf(here, booking)
  if (booked?.status !== 'confirmed') return
  await takePlace(here.app, booking.dietitian, booked.id, { outcome: 'attended', hours: 2 })
  await giveBack(here, booking, false, [1 + pick(12_000)])
}

/** The appointment takes place, and an admin takes part of the earnings back as money. */
export async function earnAndTakeBack(here: Here, use: Use, pick: Pick): Promise<void> {
  await takePlace(here.app, use.bought.dietitian, use.appointment, { outcome: 'attended', hours: 2 })
  await takeBack(here, use, [1 + pick(12_000)])
}

type Taken = { outcome: 'attended' | 'patient_absent'; hours: number }

/** Moves the appointment into the past, sometimes so far that its earnings may be paid out. */
async function takePlace(app: App, dietitian: Person, id: string, { outcome, hours }: Taken) {
  await begin(app, id, -hours)
  await cameToCall(app, id, 'dietitian')
  await dietitian.call(completeAppointment, { id, outcome })
  await app.rows('delete from taken_times where appointment_id = $1', [id])
}

/** The dietitian does not come. */
async function waitInVain(app: App, patient: Person, id: string) {
  await begin(app, id, -1 / 3)
  await cameToCall(app, id, 'patient')
  await patient.call(reportAbsence, { id })
  await app.rows('delete from taken_times where appointment_id = $1', [id])
}

/** One side waits for the other in the platform's call, which records attendance. */
const cameToCall = (app: App, id: string, side: 'patient' | 'dietitian') =>
  app.rows(
    `update appointments set mode = 'video', meeting_link = 'https://nabta.test/call/' || id, ${side}_attended_at = starts_at
      where id = $1 and status = 'confirmed'`,
    [id],
  )

/** Cancels four hours ahead, when only a part is refunded. */
async function cancelLate(app: App, id: string, cancel: () => Promise<unknown>) {
  await begin(app, id, 4)
  await cancel()
}

/** Moves the start to so many hours from now, also negative; it stays if another appointment is in the way. */
const begin = (app: App, id: string, hours: number) =>
  app.rows(
    `with moved as (select now() + $2::float * interval '1 hour' as from_at, now() + ($2::float + 0.5) * interval '1 hour' as to_at)
      update appointments set starts_at = from_at, ends_at = to_at from moved
        where id = $1 and not exists (select from taken_times where person_id in (patient_id, dietitian_id)
          and appointment_id is distinct from appointments.id and during && tstzrange(from_at, to_at))`,
    [id, hours],
  )

/** Refunds once all earlier changes are booked; two admins request two amounts at the same time. */
async function giveBack({ app, admin }: Here, memory: Memory, isAhead: boolean, amounts: number[]) {
  await app.runJobs()
  const asked = amounts.map(async (halalas) => {
    const { status } = await admin.call(refundPayment, {
      id: memory.payment,
      amount: (halalas / 100).toFixed(2),
      reason: 'The call broke off.',
    })
    return status === 201 ? halalas : 0
  })
  const granted = (await Promise.all(asked)).reduce((sum, each) => sum + each, 0)
  if (memory.of === 'package' || isAhead) memory.before += granted
  else memory.after += granted
}

const openOne = async ({ app }: Here, { payment }: BoughtPackage) => {
  const [row] = await app.rows<{ id: string }>(
    `select packages.id from packages join payments on payments.package_id = packages.id where payments.id = $1 and packages.state = 'open'`,
    [payment],
  )
  return row?.id
}

/** Lets the package expire. Returns whether it was still open. */
export async function expirePackage(here: Here, bought: BoughtPackage): Promise<boolean> {
  const id = await openOne(here, bought)
  if (!id) return false
  await here.app.rows(`update packages set expires_at = now() - interval '1 minute' where id = $1`, [id])
  await here.app.runCron('end_packages')
  return true
}

/** Returns the unused sessions at the price on the package's page; if the answer is lost, reads the page again. */
export async function returnPackage(here: Here, bought: BoughtPackage, toWallet: boolean): Promise<boolean> {
  const id = await openOne(here, bought)
  const own = async () =>
    (await bought.patient.call(listPackages, {})).body.packages.find((each) => each.id === id)
  const refund = (id && (await own())?.refund) || 0
  if (!id || refund === 0) return false
  await bought.patient.call(refundPackage, { id, refund, ...(toWallet && { to: 'wallet' as const }) })
  if (toWallet && (await own())?.ending === 'refunded') bought.toWallet = Math.round(refund * 100)
  return true
}

async function dispute({ app, simulator }: Here, { payment }: Memory, pick: Pick) {
  const [row] = await app.rows<{ gateway_payment: string | null }>(
    'select gateway_payment from payments where id = $1',
    [payment],
  )
  const to = (['open', 'won', 'lost'] as const)[pick(3)] ?? 'open'
  if (row?.gateway_payment) simulator.tell({ disputes: { payment: row.gateway_payment, to } })
}
