import type { Message } from '#contract/messages.ts'
import type { Word } from '#copy/word.ts'

/** What is kept of a message until the server has it. */
export type StoredMessage = {
  readonly clientId: string
  /** Who wrote it: nobody else of this browser sends or sees it. */
  readonly person: string
  readonly conversation: string
  readonly content: string | null
  readonly file: { readonly blob: Blob; readonly name: string } | null
  /** Of the file, once the server has that. */
  readonly fileId: string | null
  readonly at: number
}

export type UnsentMessage = StoredMessage & {
  readonly state: 'waiting' | 'sending' | 'failed'
  /** How much of its file has left. */
  readonly percent: number | null
  /** How often it came to nothing. */
  readonly tries: number
  /** Why it came to nothing for good, or until somebody tries again. */
  readonly fault: Word | null
  readonly mayRetry: boolean
}

/** Why sending came to nothing: nobody answered, it may be better later, or it never will. */
export type Setback = { readonly kind: 'silence' | 'later' | 'never'; readonly words: Word }

/** What survives a reload. Where the browser keeps nothing, nothing is lost but with the page. */
export type MessageStore = {
  read: (person: string) => Promise<readonly StoredMessage[]>
  put: (message: StoredMessage) => Promise<void>
  /** Not where another tab has sent it meanwhile. */
  has: (clientId: string) => Promise<boolean>
  forget: (clientId: string) => Promise<void>
}

type SendOptions = {
  signal: AbortSignal
  onProgress: (percent: number) => void
  onFileSent: (fileId: string) => Promise<void>
}

type OutboxOptions = {
  person: string
  store: MessageStore
  send: (message: StoredMessage, options: SendOptions) => Promise<Message>
  judge: (fault: unknown) => Setback
  /** One tab after the other. */
  alone: <Result>(conversation: string, work: () => Promise<Result>) => Promise<Result>
  wait: (milliseconds: number) => Promise<void>
  now: () => number
  newId: () => string
  onSent: (message: Message) => void
  /** It stays as it is until somebody does something about it. */
  onFailed: (message: UnsentMessage) => void
}

/** So often it is tried where somebody answers, before that is said. */
export const triesBeforeFault = 3

/** Who has been away longer than this means something else by now. */
const longestKept = 7 * 86_400_000

