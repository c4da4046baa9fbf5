import { useState } from 'react'
import type { Availability } from '#contract/availability.ts'
import { currentUserId } from '#web/lib/current-user-id.ts'

type StoredDraft = { base: string; draft: Availability; at?: number }

/** Hours as they are being changed. What was not saved is there again after a reload, unless the saved ones differ by then. */
export function useDraft(saved: Availability) {
  const now = JSON.stringify(saved)
  const [{ base, draft, at }, setState] = useState<StoredDraft>(
    () => readKept(now) ?? { base: now, draft: saved },
  )
  const isChanged = JSON.stringify(draft) !== now

  // What another tab has saved shows here too, where nothing else was begun.
  if (base !== now) setState({ base: now, draft: JSON.stringify(draft) === base ? saved : draft })

  const put = (next: Availability) => {
    setState({ base: now, draft: next, ...(at && { at }) })
    keep({ base: now, draft: next, at: Date.now() })
  }

  return {
    draft,
    /** When what came back by itself was changed last. */
    draftAt: at ?? null,
    isChanged,
    change: (part: Partial<Availability>) => put({ ...draft, ...part }),
    /** What was changed while the server was saving stays as it is. */
    settle: (next: Availability, sent: Availability) => {
      setState(({ draft: now }) => ({
        base: JSON.stringify(next),
        draft: JSON.stringify(now) === JSON.stringify(sent) ? next : now,
      }))
      keep(null)
    },
    discard: () => {
      setState({ base: now, draft: saved })
      keep(null)
    },
  }
}

const placeOf = () => `nabta-hours ${currentUserId()}`

function readKept(base: string): StoredDraft | null {
  try {
    const kept: StoredDraft | null = JSON.parse(sessionStorage.getItem(placeOf()) ?? 'null')
    return kept?.base === base ? kept : null
  } catch {
    return null
  }
}

function keep(kept: StoredDraft | null) {
  try {
    if (kept) sessionStorage.setItem(placeOf(), JSON.stringify(kept))
    else sessionStorage.removeItem(placeOf())
  } catch {}
}
