import { useState } from 'react'
import type { Availability } from '#contract/availability.ts'
import { currentUserId } from '#web/lib/current-user-id.ts'

type StoredDraft = { base: string; draft: Availability; at?: number }

/**
 * The hours while they are edited. Unsaved changes are restored after a reload, unless the saved hours have changed
 * since.
 */
export function useDraft(saved: Availability) {
  const now = JSON.stringify(saved)
  const [{ base, draft, at }, setState] = useState<StoredDraft>(
    () => readKept(now) ?? { base: now, draft: saved },
  )
  const isChanged = JSON.stringify(draft) !== now

  // Shows what another tab has saved, unless changes were begun here.
  if (base !== now) setState({ base: now, draft: JSON.stringify(draft) === base ? saved : draft })

  const put = (next: Availability) => {
    setState({ base: now, draft: next, ...(at && { at }) })
    keep({ base: now, draft: next, at: Date.now() })
  }

  return {
    draft,
    /** When the restored changes were last edited. */
    draftAt: at ?? null,
    isChanged,
    change: (part: Partial<Availability>) => put({ ...draft, ...part }),
    /** Keeps changes that were made while the server was saving. */
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
