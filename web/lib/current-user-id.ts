import { currentSession } from '../app/session.ts'

/** Names what is kept in a browser, since several people may use one. */
export function currentUserId(): string {
  const known = currentSession()
  return known.state === 'signed_in' ? known.session.user.id : ''
}
