import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import type { Booking, BoughtPackage, Ending, Memory } from './memories.ts'

/** An appointment in its present state. */
export type AppointmentState = { id: string; status: string; ending: string | null; changed_at: Date }

/** A payment as stored by the platform, in halalas. */
export type PaymentRow = {
  id: string
  state: string
  amount: number
  wallet: number
  gateway_payment: string | null
  settled_at: Date | null
  /** The payment arrived too late to book anything. */
  is_late: boolean
  appointment: string | null
  package_state: 'awaited' | 'open' | 'ended' | null
  uses: { halalas: number; state: string; appointment: string | null }[]
  dispute: { state: 'open' | 'won' | 'lost'; halalas: number; gone_back: number; opened_at: string } | null
  /** Refunds made unnecessary by a dispute, refunds in transit, and credits to the wallet. */
  covered: number
  pending: number
  refunds: number
  credits: number
  /** The part of the credits made after the bank opened the dispute. */
  credited_since: number
  invoiced: number[]
  credited: number
}

/** A payment as stored by the gateway. */
export type GatewayPayment = {
  id: string
  status: string
  amount: number
  refunded: number
  fee: number
  metadata: { payment?: string } | null
}

export type Add = (account: string, halalas: number) => void
type Say = (what: string) => void
export type Books = {
  met: ReadonlyMap<string, AppointmentState>
  held: readonly GatewayPayment[]
  add: Add
  say: Say
}

/** Compares one payment with the gateway and with the requests, and adds up the ledger entries expected for it. */
export function explainOne(memory: Memory, row: PaymentRow, books: Books): void {
  const { held, met, add, say } = books
  const ours = held.find(({ id }) => id === row.gateway_payment)
  const others = held.filter(({ id, amount, refunded }) => id !== row.gateway_payment && refunded < amount)
  if (others.length > 0) say(`${others.length} more were captured for it`)
  const isGiven =
    memory.of === 'package'
      ? row.package_state !== null && row.package_state !== 'awaited'
      : met.has(row.appointment ?? '')
  if (row.state !== 'captured') {
    if (isGiven) say('is had, and not paid')
    if (row.invoiced.length > 0) say('is invoiced, and not paid')
    return
  }
  if (row.amount + row.wallet !== memory.price || row.wallet !== memory.wallet)
    say(`is of ${row.amount} and ${row.wallet}`)
  if (row.amount > 0 && ours?.amount !== row.amount) say(`the gateway has ${ours?.amount} of ${row.amount}`)
  const refunded = ours?.refunded ?? 0
  if (ours) {
    add('clearing', ours.amount - ours.refunded - ours.fee)
    add('gateway_fee', ours.fee)
  }
  if (row.is_late) {
    if (isGiven) say('is had, and given back as late')
    if (refunded !== row.amount) say(`came late, and ${refunded} of it went back`)
    if (row.invoiced.length > 0) say('came late, and is invoiced')
    return
  }
  if (!isGiven) {
    say('is paid, and not had')
    return
  }
  add(`wallet ${memory.patient.id}`, row.wallet)
  const { dispute } = row
  const taken = dispute && dispute.state !== 'won' ? dispute.halalas : 0
  add('clearing', -taken)
  if (dispute?.state === 'open') add('disputed', dispute.halalas)
  if (taken + refunded + row.credited_since > memory.price) say('went back more than once')
  const expect =
    memory.of === 'package' ? explainPackage(memory, row, books) : explainBooking(memory, row, books)
  add(`wallet ${memory.patient.id}`, -expect.credited)
  if (row.credits !== expect.credited) say(`${row.credits} went to the wallet in place of ${expect.credited}`)
  // Nothing is requested from the gateway while a dispute is open.
  if (row.pending > 0 && dispute?.state !== 'open') say(`${row.pending} is still owed`)
  add('refunds_due', -row.pending)
  if (refunded !== expect.refunded - row.pending)
    say(`${refunded} went back at the gateway in place of ${expect.refunded - row.pending}`)
  if (row.invoiced.length !== 1 || row.invoiced[0] !== memory.price) say(`is invoiced with ${row.invoiced}`)
  // The amount that a bank takes back is also credited on the invoice, minus the refunds that it made unnecessary,
  // and never more than was invoiced.
  const byBank = dispute?.state === 'lost' ? dispute.halalas - row.covered : 0
  const noted = Math.min(memory.price, expect.refunded + expect.credited + row.covered + byBank)
  if (row.credited !== noted) say(`${row.credited} stands in credit notes in place of ${noted}`)
}

/** The amounts that should have been refunded or be in transit: through the gateway, and to the wallet. */
type Back = { refunded: number; credited: number }

