import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type AuthoredPlan,
  listWrittenPlans,
  readWrittenPlan,
  savePlan,
} from '#contract/plans/authored-plans.ts'
import type { SentTo } from '#contract/route.ts'
import { ApiError } from '#web/app/api-error.ts'
import { call } from '#web/app/call.ts'
import { queryClient } from '#web/app/query.ts'
import type { Attempt, Saved } from '#web/lib/saver.ts'
import { useAutosave } from '#web/lib/use-autosave.ts'
import type { Draft } from './edits.ts'

/** The plan as the server has it, with the versions that changes are based on. */
type SavedDraft = {
  draft: Draft
  headVersion: number
  versions: number[]
  /**
   * A request without an answer. It is sent again unchanged before newer changes, because the server may have stored
   * it.
   */
  unanswered: Part | null
}
/** A request body, and the draft from which it was made. */
type Part = { body: SentTo<typeof savePlan>; draft: Draft }
type History = { past: readonly Draft[]; now: Draft; future: readonly Draft[]; revision: number }

export type Edit = (draft: Draft) => Draft

/** A plan while it is edited: every change can be undone, and is saved automatically. */
export function useDraft(plan: AuthoredPlan) {
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    now: { head: plan.head, ...plan.document },
    future: [],
    revision: 0,
  }))
  const [problem, setProblem] = useState<ApiError | null>(null)
  /** The current state; what is rendered may be a keystroke behind. */
  const latest = useRef(history)
  const kept = useRef<SavedDraft>({
    draft: history.now,
    headVersion: plan.headVersion,
    versions: [...plan.dayVersions],
    unanswered: null,
  })
  const [saved, setSaved] = useState(history.now)
  /** What the server had when it last reported whether there are unpublished changes. */
  const [told, setTold] = useState({ plan, draft: saved })
  if (told.plan !== plan) setTold({ plan, draft: saved })
  /** Successive keystrokes in one field are one change. */
  const typing = useRef<{ field: string; at: number } | null>(null)

  const save = async (_revision: number, attempt: Attempt): Promise<Saved> => {
    try {
      await send(plan.id, latest.current.now, kept.current, attempt)
      setProblem(null)
      return true
    } catch (fault) {
      if (!(fault instanceof ApiError)) return false
      const isForGood = fault.status === 412 || fault.status === 404 || fault.code === 'plan_has_ended'
      setProblem(isForGood || fault.status === 422 || fault.code === 'food_unknown' ? fault : null)
      return isForGood || fault.status === 422 || fault.code === 'food_unknown' ? 'held' : false
    } finally {
      // Even a plan that was not sent whole may have been saved in part.
      setSaved(kept.current.draft)
    }
  }
  const { put, ...autosave } = useAutosave(history.revision, save)

  const show = useCallback(
    (next: History) => {
      latest.current = next
      setHistory(next)
      // Not in an effect, so that a page that is closed after the last keystroke still sends it.
      put(next.revision)
    },
    [put],
  )

  const edit = useCallback(
    (change: Edit, field?: string) => {
      const moment = Date.now()
      const goesOn =
        field !== undefined && typing.current?.field === field && moment - typing.current.at < oneChange
      typing.current = field === undefined ? null : { field, at: moment }
      const { past, now, revision } = latest.current
      const next = change(now)
      if (next === now) return
      show({
        past: goesOn ? past : [...past, now].slice(-mostUndone),
        now: next,
        future: [],
        revision: revision + 1,
      })
    },
    [show],
  )

  const undo = useCallback(() => {
    typing.current = null
    const { past, now, future, revision } = latest.current
    const last = past.at(-1)
    if (last) show({ past: past.slice(0, -1), now: last, future: [now, ...future], revision: revision + 1 })
  }, [show])

  const redo = useCallback(() => {
    const { past, now, future, revision } = latest.current
    const [next, ...rest] = future
    if (next) show({ past: [...past, now], now: next, future: rest, revision: revision + 1 })
  }, [show])

  // The next visit must begin with what was saved meanwhile.
  useEffect(
    () => () => {
      queryClient.removeQueries({ queryKey: [readWrittenPlan.path, { id: plan.id }] })
      queryClient.invalidateQueries({ queryKey: [listWrittenPlans.path] })
    },
    [plan.id],
  )

  return {
    ...autosave,
    draft: history.now,
    edit,
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    problem,
    /** There are unpublished changes. */
    hasNew: plan.hasChanges || !isSame(history.now, told.draft),
  }
}

const isSame = (one: Draft, other: Draft) =>
  one.head === other.head &&
  one.days.length === other.days.length &&
  one.days.every((day, at) => day === other.days[at])

/** Sends the changed days, in several requests if there are many, because the size of a body is limited. */
async function send(id: string, draft: Draft, kept: SavedDraft, attempt: Attempt): Promise<void> {
  if (kept.unanswered)
    await sendPart(kept.unanswered, kept, attempt).catch((fault: unknown) => {
      if (kept.unanswered) throw fault
    })
  const changed = draft.days.flatMap((day, at) =>
    day === kept.draft.days[at] ? [] : [{ number: at + 1, version: kept.versions[at] ?? 0, day }],
  )
  for (const [at, days] of inParts(changed).entries()) {
    const body = {
      id,
      days,
      // Sent only if it changed here, so that it does not overwrite another device's change.
      ...(draft.days.length !== kept.draft.days.length && { length: draft.days.length }),
      ...(draft.days.length < kept.draft.days.length && { dropped: droppedOf(draft, kept) }),
      ...(at === 0 &&
        draft.head !== kept.draft.head && { head: { version: kept.headVersion, head: draft.head } }),
    }
    await sendPart({ body, draft }, kept, attempt)
  }
}

async function sendPart(part: Part, kept: SavedDraft, { isLast, signal }: Attempt): Promise<void> {
  const { body, draft } = part
  kept.unanswered = part
  const answer = await call(savePlan, body, { keepalive: isLast, signal }).catch((fault: unknown) => {
    if (fault instanceof ApiError && certain.has(fault.status)) kept.unanswered = null
    throw fault
  })
  kept.unanswered = null
  const saved = kept.draft.days.slice(0, draft.days.length)
  while (saved.length < draft.days.length) saved.push(unsaved)
  for (const { number } of body.days) saved[number - 1] = draft.days[number - 1] ?? unsaved
  kept.versions = kept.versions.slice(0, draft.days.length)
  for (const { number, version } of answer.days) kept.versions[number - 1] = version
  kept.headVersion = answer.headVersion
  kept.draft = { ...draft, head: body.head ? draft.head : kept.draft.head, days: saved }
}

/** Statuses that prove that nothing was stored, by this attempt or an earlier one. */
const certain = new Set([404, 409, 412, 422])

const droppedOf = (draft: Draft, { versions }: SavedDraft) =>
  versions.flatMap((version, at) => (at < draft.days.length ? [] : [{ number: at + 1, version }]))

/** A placeholder for days without a saved version; no real day is this object. */
const unsaved = { note: '', meals: [] }

function inParts<Each>(changed: readonly Each[]): Each[][] {
  const parts: Each[][] = [[]]
  let bytes = 0
  for (const each of changed) {
    const size = encoder.encode(JSON.stringify(each)).length
    if (bytes + size > mostBytes && bytes > 0) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(each)
    bytes += size
  }
  return parts
}

const encoder = new TextEncoder()
const mostBytes = 80_000
const mostUndone = 100
/** Milliseconds between two keystrokes of one change. */
const oneChange = 1_500
