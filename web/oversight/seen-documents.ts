import { useState } from 'react'
import type { Application } from '#contract/oversight/practices.ts'
import { currentSession } from '#web/app/session.ts'

/** By reader and application, in memory: it survives a visit to the list, but not a reload. */
const seenByApplication = new Map<string, ReadonlySet<string>>()

/** Which documents of an application this admin has opened, and which are left. */
export function useSeenDocuments({ id, submittedAt, documents }: Application) {
  const session = currentSession()
  const reader = session.state === 'signed_in' ? session.session.user.id : ''
  const key = `${reader} ${id} ${submittedAt}`
  const [, setCount] = useState(0)
  const isSeen = (document: string) => seenByApplication.get(key)?.has(document) ?? false
  return {
    isSeen,
    left: documents.filter((document) => !isSeen(document.id)),
    see(document: string) {
      if (isSeen(document)) return
      seenByApplication.set(key, new Set(seenByApplication.get(key)).add(document))
      setCount((count) => count + 1)
    },
  }
}
