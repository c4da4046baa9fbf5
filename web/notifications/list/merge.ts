import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import { type listNotifications, mostListed, type Notification } from '#contract/notifications/list.ts'
import { pathOfNotification } from '#contract/notifications/path.ts'
import type { OutputOf } from '#contract/route.ts'
import type { Item } from './stored-list.ts'
import { wordsOf } from './words-of.ts'

type Answer = Pick<OutputOf<typeof listNotifications>, 'notifications' | 'clearedTo' | 'present' | 'unread'>

/** Adds the server's answer to the list, including what was read, cleared or withdrawn elsewhere. */
export function merge(
  items: readonly Item[],
  { notifications, clearedTo, present, unread }: Answer,
  language: Language,
  role: Role,
): Item[] {
  const listed = new Set(present)
  const waiting = new Set(unread)
  const known = new Set(items.map(({ sequence }) => sequence))
  const ids = new Set(items.map(({ id }) => id))
  const fresh = notifications
    .filter(({ sequence }) => !known.has(sequence))
    .map((told) => itemOf(told, freeId(told.at, ids), language, role))
  return [...fresh, ...items]
    .filter(({ sequence }) => sequence > clearedTo && listed.has(sequence))
    .map((item) => (item.read === !waiting.has(item.sequence) ? item : { ...item, read: !item.read }))
    .toSorted((a, b) => b.sequence - a.sequence)
    .slice(0, mostListed)
}

/** The timestamp, or the next number that is not used yet. */
function freeId(at: string, ids: Set<string>): string {
  let id = Date.parse(at)
  while (ids.has(String(id))) id += 1
  ids.add(String(id))
  return String(id)
}

function itemOf(told: Notification, id: string, language: Language, role: Role): Item {
  const { at, isRead, ...facts } = told
  const link = pathOfNotification(told, role)
  return { id, ...wordsOf(language, told), ...(link && { link }), timestamp: at, read: isRead, ...facts }
}
