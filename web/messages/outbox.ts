import type { Message } from '#contract/messages.ts'
import type { Word } from '#copy/word.ts'

/** The stored form of a message that the server does not have yet. */
export type StoredMessage = {
  readonly clientId: string
  /** The writer: no other person in this browser sends or sees it. */
  readonly person: string
  readonly conversation: string
  readonly content: string | null
  readonly file: { readonly blob: Blob; readonly name: string } | null
  /** The id of the file, once the server has it. */
  readonly fileId: string | null
  readonly at: number
}

export type UnsentMessage = StoredMessage & {
  readonly state: 'waiting' | 'sending' | 'failed'
  /** How much of the file was sent. */
  readonly percent: number | null
  /** The number of failed attempts. */
  readonly tries: number
  /** Why it failed, for good or until the reader tries again. */
  readonly fault: Word | null
  readonly mayRetry: boolean
}

/** Why sending failed: no answer, a refusal that may pass, or a final one. */
export type Setback = { readonly kind: 'silence' | 'later' | 'never'; readonly words: Word }

/** Survives a reload. If the browser allows no storage, messages last as long as the page. */
export type MessageStore = {
  read: (person: string) => Promise<readonly StoredMessage[]>
  put: (message: StoredMessage) => Promise<void>
  /** False if another tab has sent the message meanwhile. */
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
  /** Runs the work while no other tab does. */
  alone: <Result>(conversation: string, work: () => Promise<Result>) => Promise<Result>
  wait: (milliseconds: number) => Promise<void>
  now: () => number
  newId: () => string
  onSent: (message: Message) => void
  /** Called when a message stays unsent until the reader acts. */
  onFailed: (message: UnsentMessage) => void
}

/** The number of attempts that the server may refuse before the message counts as failed. */
export const triesBeforeFault = 3

/** Older messages are dropped: after a week the writer would no longer mean them. */
const longestKept = 7 * 86_400_000

/**
 * Sends messages one after the other in each conversation, so that they arrive in the order in which they were written.
 */
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
                // After sign-out nothing may be stored.
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
    /** Loads messages that were written before this page was opened. */
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
    /** The connection is back: everything that may still be sent is tried immediately. */
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

/** A message that can never be sent is skipped; one that may be sent later blocks those after it. */
export function nextOf(unsent: readonly UnsentMessage[], conversation: string): UnsentMessage | undefined {
  const first = unsent.find((each) => each.conversation === conversation && !isHopeless(each))
  return first?.state === 'failed' ? undefined : first
}

const isHopeless = ({ state, mayRetry }: UnsentMessage) => state === 'failed' && !mayRetry

/** Without an answer it is tried again without limit; a refusal is shown, immediately if it is final. */
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

/** Milliseconds, the same as between two attempts to connect. */
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
