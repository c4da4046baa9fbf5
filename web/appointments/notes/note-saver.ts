import { type AdimePart, adimeParts } from '#contract/appointments/appointment.ts'

export type NotePart = AdimePart | 'private' | 'shared'
export type NoteText = Readonly<Record<NotePart, string>>

export const noteParts: readonly NotePart[] = [...adimeParts, 'private', 'shared']

/** `waiting`: something was written that is not on its way yet. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed'

type Surroundings = {
  saved: NoteText
  /** Says whether it is kept. The last attempt outlives the page. */
  save: (text: NoteText, isLast: boolean) => Promise<boolean>
  onState: (state: SaveState) => void
}

/** Saves one text after the other, so that an older one never comes in over a newer one. */
export function createSaver({ saved, save, onState }: Surroundings) {
  let kept = saved
  let latest = saved
  let running: Promise<boolean> | null = null

  const isKept = () => noteParts.every((part) => kept[part] === latest[part])

  async function flush(isLast = false): Promise<boolean> {
    while (!isKept()) {
      running ??= saveLatest(isLast)
      if (!(await running)) return false
    }
    return true
  }

  async function saveLatest(isLast: boolean): Promise<boolean> {
    const sent = latest
    onState('saving')
    const isDone = await save(sent, isLast)
    if (isDone) kept = sent
    running = null
    onState(!isDone ? 'failed' : isKept() ? 'saved' : 'waiting')
    return isDone
  }

  return {
    /** Whether all that was written is kept by then. */
    flush,
    put(text: NoteText) {
      latest = text
      if (!running) onState(isKept() ? 'saved' : 'waiting')
    },
    /** What stands there is kept in another way. */
    settle() {
      kept = latest
      onState('saved')
    },
  }
}
