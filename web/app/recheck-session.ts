import type { RefusalCode } from '#contract/refusals.ts'

const doubtful: ReadonlySet<RefusalCode> = new Set(['signed_out', 'wrong_audience', 'second_factor_due'])

/** A call was refused in a way that makes one doubt what this tab believes of its session. */
export function recheckSessionAfter(code: RefusalCode) {
  if (doubtful.has(code)) onDoubt()
}

export function onRecheckSession(then: () => void) {
  onDoubt = then
}

let onDoubt = () => {}
