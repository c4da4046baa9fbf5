import type { Caller } from './bind.ts'

/** Tells the browsers behind one address apart, as far as that works without a cookie for every visitor. */
export const describeBrowser = ({ cookies, address, agent }: Caller) =>
  cookies.device ?? `${address} ${agent}`