/** Messages on their way, in each conversation one after the other, so that they arrive in the order in which they were written. */
export function createOutbox(options: OutboxOptions) {
  const { person, store, send, judge, alone, wait, now, newId, onSent, onFailed } = options
  let unsent: readonly UnsentMessage[] = []
  let isClosed = false
  const running = new Map<string, AbortController>()
  const watchers = new Set<() => void>()
  let wakeAll = () => {}
  let woken = new Promise<void>((resolve) => {
    wakeAll = resolve
  })

  const put = (next: readonly UnsentMessage[]) => {
    unsent = next
    for (const watcher of watchers) watcher()
  }
  const change = (clientId: string, what: Partial<UnsentMessage>) =>
    put(unsent.map((each) => (each.clientId === clientId ? { ...each, ...what } : each)))
  const leave = (clientId: string) => put(unsent.filter((each) => each.clientId !== clientId))

  async function run(conversation: string) {
    if (running.has(conversation)) return
    for (let next = nextOf(unsent, conversation); next && !isClosed; next = nextOf(unsent, conversation)) {
      const control = new AbortController()
      running.set(conversation, control)
      await sendOne(next, control.signal)
    }
    running.delete(conversation)
  }

  async function sendOne(message: UnsentMessage, signal: AbortSignal) {
    const { clientId, conversation } = message
    change(clientId, { state: 'sending', fault: null })
    try {
      const sent = await alone(conversation, async () =>
        (await store.has(clientId))
          ? send(message, {
              signal,
              onProgress: (percent) => change(clientId, { percent }),
              onFileSent: async (fileId) => {
                // Nothing is kept for whoever has left.
                if (isClosed) return
                change(clientId, { fileId })
                await store.put({ ...kept(message), fileId })
              },
            })
          : null,
      )
      if (isClosed) return
      if (sent) onSent(sent)
      leave(clientId)
      await store.forget(clientId)
    } catch (fault) {
      if (isClosed || signal.aborted) return
      const after = afterSetback(message, judge(fault))
      change(clientId, after)
      if (after.state === 'failed') onFailed({ ...message, ...after })
      else await Promise.race([wait(pauseAfter(after.tries)), woken])
    }
  }

  return {
    unsent: () => unsent,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    /** What was written before this page was there. */
    load: async () => {
      const found = await store.read(person)
      const old = found.filter(({ at }) => now() - at > longestKept)
      for (const { clientId } of old) await store.forget(clientId)
      const known = new Set(unsent.map(({ clientId }) => clientId))
      const fresh = found.filter((each) => !old.includes(each) && !known.has(each.clientId))
      if (isClosed || fresh.length === 0) return
      put([...fresh.map(waiting), ...unsent].toSorted((one, other) => one.at - other.at))
      for (const { conversation } of fresh) run(conversation)
    },
    add: async (conversation: string, content: string | null, file: StoredMessage['file']) => {
      const at = now()
      const message = { clientId: newId(), person, conversation, content, file, fileId: null, at }
      put([...unsent, waiting(message)])
      await store.put(message)
      run(conversation)
    },
    retry: (clientId: string) => {
      const message = unsent.find((each) => each.clientId === clientId)
      if (!message) return
      change(clientId, { state: 'waiting', tries: 0, fault: null })
      run(message.conversation)
    },
    discard: (clientId: string) => {
      const message = unsent.find((each) => each.clientId === clientId)
      if (!message) return
      if (message.state === 'sending') running.get(message.conversation)?.abort()
      leave(clientId)
      store.forget(clientId)
      run(message.conversation)
    },
    /** The connection is back: whatever may still arrive is tried at once. */
    wake: () => {
      put(unsent.map((each) => (each.mayRetry && each.state === 'failed' ? waiting(each) : each)))
      const wakeNow = wakeAll
      woken = new Promise((resolve) => {
        wakeAll = resolve
      })
      wakeNow()
      for (const { conversation } of unsent) run(conversation)
    },
    close: () => {
      isClosed = true
      for (const control of running.values()) control.abort()
      wakeAll()
      put([])
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** One that can never be sent lets the others pass; one that may be sent later keeps those after it waiting. */
export function nextOf(unsent: readonly UnsentMessage[], conversation: string): UnsentMessage | undefined {
  const first = unsent.find((each) => each.conversation === conversation && !isHopeless(each))
  return first?.state === 'failed' ? undefined : first
}

const isHopeless = ({ state, mayRetry }: UnsentMessage) => state === 'failed' && !mayRetry

/** Silence is waited out; an answer that says no is said, at once where it will not change. */
export function afterSetback(
  { tries }: Pick<UnsentMessage, 'tries'>,
  { kind, words }: Setback,
): Pick<UnsentMessage, 'state' | 'tries' | 'fault' | 'mayRetry' | 'percent'> {
  const isOver = kind === 'never' || (kind === 'later' && tries + 1 >= triesBeforeFault)
  return {
    state: isOver ? 'failed' : 'waiting',
    tries: tries + 1,
    fault: isOver ? words : null,
    mayRetry: kind !== 'never',
    percent: null,
  }
}

/** Milliseconds, as between two attempts to connect. */
export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? 0
const pauses = [1_000, 2_000, 5_000, 10_000]

const kept = ({
  clientId,
  person,
  conversation,
  content,
  file,
  fileId,
  at,
}: StoredMessage): StoredMessage => ({
  clientId,
  person,
  conversation,
  content,
  file,
  fileId,
  at,
})

const waiting = (message: StoredMessage): UnsentMessage => ({
  ...kept(message),
  state: 'waiting',
  percent: null,
  tries: 0,
  fault: null,
  mayRetry: true,
})
