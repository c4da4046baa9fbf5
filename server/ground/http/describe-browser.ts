import type { Caller } from './bind.ts'

/** Distinguishes the browsers behind one address, as far as possible without a cookie for every visitor. */
export const describeBrowser = ({ cookies, address, agent }: Caller) =>
  cookies.device ?? `${address} ${agent}`
