import type { Notification } from '#contract/notifications/list.ts'

/** A notification as this browser stores it. It contains nothing about health and no patient's name. */
export type Item = Pick<Notification, 'sequence' | 'kind' | 'side' | 'subject' | 'dietitian' | 'startsAt'> & {
  /** The timestamp as a string, made unique. */
  readonly id: string
  readonly title: string
  readonly message: string
  readonly link?: string
  readonly timestamp: string
  readonly read: boolean
}

/** The stored notifications, newest first, without cleared ones. Returns the same object until something changes. */
export function readList(person: string): readonly Item[] {
  const text = readStored(listKey(person)) ?? '[]'
  const cleared = Number(readStored(clearedKey(person))) || 0
  if (kept?.person === person && kept.text === text && kept.cleared === cleared) return kept.items
  const items = parsed(text).filter(({ sequence }) => sequence > cleared)
  kept = { person, text, cleared, items }
  return items
}

export const countUnread = (person: string): number => readList(person).filter(({ read }) => !read).length

/** Watches changes in this tab and others. */
export function watchList(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

export const listKey = (person: string) => `nabta_notifications_${person}`
/** Stores the number up to which all notifications were cleared. */
export const clearedKey = (person: string) => `nabta_notifications_cleared_${person}`
export const watchers = new Set<() => void>()
let kept: { person: string; text: string; cleared: number; items: readonly Item[] } | undefined

function parsed(text: string): Item[] {
  try {
    const items: unknown = JSON.parse(text)
    if (Array.isArray(items)) return items
    throw new TypeError('no list')
  } catch (fault) {
    console.info('The stored notifications could not be read.', fault)
    return []
  }
}

/** Without storage there is no list. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
