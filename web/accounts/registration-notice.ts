/** The address that was just registered, and where to go once it is confirmed. */
export type RegistrationNotice = { readonly email: string; readonly redirectTo: string | null }

const key = 'registration-notice'

/** Stored for the sign-in page that comes next. Without storage the toast must be enough. */
export function storeNotice(notice: RegistrationNotice) {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice))
  } catch {}
}

/** Removes the notice, so that the address does not remain in the browser. */
export function takeNotice(): RegistrationNotice | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return typeof kept?.email === 'string' ? kept : null
  } catch {
    return null
  }
}
