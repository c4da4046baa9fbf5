import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type Gateway, GatewayRefused, GatewaySilent, gatewayOf } from '../gateway/gateway.ts'

export function gatewayFor(house: House): Gateway {
  const gateway = gatewayOf(house)
  if (!gateway) throw new Refusal('payments_unavailable')
  return gateway
}

/** Turns a failure of the gateway into a refusal that the caller sees. */
export async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (fault) {
    if (fault instanceof GatewaySilent || fault instanceof GatewayRefused)
      throw new Refusal('gateway_unreachable', { retryAfter: 60 })
    throw fault
  }
}
