/** `waiting`: a change has not been sent yet. `held`: part of the value cannot be saved as it is. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'held'

/** `isLast`: the request must outlive the page. `signal` aborts an attempt that a later one replaces. */
export type Attempt = { readonly isLast: boolean; readonly signal: AbortSignal }

export type Saved = boolean | 'held'

type Environment<Value> = {
  saved: Value
  /** Resolves to whether the value was saved; `held` if part of it must be changed first. */
  save: (value: Value, attempt: Attempt) => Promise<Saved>
  onState: (state: SaveState) => void
}

/** Saves one version after the other, so that an older one never overwrites a newer one. */
export function createSaver<Value>({ saved, save, onState }: Environment<Value>) {
  let kept = saved
  let latest = saved
  let running: { control: AbortController; last: string | null; done: Promise<Outcome> } | null = null

  const isKept = () => JSON.stringify(kept) === JSON.stringify(latest)

  async function flush(): Promise<boolean> {
    while (!isKept()) {
      const outcome = await (running ?? begin(false)).done
      if (outcome === 'failed' || outcome === 'held') return false
    }
    return true
  }

  function begin(isLast: boolean) {
    const control = new AbortController()
    const mine = {
      control,
      last: isLast ? JSON.stringify(latest) : null,
      done: saveLatest(control.signal, isLast),
    }
    running = mine
    return mine
  }

  async function saveLatest(signal: AbortSignal, isLast: boolean): Promise<Outcome> {
    const sent = latest
    onState('saving')
    const answer = await save(sent, { isLast, signal })
    if (signal.aborted) return 'replaced'
    // The held part may have been corrected meanwhile.
    const isReplaced = answer === 'held' && JSON.stringify(sent) !== JSON.stringify(latest)
    const outcome = isReplaced ? 'replaced' : answer === true ? 'kept' : answer || 'failed'
    if (outcome === 'kept') kept = sent
    running = null
    onState(outcome === 'failed' || outcome === 'held' ? outcome : isKept() ? 'saved' : 'waiting')
    return outcome
  }

  return {
    /** Resolves to whether everything was saved. */
    flush,
    /** Sends unsaved changes immediately and aborts the running attempt, because the page may be closing. */
    leave() {
      // Browsers report a closing page twice.
      if (isKept() || running?.last === JSON.stringify(latest)) return
      running?.control.abort()
      begin(true)
    },
    /** Resolves when no attempt is running. */
    idle: async () => {
      await running?.done
    },
    put(value: Value) {
      latest = value
      if (!running) onState(isKept() ? 'saved' : 'waiting')
    },
    /** Treats the current value as saved, because it was saved in another way. */
    settle() {
      kept = latest
      onState('saved')
    },
  }
}

type Outcome = 'kept' | 'failed' | 'held' | 'replaced'
