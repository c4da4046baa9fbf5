import { sessionNow } from '../app/session.ts'
import { ownPrefix, whoseIsKept } from './clear-local-user-data.ts'
import { whoIsHere } from './current-user-id.ts'

const keyOf = (name: string) => `${ownPrefix}${personHere()} ${name}`

/** Where nobody can say who this is, it is whoever has not signed out here. */
const personHere = () => (sessionNow().state === 'signed_out' ? '' : whoIsHere() || (whoseIsKept() ?? ''))

/** What somebody needs where there is no line. It goes when they sign out and when somebody else signs in here. */
export function keepOwn(name: string, value: unknown) {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {}
}

/** Null where nothing is kept, and where the browser keeps nothing. */
export function readOwn<Value>(name: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

export function forgetOwn(name: string) {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {}
}
