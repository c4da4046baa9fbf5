import type { Settings } from '../settings.ts'

/** Cookies of a request and its answer. An answer whose verb sets a cookie is never stored for repeated requests. */
export type Cookies = {
  readonly session: string | null
  readonly device: string | null
  setSession(token: string, seconds: number): void
  clearSession(): void
  /** The session ends with this answer. */
  readonly isLeaving: boolean
  setDevice(token: string): void
  /** Identifies a round trip to an identity provider. */
  readonly visit: string | null
  setVisit(token: string, seconds: number): void
  clearVisit(): void
  /** The `Set-Cookie` lines of the answer. */
  readonly lines: readonly string[]
}

const token = /^[A-Za-z0-9_-]{43}$/
const aYear = 365 * 24 * 60 * 60

export function openCookies({ publicUrl }: Settings, header: string | undefined): Cookies {
  const safe = publicUrl.protocol === 'https:'
  const name = (plain: string) => (safe ? `__Host-${plain}` : plain)
  const given = read(header)
  const tokenIn = (plain: string) => {
    const value = given.get(name(plain))
    return value !== undefined && token.test(value) ? value : null
  }
  const lines: string[] = []
  let isLeaving = false
  const set = (cookie: string, value: string, seconds: number, hidden: boolean) =>
    void lines.push(
      `${cookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${hidden ? '; HttpOnly' : ''}${safe ? '; Secure' : ''}`,
    )

  return {
    session: tokenIn('sid'),
    device: tokenIn('device'),
    visit: tokenIn('visit'),
    setSession(value, seconds) {
      set(name('sid'), value, seconds, true)
      // Not secret: it tells our own pages whether to ask the server who is signed in.
      set('nabta_signed_in', '1', seconds, false)
    },
    clearSession() {
      isLeaving = true
      set(name('sid'), '', 0, true)
      set('nabta_signed_in', '', 0, false)
    },
    get isLeaving() {
      return isLeaving
    },
    setDevice: (value) => set(name('device'), value, aYear, true),
    setVisit: (value, seconds) => set(name('visit'), value, seconds, true),
    clearVisit: () => set(name('visit'), '', 0, true),
    lines,
  }
}

/** The first cookie of a name counts, as a second one may have been planted for a longer path. */
function read(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').slice(0, 8_192).split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}
