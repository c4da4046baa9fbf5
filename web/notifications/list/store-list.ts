import { clearedKey, type Item, listKey, readList, readStored, watchers } from './stored-list.ts'

/** How far this browser has come with the list, also after it was cleared. */
export const readLast = (person: string): number => Number(readStored(lastKey(person))) || 0

/** An empty list is none: its stored copy goes. */
export function saveList(person: string, items: readonly Item[], last: number) {
  storeList(person, items)
  store(lastKey(person), String(last))
  for (const watcher of watchers) watcher()
}

export function saveCleared(person: string, upTo: string | null) {
  store(clearedKey(person), upTo)
}

export const readCleared = (person: string): string | null => readStored(clearedKey(person))

/** A tab hears late of what another has stored, and may write back what was cleared there. */
export function dropCleared(person: string) {
  const items = readList(person)
  if ((readStored(listKey(person)) ?? '[]') !== JSON.stringify(items)) storeList(person, items)
}

const lastKey = (person: string) => `nabta_notifications_last_${person}`

const storeList = (person: string, items: readonly Item[]) =>
  store(listKey(person), items.length > 0 ? JSON.stringify(items) : null)

function store(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {}
}