function explainBooking(memory: Booking, row: PaymentRow, { met, add }: Books): Back {
  const { dispute } = row
  const total = row.amount + row.wallet
  // Admins refund to the card first; the rest, which the card did not pay, goes to the wallet.
  const before = Math.min(memory.before, row.amount)
  const expect = { refunded: before, credited: memory.before - before }
  const appointment = met.get(row.appointment ?? '')
  if (!appointment || !isOver(appointment) || (dispute?.state === 'open' && row.settled_at === null)) {
    add('prepaid', -(total - memory.before))
    return expect
  }
  const paid = total - memory.before
  const back = byPolicy(appointment, memory, paid)
  const waited =
    dispute?.state === 'lost' && row.settled_at !== null && row.settled_at >= new Date(dispute.opened_at)
  const taken = waited ? Math.min(dispute.halalas - row.covered, back) : 0
  if (dispute?.state === 'lost') add('losses', dispute.halalas - row.covered - taken)
  const toWallet = appointment.ending === 'cancelled_by_patient' && memory.end?.toWallet
  const left = Math.max(0, row.amount - taken - before)
  const card = toWallet ? 0 : Math.min(back - taken, left)
  // The disputed amount includes refunds that were in transit when the dispute was opened.
  const byBank = dispute && dispute.state !== 'won' ? dispute.halalas - row.covered - row.pending : 0
  const after = Math.min(memory.after, Math.max(0, row.amount - before - card - byBank))
  expect.refunded += card + after - row.covered
  expect.credited += back - taken - card + memory.after - after
  addEarned(add, memory, paid - back - memory.after)
  return expect
}

/** Each session that was held is earned on its own; the others are unused, booked, or refunded at their price. */
function explainPackage(memory: BoughtPackage, row: PaymentRow, { met, add, say }: Books): Back {
  const { dispute } = row
  let [booked, earned, gone, returned] = [0, 0, 0, 0]
  for (const use of memory.uses) {
    const appointment = met.get(use.appointment)
    const isWaiting =
      dispute?.state === 'open' &&
      row.uses.some((each) => each.appointment === use.appointment && each.state === 'booked')
    if (!appointment) say(`its appointment ${use.appointment} is gone`)
    else if (!isOver(appointment) || isWaiting) booked += use.halalas
    else if (byPolicy(appointment, { ...memory, end: use.end }, use.halalas) === 0) {
      // The amount that admins took back is unused again, or refunded.
      const rest = use.halalas - use.taken
      const kept = use.isBack ? 0 : rest
      addEarned(add, memory, kept)
      earned += kept
      gone += use.taken
      returned += rest - kept
    }
  }
  const free = memory.price - memory.before - earned - booked
  if (dispute?.state === 'lost')
    return explainLost(memory, row, dispute, { free, booked, returned }, { add, say })
  if (row.package_state === 'open') {
    add('prepaid', -(booked + free - gone))
    const card = Math.min(memory.before + gone, row.amount)
    return { refunded: card, credited: memory.before + gone - card }
  }
  add('prepaid', -booked)
  const before = Math.min(memory.before, row.amount)
  const card = Math.min(free - memory.toWallet, row.amount - before)
  return { refunded: before + card, credited: memory.before - before + free - card }
}

/** A lost dispute reduces the free part first; the platform bears only the excess. */
function explainLost(
  { before }: BoughtPackage,
  row: PaymentRow,
  dispute: NonNullable<PaymentRow['dispute']>,
  { free, booked, returned }: { free: number; booked: number; returned: number },
  { add, say }: Pick<Books, 'add' | 'say'>,
): Back {
  const ready = row.uses.reduce((sum, { halalas, state }) => sum + (state === 'ready' ? halalas : 0), 0)
  const borne = dispute.halalas - dispute.gone_back
  add('prepaid', -(booked + ready))
  add('losses', borne)
  const back = row.refunds - before + row.credits + dispute.gone_back - row.covered
  if (free !== ready + back) say(`${free} was free, of which ${ready} lies ready and ${back} is gone`)
  if (borne > 0 && ready > returned) say(`the platform bears ${borne}, and ${ready} lies ready`)
  return { refunded: row.refunds - row.covered, credited: row.credits }
}

const isOver = ({ status }: AppointmentState) => status === 'completed' || status === 'cancelled'

const [feePercent, vatPercent] = [15, 15]

/** Splits the amount into whole halalas, without using the product's own functions. */
function addEarned(add: Add, { dietitian }: Memory, kept: number) {
  const gross = Number((BigInt(kept) * BigInt(feePercent)) / 100n)
  const vat = Math.round((gross * vatPercent) / (100 + vatPercent))
  add(`earned ${dietitian.id}`, -(kept - gross))
  add('platform_fee', -(gross - vat))
  add('vat', -vat)
}

const hour = 3_600_000

/** The amount that the policy refunds: all of the payment if the dietitian let the patient down. */
function byPolicy(
  { ending, changed_at }: AppointmentState,
  { end, rules }: { end: Ending; rules: RefundRules },
  paid: number,
): number {
  if (ending === null) return 0
  if (ending !== 'cancelled_by_patient' || end?.status !== 'confirmed') return paid
  const ahead = (end.startsAt.getTime() - changed_at.getTime()) / hour
  if (ahead >= rules.wholeUntil) return paid
  return ahead >= rules.partUntil ? Math.ceil((paid * rules.partPercent) / 100) : 0
}
