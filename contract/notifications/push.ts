import * as z from 'zod/mini'
import { done, fault } from '../fields.ts'
import { route } from '../route.ts'

const key = (bytes: number) => {
  const length = Math.ceil((bytes * 8) / 6)
  return z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), fault('invalid')))
}

/** The push service URL the browser supplies. The server checks its host against the known push services. */
const endpoint = z.string().check(z.maxLength(1000, fault('too_long')), z.url(fault('invalid')))

export const readPushKey = route({
  method: 'GET',
  path: '/api/push-key',
  summary: 'Get the public key for subscribing a browser to push.',
  audience: 'signed_in',
  output: z.strictObject({ key: z.string() }),
})

export const subscribeToPush = route({
  method: 'PUT',
  path: '/api/push-subscription',
  summary: 'Show notifications in this browser while no page is open, until you sign out of it.',
  audience: 'signed_in',
  inPerson: true,
  body: z.strictObject({ endpoint, key: key(65), auth: key(16) }),
  output: done,
  refusals: ['push_service_unknown'],
})

export const unsubscribeFromPush = route({
  method: 'POST',
  path: '/api/push-subscription/removal',
  summary: 'Stop showing notifications in this browser.',
  audience: 'signed_in',
  inPerson: true,
  body: z.strictObject({ endpoint }),
  output: done,
})
