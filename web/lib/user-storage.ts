import { currentSession } from '../app/session.ts'
import { storedUserId, userDataPrefix } from './clear-local-user-data.ts'
import { currentUserId } from './current-user-id.ts'

const keyOf = (name: string) => `${userDataPrefix}${userId()} ${name}`

/** Where nobody can say who this is, it is whoever has not signed out here. */
const userId = () =>
  currentSession().state === 'signed_out' ? '' : currentUserId() || (storedUserId() ?? '')

/** What somebody needs where there is no line. It goes when they sign out and when somebody else signs in here. */
export function storeForUser(name: string, value: unknown) {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {}
}

/** Null where nothing is kept, and where the browser keeps nothing. */
export function readForUser<Value>(name: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

export function removeForUser(name: string) {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {}
}
