import type { Notification } from '#contract/notifications/list.ts'

/** One of the list, as it lies in the browser. Nothing about health is in it, and no patient's name. */
export type Item = Pick<Notification, 'sequence' | 'kind' | 'side' | 'subject' | 'dietitian' | 'startsAt'> & {
  /** The timestamp as a string, made unique. */
  readonly id: string
  readonly title: string
  readonly message: string
  readonly link?: string
  readonly timestamp: string
  readonly read: boolean
}

/** How far this browser has come with the list, also after it was cleared. */
export type Place = { readonly last: number; readonly clearedAt: string | null }

/** The newest first. The same object until something changes. */
export function readList(person: string): readonly Item[] {
  const text = stored(listKey(person)) ?? '[]'
  if (kept?.person === person && kept.text === text) return kept.items
  kept = { person, text, items: parsed(text) }
  return kept.items
}

export const countUnread = (person: string): number => readList(person).filter(({ read }) => !read).length

export function readPlace(person: string): Place {
  try {
    const { last = 0, clearedAt = null } = JSON.parse(stored(placeKey(person)) ?? '{}')
    return { last: Number(last) || 0, clearedAt }
  } catch {
    return { last: 0, clearedAt: null }
  }
}

/** An empty list is none: its stored copy goes. */
export function keepList(person: string, items: readonly Item[], place: Place) {
  if (items.length > 0) store(listKey(person), JSON.stringify(items))
  else store(listKey(person), null)
  store(placeKey(person), JSON.stringify(place))
  for (const watcher of watchers) watcher()
}

/** In this tab and in the others. */
export function watchList(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

const listKey = (person: string) => `nabta_notifications_${person}`
const placeKey = (person: string) => `nabta_notifications_place_${person}`
const watchers = new Set<() => void>()
let kept: { person: string; text: string; items: readonly Item[] } | undefined

function parsed(text: string): readonly Item[] {
  try {
    const items: unknown = JSON.parse(text)
    if (Array.isArray(items)) return items
    throw new TypeError('no list')
  } catch (fault) {
    console.info('The stored notifications could not be read.', fault)
    return []
  }
}

/** Storage may be shut: then there is no list. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {}
}
