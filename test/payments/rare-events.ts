import { readWallet } from '#contract/money/wallet.ts'
import { earnAndGiveBack, earnAndTakeBack, returnPackage } from './befall.ts'
import { cards } from './open-payments.ts'
import { type Player, payInSomeWay } from './pay-somehow.ts'
import { inHours } from './paying.ts'
import {
  bookWithOne,
  bookWithPayment,
  buy,
  keepOnce,
  type Pick,
  type Play,
  type Practice,
} from './play-bookings.ts'

/** Events that would seldom happen by chance; each turn plays the next of the three. */
export async function doSomethingRare(play: Play, turn: number, pick: Pick): Promise<void> {
  await [giveBackToWallet, takeBackUse, leaveUntold][turn % 3]?.(play, turn, pick)
}

/** Every second patient buys a package and returns it to the wallet, so that later bookings can be paid from it. */
export async function fillWallets(play: Play): Promise<void> {
  const { players, practices } = play
  for (const [at, player] of players.entries()) {
    const practice = practices[at % practices.length]
    if (at % 2 === 0 && practice) await fillWallet(play, player, practice)
  }
}

async function fillWallet(play: Play, player: Player, practice: Practice): Promise<void> {
  const begun = await buy(player.who, practice, 0)
  if (!begun) return
  const bought = keepOnce(play, begun.memory)
  await payInSomeWay(play.browser, player, begun, { number: cards.paid, byCard: false, returns: true })
  await returnPackage(play, bought, true)
}

/** A patient with money in the wallet, which is topped up if necessary. */
async function playerWithWallet(
  play: Play,
  practice: Practice,
  pick: Pick,
): Promise<[Player, number] | null> {
  const { players } = play
  const player = players[pick(players.length)]
  if (!player) return null
  const read = async () => Math.round((await player.who.call(readWallet, {})).body.available * 100)
  if ((await read()) < 60_100) await fillWallet(play, player, practice)
  return [player, await read()]
}

/** Far enough ahead that no other appointment is in the way. */
const farAhead = (play: Play, turn: number) => inHours(play.app, 700 + turn)

/** An appointment paid from a wallet takes place, and an admin refunds part of it. */
async function giveBackToWallet(play: Play, turn: number, pick: Pick): Promise<void> {
  const { practices, browser } = play
  const [practice] = practices
  const found = practice && (await playerWithWallet(play, practice, pick))
  if (!found) return
  const [player, halalas] = found
  const begun = await bookWithPayment(player.who, practice, halalas / 100, farAhead(play, turn))
  if (!begun) return
  const booking = keepOnce(play, begun.memory)
  await payInSomeWay(browser, player, begun, { number: cards.paid, byCard: false, returns: true })
  await earnAndGiveBack(play, booking, pick)
}

/** A session of a package takes place, and an admin takes part of it back as money. */
async function takeBackUse(play: Play, turn: number, pick: Pick): Promise<void> {
  const { practices, browser, things } = play
  const practice = practices.at(-1)
  const found = practice && (await playerWithWallet(play, practice, pick))
  if (!found) return
  const [player, halalas] = found
  const begun = await buy(player.who, practice, pick(2) === 0 ? halalas / 100 : 0)
  if (!begun) return
  const bought = keepOnce(play, begun.memory)
  await payInSomeWay(browser, player, begun, { number: cards.paid, byCard: false, returns: true })
  await bookWithOne(play, bought, farAhead(play, turn))
  const use = things.at(-1)
  if (use?.of === 'use') await earnAndTakeBack(play, use, pick)
}

/** A patient pays and closes the tab, and no webhook reports it. */
async function leaveUntold(play: Play, turn: number, pick: Pick): Promise<void> {
  const { practices, players, browser } = play
  const [practice, player] = [practices[0], players[pick(players.length)]]
  const begun = practice && player && (await bookWithPayment(player.who, practice, 0, farAhead(play, turn)))
  if (!begun) return
  keepOnce(play, begun.memory)
  await payInSomeWay(browser, player, begun, { number: cards.webhookLost, byCard: false, returns: false })
}
