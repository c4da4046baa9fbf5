import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { bookWithPackage, listPackages, payForPackage } from '#contract/money/packages.ts'
import { payForAppointment } from '#contract/money/pay-for-appointment.ts'
import { payOutNow } from '#contract/money/payouts.ts'
import { fromWallet, readWallet } from '#contract/money/wallet.ts'
import type { Simulator } from '#demo/simulator/start-simulator.ts'
import type { App } from '#test/app.ts'
import { firstBookingFields, serviceOf } from '#test/appointments/appointments.ts'
import { noor } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { doSomethingTo, expirePackage, returnPackage } from './befall.ts'
import type { Booking, BoughtPackage, Memory, Purchase } from './memories.ts'
import { answerBank, cards, fillIn } from './open-payments.ts'
import { offerPackage } from './packages.ts'
import { type Browser, keepCard, type Player, payInSomeWay } from './pay-somehow.ts'
import { defaultRefundRules, inHours, paidPractice, somePatient } from './paying.ts'
import { saveIban } from './payouts.ts'

export type PlayResult = { things: Purchase[]; patients: Person[]; dietitians: Person[] }

type World = { app: App; simulator: Simulator; browser: Browser }
export type Pick = (below: number) => number
export type Practice = { dietitian: Person; service: string; offer: string; rules: RefundRules }
export type Play = World & {
  practices: Practice[]
  players: Player[]
  admin: Person
  /** In the order in which they began. */
  things: Purchase[]
  turns: Map<string, number>
}

