import type { Conversation } from '#contract/messages.ts'
import type { Address } from '#web/app/address.ts'
import { usePageSearch } from '#web/lib/page-address.ts'

export type MessagesParty = 'patient' | 'dietitian' | 'admin'

/** The conversation that an address names: by the other person, or by its own id. */
export type Selected = { readonly with: string } | { readonly conversation: string }

const listPaths = {
  patient: '/patient/messages',
  dietitian: '/dietitian/messages',
  admin: '/admin?tab=support&view=conversations',
} as const satisfies Record<MessagesParty, Address>

/** The name of the other side in an address. */
const names = { patient: 'dietitian', dietitian: 'patient', admin: 'person' } as const

export const listPath = (party: MessagesParty): Address => listPaths[party]

const withQuery = (party: MessagesParty, query: string) =>
  `${listPaths[party]}${party === 'admin' ? '&' : '?'}${query}` as Address

export const supportPath = (party: MessagesParty) => withQuery(party, 'with=support')

/** The person's id if they can be written to; for a closed account only the conversation's id is left. */
export function conversationPath(party: MessagesParty, { id, contact }: Conversation): Address {
  if (contact.id) return withQuery(party, `${names[party]}=${contact.id}`)
  return contact.userType === 'admin' ? supportPath(party) : withQuery(party, `conversation=${id}`)
}

export function useSelected(party: MessagesParty): Selected | null {
  const search = usePageSearch()
  const person = search[names[party]]
  if (person) return { with: person }
  if (search.with === 'support' && party !== 'admin') return { with: 'support' }
  return search.conversation ? { conversation: search.conversation } : null
}

export function isSelected(asked: Selected, { id, contact }: Conversation): boolean {
  if ('conversation' in asked) return asked.conversation === id
  return asked.with === (contact.userType === 'admin' ? 'support' : contact.id)
}
