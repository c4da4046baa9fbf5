import { receivePaymentWebhook } from '#contract/money/cards.ts'
import type { House } from '#server/ground/house.ts'
import { openLog } from '#server/ground/log.ts'
import { isLoopback, type Settings } from '#server/ground/settings.ts'
import { fillDemoOnce } from './fill-demo-once.ts'
import { recordsForGateway } from './records-for-gateway.ts'
import { startSimulator } from './simulator/start-simulator.ts'

/** The parts of a demo server besides the product: a marketplace to look at, and a simulated gateway. */
export type Demo = {
  settings: Settings
  /** Fills the marketplace, and informs the simulated gateway of the payments in it. */
  fill(house: House, ownerUrl: string, isHeld: boolean): Promise<void>
  stop(): Promise<void>
}

/** Payments are simulated on this machine unless a gateway is set; elsewhere they use the operator's, or are off. */
export async function openDemo(settings: Settings): Promise<Demo> {
  const isOpen = !isLoopback(settings.host) || !isLoopback(settings.publicUrl.hostname)
  const simulator =
    settings.payments || isOpen
      ? undefined
      : await startSimulator(settings.dataDir, {
          log: openLog(settings.logLevel),
          webhooksTo: new URL(receivePaymentWebhook.path, settings.publicUrl).href,
        })
  return {
    settings: simulator ? { ...settings, payments: simulator.settings } : settings,
    async fill(house, ownerUrl, isHeld) {
      if (!isHeld) await fillDemoOnce(house, ownerUrl)
      simulator?.tell({ knows: await recordsForGateway(house) })
    },
    stop: async () => simulator?.stop(),
  }
}
