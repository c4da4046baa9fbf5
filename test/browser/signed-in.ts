import type { BrowserContextOptions } from '@playwright/test'
import type { Person } from '#test/people.ts'

/** Options for a browser in which this person is already signed in: `open('/patient/settings', signedIn(person))`. */
export function signedIn({ headers }: Pick<Person, 'headers'>): Pick<BrowserContextOptions, 'storageState'> {
  const cookies = (headers.cookie ?? '').split('; ').map((pair) => {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    return {
      name,
      value: pair.slice(at + 1),
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: name !== 'nabta_signed_in',
      secure: false,
      sameSite: 'Lax' as const,
    }
  })
  return { storageState: { cookies, origins: [] } }
}
