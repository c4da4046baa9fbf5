import { openUnsent } from '#web/lib/unsent-messages.ts'
import type { MessageStore, StoredMessage } from './outbox.ts'

/**
 * Unsent messages in this browser's storage. Some private windows have none; the messages then last as long as the
 * page.
 */
export const storedMessages: MessageStore = {
  read: async (person) => {
    const all = await ask<StoredMessage[]>('readonly', (messages) => messages.getAll())
    return all?.filter((each) => each.person === person) ?? []
  },
  put: async (message) => void (await ask('readwrite', (messages) => messages.put(message))),
  has: async (clientId) =>
    (await ask<string | undefined>('readonly', (messages) => messages.getKey(clientId), clientId)) !==
    undefined,
  forget: async (clientId) => void (await ask('readwrite', (messages) => messages.delete(clientId))),
}

async function ask<Result>(
  mode: IDBTransactionMode,
  work: (messages: IDBObjectStore) => IDBRequest,
  /** The result if there is no storage. */
  otherwise?: Result,
): Promise<Result | undefined> {
  try {
    const kept = await openUnsent()
    try {
      return await new Promise((resolve, reject) => {
        const transaction = kept.transaction('messages', mode)
        const request = work(transaction.objectStore('messages'))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      kept.close()
    }
  } catch {
    return otherwise
  }
}
