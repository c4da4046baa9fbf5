import { type Item, listKey, stored, watchers } from './kept-list.ts'

/** How far this browser has come with the list, also after it was cleared. */
export type Place = { readonly last: number; readonly clearedAt: string | null }

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

const placeKey = (person: string) => `nabta_notifications_place_${person}`

function store(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {}
}