/** Returns the same numbers for the same seed and turn, independent of earlier turns. */
export function chancesOf(seed: number, turn: number): Pick {
  let state = seed ^ Math.imul(turn + 1, 2_654_435_761)
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const numbers = [
  cards.paid,
  cards.challenge,
  cards.declined,
  cards.challengeFails,
  cards.late,
  cards.webhookLost,
  cards.webhookTwice,
]
const price = 25_000
/** For three sessions, so that their prices are not all equal. */
const packagePrice = 60_100

/**
 * Makes this many bookings, by card, saved card, wallet and package, and applies every possible fate to them; the
 * gateway fails now and then.
 */
export async function playBookings(
  { app, simulator }: { app: App; simulator: Simulator },
  { bookings, seed }: { bookings: number; seed: number },
): Promise<PlayResult & { begun: number }> {
  const play = await openPlay(
    { app, simulator, browser: { fillIn, answerBank } },
    Math.ceil(bookings / 8) + 4,
  )
  const { practices, things } = play
  for (let turn = 0; begunOf(play) < bookings && turn < bookings * 4; turn++) {
    const pick = chancesOf(seed, turn)
    if (turn % 40 === 0) await provePasswords(app)
    await beginSomething(play, pick)
    if (pick(30) === 0) await simulator.kill()
    const packages = things.filter((each) => each.of === 'package')
    for (const chosen of [
      things.at(-1 - pick(4)),
      things.at(-5 - pick(12)),
      pick(4) === 0 ? packages[pick(packages.length)] : undefined,
    ])
      if (chosen) await doSomethingTo(play, chosen, pick)
    if (pick(4) === 0) await app.runJobs()
    if (pick(15) === 0) {
      await app.runCron('make_available')
      await practices[pick(practices.length)]?.dietitian.call(payOutNow, {})
    }
  }
  await app.runJobs()
  await endSome(play)
  await app.runCron('make_available')
  await provePasswords(app)
  for (const { dietitian } of practices) await dietitian.call(payOutNow, {})
  return { ...playResult(play), begun: begunOf(play) }
}

/** Buys two more packages: one expires, and one is returned. */
async function endSome(play: Play): Promise<void> {
  const { players, practices, browser } = play
  const ways = [expirePackage, (here: Play, one: BoughtPackage) => returnPackage(here, one, false)]
  for (const player of players) {
    const begun = practices[0] && (await buy(player.who, practices[0], 0))
    if (!begun) continue
    const bought = keepOnce(play, begun.memory)
    await payInSomeWay(browser, player, begun, { number: cards.paid, byCard: false, returns: true })
    if (await ways[0]?.(play, bought)) ways.shift()
    if (ways.length === 0) return
  }
}

/** As if everybody had just entered their password. */
export const provePasswords = (app: App) => app.rows('update sessions set proven_at = now()')

const begunOf = ({ things }: Play) => things.filter((each) => each.of !== 'package').length

export const playResult = ({ things, players, practices }: Play): PlayResult => ({
  things,
  patients: players.map(({ who }) => who),
  dietitians: practices.map(({ dietitian }) => dietitian),
})

/**
 * Three practices, one without instant booking and one with kinder refund rules than the platform's; patients, some
 * with a saved card; an admin.
 */
export async function openPlay(world: World, people: number): Promise<Play> {
  const { app, browser } = world
  await app.rows('update platform_settings set payout_minimum = 1')
  const practices = [
    await practice(app, '19', { takesAtOnce: true, rules: defaultRefundRules }),
    await practice(app, '33', { takesAtOnce: false, rules: defaultRefundRules }),
    await practice(app, '66', {
      takesAtOnce: true,
      rules: { wholeUntil: 6, partUntil: 1, partPercent: 70 },
    }),
  ]
  const players: Player[] = []
  for (let at = 0; at < people; at++) {
    const who = await somePatient(app)
    const saved = [cards.challenge, cards.savedDeclined, cards.paid][at % 5]
    players.push({ who, card: saved ? await keepCard(browser, who, saved) : null })
  }
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  return { ...world, practices, players, admin, things: [], turns: new Map() }
}

async function practice(
  app: App,
  end: string,
  { takesAtOnce, rules }: { takesAtOnce: boolean; rules: RefundRules },
): Promise<Practice> {
  const dietitian = await paidPractice(app, { mostPerPatient: 20, takesAtOnce })
  await saveIban(app, dietitian, end)
  if (rules !== defaultRefundRules)
    await app.rows(
      'update availabilities set refund_whole_hours = $2, refund_part_hours = $3, refund_part_percent = $4 where user_id = $1',
      [dietitian.id, rules.wholeUntil, rules.partUntil, rules.partPercent],
    )
  const offer = await offerPackage(app, dietitian, { uses: 3, price: packagePrice / 100 })
  return { dietitian, service: await serviceOf(app, dietitian), offer, rules }
}

/** Books and pays for an appointment or a package, or books with a package that was bought. */
export async function beginSomething(play: Play, pick: Pick): Promise<void> {
  const { app, practices, players, things, browser } = play
  const one = <T>(all: readonly T[]): T => all[pick(all.length)] as T
  const [at, player] = [one(practices), one(players)]
  const startsAt = inHours(
    app,
    one([0.5, 4, 25]) + (pick(2) === 0 ? pick(30) / 2 : pick(40) * (1 + pick(12))),
  )
  const known = things.filter((each) => each.of === 'package')
  if (known.length > 0 && pick(5) < 2) return bookWithOne(play, one(known), startsAt)
  const wallet = pick(2) === 0 ? (await player.who.call(readWallet, {})).body.available : 0
  const begun =
    pick(6) === 0
      ? await buy(player.who, at, wallet)
      : await bookWithPayment(player.who, at, wallet, startsAt)
  if (!begun) return
  keepOnce(play, begun.memory)
  if (pick(10) > 0)
    await payInSomeWay(browser, player, begun, {
      number: one(numbers),
      byCard: pick(2) === 0,
      returns: pick(3) > 0,
    })
}

/** A repeated request gets the same payment, so its fates are recorded with the first memory of that payment. */
export function keepOnce<Of extends Memory>({ things }: Play, memory: Of): Of {
  const known = things.find((each): each is Of => each.of === memory.of && each.payment === memory.payment)
  if (!known) things.push(memory)
  return known ?? memory
}

type Begun<Of extends Memory> = { memory: Of; payment: string; url: string | null }

export async function bookWithPayment(
  patient: Person,
  { dietitian, service, rules }: Practice,
  available: number,
  startsAt: string,
): Promise<Begun<Booking> | null> {
  const wallet = fromWallet(available, price / 100)
  const { status, body } = await patient.call(payForAppointment, {
    dietitian: dietitian.id,
    service,
    startsAt,
    mode: 'video',
    zone: 'Asia/Riyadh',
    price: price / 100,
    refunds: rules,
    ...(wallet > 0 && { wallet }),
    ...firstBookingFields,
  })
  if (status !== 201 || !body.payment) return null
  const asked = { payment: body.payment, patient, dietitian, rules, price, wallet: Math.round(wallet * 100) }
  return {
    memory: { of: 'appointment', ...asked, end: null, before: 0, after: 0 },
    payment: asked.payment,
    url: body.url,
  }
}

export async function buy(
  patient: Person,
  { dietitian, offer, rules }: Practice,
  available: number,
): Promise<Begun<BoughtPackage> | null> {
  const wallet = fromWallet(available, packagePrice / 100)
  const { status, body } = await patient.call(payForPackage, {
    offer,
    price: packagePrice / 100,
    ...(wallet > 0 && { wallet }),
  })
  if (status !== 201) return null
  const asked = { payment: body.payment, patient, dietitian, rules, wallet: Math.round(wallet * 100) }
  return {
    memory: { of: 'package', ...asked, price: packagePrice, before: 0, uses: [], toWallet: 0 },
    payment: asked.payment,
    url: body.url,
  }
}

/** Books with a package, at the price in the answer, which is the session's share of the package price. */
export async function bookWithOne({ app, practices, things }: Play, bought: BoughtPackage, startsAt: string) {
  const { patient, dietitian, payment } = bought
  const [row] = await app.rows<{ package_id: string }>('select package_id from payments where id = $1', [
    payment,
  ])
  const own = (await patient.call(listPackages, {})).body.packages.find(({ id }) => id === row?.package_id)
  if (!own || own.endedAt !== null || own.left === 0) return
  const { status, body } = await patient.call(bookWithPackage, {
    id: own.id,
    dietitian: dietitian.id,
    service: practices.find((each) => each.dietitian === dietitian)?.service ?? '',
    startsAt,
    mode: 'video',
    zone: 'Asia/Riyadh',
    ...firstBookingFields,
  })
  if (status !== 201) return
  const { id, price: said, package: usedOf } = body.appointment
  // A patient who already has an appointment at that time gets the existing one.
  const isKnown = things.some((each) => each.of === 'use' && each.appointment === id)
  if (isKnown || usedOf?.id !== own.id) return
  const use = {
    of: 'use' as const,
    appointment: id,
    halalas: Math.round(said * 100),
    bought,
    end: null,
    taken: 0,
    isBack: false,
  }
  bought.uses.push(use)
  things.push(use)
}
