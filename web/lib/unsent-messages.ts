import { currentSession, onSessionChange } from '../app/session.ts'
import { pageCacheName } from './cache-page.ts'
import { clearLocalDataOfOthers } from './clear-local-user-data.ts'

const name = 'nabta-unsent'

/** Where messages wait that could not be sent yet. */
export function openUnsent(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('messages', { keyPath: 'clientId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Whether any may wait there; some browsers do not say. */
export async function hasUnsent(): Promise<boolean> {
  const known = await indexedDB.databases?.()
  return known === undefined || known.some((each) => each.name === name)
}

/**
 * Whoever signs out leaves nothing of it behind. A session that ran out is no wish to: its owner may come back, and
 * whoever else signs in sees nothing of it and has it removed.
 */
export function clearUnsentOnSignOut() {
  let person = personNow()
  if (person !== null) keepOnlyOf(person)
  onSessionChange(({ session }) => {
    const known = currentSession()
    const hasLeft = known.state === 'signed_out' && known.left
    const isAnother = session !== null && person !== null && session.user.id !== person
    if (hasLeft || isAnother) {
      indexedDB.deleteDatabase(name)
      if ('caches' in globalThis) caches.delete(pageCacheName)
      clearLocalDataOfOthers(session?.user.id ?? null)
    }
    // Whoever was here before this document may not have come back.
    else if (session && person === null) keepOnlyOf(session.user.id)
    person = session?.user.id ?? person
  })
}

function keepOnlyOf(person: string) {
  clearLocalDataOfOthers(person)
  forgetOthers(person).catch(() => {})
}

async function forgetOthers(person: string) {
  if (!(await hasUnsent())) return
  const kept = await openUnsent()
  const transaction = kept.transaction('messages', 'readwrite')
  const cursor = transaction.objectStore('messages').openCursor()
  cursor.onsuccess = () => {
    if (cursor.result?.value.person !== person) cursor.result?.delete()
    cursor.result?.continue()
  }
  transaction.oncomplete = () => kept.close()
  transaction.onabort = () => kept.close()
}

const personNow = () => {
  const known = currentSession()
  return known.state === 'signed_in' ? known.session.user.id : null
}
