import { sessionNow } from '../app/session.ts'

/** Names what is kept in a browser, since several people may use one. */
export function whoIsHere(): string {
  const known = sessionNow()
  return known.state === 'signed_in' ? known.session.user.id : ''
}
