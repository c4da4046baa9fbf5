import type { RefusalCode } from '#contract/refusals.ts'

const doubtful: ReadonlySet<RefusalCode> = new Set(['signed_out', 'wrong_audience', 'second_factor_due'])

/** Some refusals mean that this tab may be wrong about its session, so the session is checked again. */
export function recheckSessionAfter(code: RefusalCode) {
  if (doubtful.has(code)) onDoubt()
}

export function onRecheckSession(then: () => void) {
  onDoubt = then
}

let onDoubt = () => {}
