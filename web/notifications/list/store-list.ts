import { clearedKey, type Item, listKey, readList, readStored, watchers } from './stored-list.ts'

/** The number of the last notification that this browser has received, even if it was cleared since. */
export const readLast = (person: string): number => Number(readStored(lastKey(person))) || 0

/** Saves the list; an empty one is removed from storage. */
export function saveList(person: string, items: readonly Item[], last: number) {
  storeList(person, items)
  store(lastKey(person), String(last))
  for (const watcher of watchers) watcher()
}

export function saveCleared(person: string, upTo: string | null) {
  store(clearedKey(person), upTo)
}

export const readCleared = (person: string): string | null => readStored(clearedKey(person))

/** Another tab's change arrives late, so this tab may have restored cleared notifications; they are removed again. */
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
