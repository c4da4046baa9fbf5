import type { Caller } from './bind.ts'

/** Tells the browsers behind one address apart, as far as a visitor can be told without a cookie for everybody. */
export const browserOf = ({ cookies, address, agent }: Caller) => cookies.device ?? `${address} ${agent}`
