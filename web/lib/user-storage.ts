import { currentSession } from '../app/session.ts'
import { storedUserId, userDataPrefix } from './clear-local-user-data.ts'
import { currentUserId } from './current-user-id.ts'

const keyOf = (name: string) => `${userDataPrefix}${userId()} ${name}`

/** While the server is unreachable, the data of the person who has not signed out here is used. */
const userId = () =>
  currentSession().state === 'signed_out' ? '' : currentUserId() || (storedUserId() ?? '')

/** Stores data that a person needs offline. It is deleted when they sign out or another person signs in. */
export function storeForUser(name: string, value: unknown) {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {}
}

/** Null if nothing is stored or the browser allows no storage. */
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
