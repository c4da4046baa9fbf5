/** Who has just registered here, and where to go once the address is confirmed. */
export type RegistrationNotice = { readonly email: string; readonly redirectTo: string | null }

const key = 'registration-notice'

/** For the sign-in screen that comes next. Where storage is shut, the toast must do. */
export function storeNotice(notice: RegistrationNotice) {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice))
  } catch {}
}

/** Read once: the address does not stay behind. */
export function takeNotice(): RegistrationNotice | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return typeof kept?.email === 'string' ? kept : null
  } catch {
    return null
  }
}
