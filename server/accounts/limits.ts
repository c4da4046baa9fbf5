import type { Limit } from '#server/ground/http/limits.ts'

/** Per IPv4 address, or per IPv6 /64, which is one home. */
export const perVisitor = {
  registration: { name: 'register.visitor', most: 5, seconds: 3_600 },
  registrationDay: { name: 'register.visitor_day', most: 20, seconds: 86_400 },
  reset: { name: 'reset.visitor', most: 10, seconds: 3_600 },
  link: { name: 'link.visitor', most: 20, seconds: 3_600 },
  // Going to the provider, returning and signing in each count, and many people may share one IP address.
  provider: { name: 'provider.visitor', most: 120, seconds: 300 },
  password: { name: 'password.visitor', most: 30, seconds: 3_600 },
} satisfies Record<string, Limit>

/** Per email address. Beyond these no email is sent; the answer stays the same, except for a signed-in person. */
export const perMailbox = {
  newAddress: { name: 'new_address.address', most: 1, seconds: 60 },
  confirmation: { name: 'confirmation.address', most: 1, seconds: 60 },
  reset: { name: 'reset.address', most: 1, seconds: 60 },
  resetHour: { name: 'reset.address_hour', most: 3, seconds: 3_600 },
  resetDay: { name: 'reset.address_day', most: 5, seconds: 86_400 },
} satisfies Record<string, Limit>

/** How often one link may be tried. */
export const perLink = {
  confirmation: { name: 'confirmation.link', most: 10, seconds: 3_600 },
  reset: { name: 'reset.link', most: 5, seconds: 3_600 },
} satisfies Record<string, Limit>

/** Per person. */
export const perPerson = {
  password: { name: 'password.person', most: 5, seconds: 600 },
  code: { name: 'code.person', most: 5, seconds: 600 },
  newAddress: { name: 'new_address.person', most: 3, seconds: 3_600 },
  accessToken: { name: 'access_token.person', most: 10, seconds: 3_600 },
  copy: { name: 'copy.person', most: 5, seconds: 86_400 },
} satisfies Record<string, Limit>
