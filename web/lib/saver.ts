/** `waiting`: something was written that is not on its way yet. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed'

/** How one attempt goes out: the last one outlives the page, and what a later one replaces is given up. */
export type Attempt = { readonly isLast: boolean; readonly signal: AbortSignal }

type Surroundings<Value> = {
  saved: Value
  /** Says whether it is kept. */
  save: (value: Value, attempt: Attempt) => Promise<boolean>
  onState: (state: SaveState) => void
}

/** Saves one version after the other, so that an older one never comes in over a newer one. */
export function createSaver<Value>({ saved, save, onState }: Surroundings<Value>) {
  let kept = saved
  let latest = saved
  let running: { control: AbortController; done: Promise<Outcome> } | null = null

  const isKept = () => JSON.stringify(kept) === JSON.stringify(latest)

  async function flush(): Promise<boolean> {
    while (!isKept()) {
      const outcome = await (running ?? begin(false)).done
      if (outcome === 'failed') return false
    }
    return true
  }

  function begin(isLast: boolean) {
    const control = new AbortController()
    const mine = { control, done: saveLatest(control.signal, isLast) }
    running = mine
    return mine
  }

  async function saveLatest(signal: AbortSignal, isLast: boolean): Promise<Outcome> {
    const sent = latest
    onState('saving')
    const isDone = await save(sent, { isLast, signal })
    if (signal.aborted) return 'replaced'
    if (isDone) kept = sent
    running = null
    onState(!isDone ? 'failed' : isKept() ? 'saved' : 'waiting')
    return isDone ? 'kept' : 'failed'
  }

  return {
    /** Whether all that was written is kept by then. */
    flush,
    /** Sends what is not kept at once, in place of what is under way, since nobody may be here any more to wait. */
    leave() {
      if (isKept()) return
      running?.control.abort()
      begin(true)
    },
    /** When nothing is under way any more. */
    idle: async () => {
      await running?.done
    },
    put(value: Value) {
      latest = value
      if (!running) onState(isKept() ? 'saved' : 'waiting')
    },
    /** What stands there is kept in another way. */
    settle() {
      kept = latest
      onState('saved')
    },
  }
}

type Outcome = 'kept' | 'failed' | 'replaced'
