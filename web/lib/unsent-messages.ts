import { currentSession, onSessionChange } from '../app/session.ts'
import { pageCacheName } from './cache-page.ts'
import { clearLocalDataOfOthers } from './clear-local-user-data.ts'

const name = 'nabta-unsent'

/** Opens the database of messages that could not be sent yet. */
export function openUnsent(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('messages', { keyPath: 'clientId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Whether any messages may be waiting; true in browsers that cannot list databases. */
export async function hasUnsent(): Promise<boolean> {
  const known = await indexedDB.databases?.()
  return known === undefined || known.some((each) => each.name === name)
}

/**
 * Signing out deletes everything. A session that just expired deletes nothing, because its owner may return; when
 * another person signs in instead, the data is deleted and never shown to them.
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
    // The data may belong to a person who used this browser before this document was opened.
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
