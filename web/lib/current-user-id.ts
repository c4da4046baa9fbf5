import { currentSession } from '../app/session.ts'

/** Part of the names of stored data, since several people may use one browser. */
export function currentUserId(): string {
  const known = currentSession()
  return known.state === 'signed_in' ? known.session.user.id : ''
}
