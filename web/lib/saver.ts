/** `waiting`: something was written that is not on its way yet. `held`: not all of it can be kept as it stands. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'held'

/** How one attempt goes out: the last one outlives the page, and what a later one replaces is given up. */
export type Attempt = { readonly isLast: boolean; readonly signal: AbortSignal }

export type Saved = boolean | 'held'

type Environment<Value> = {
  saved: Value
  /** Says whether it is kept; `held` where part of it waits until it is written otherwise. */
  save: (value: Value, attempt: Attempt) => Promise<Saved>
  onState: (state: SaveState) => void
}

/** Saves one version after the other, so that an older one never comes in over a newer one. */
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
    // What was held may be right by now.
    const isReplaced = answer === 'held' && JSON.stringify(sent) !== JSON.stringify(latest)
    const outcome = isReplaced ? 'replaced' : answer === true ? 'kept' : answer || 'failed'
    if (outcome === 'kept') kept = sent
    running = null
    onState(outcome === 'failed' || outcome === 'held' ? outcome : isKept() ? 'saved' : 'waiting')
    return outcome
  }

  return {
    /** Whether all that was written is kept by then. */
    flush,
    /** Sends what is not kept at once, in place of what is under way, since nobody may be here any more to wait. */
    leave() {
      // A page that goes says so twice.
      if (isKept() || running?.last === JSON.stringify(latest)) return
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

type Outcome = 'kept' | 'failed' | 'held' | 'replaced'
