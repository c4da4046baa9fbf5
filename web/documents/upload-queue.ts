import type { DocumentKind } from '#contract/practice-options.ts'
import type { Word } from '#copy/word.ts'

export type Upload = {
  readonly id: number
  readonly kind: DocumentKind
  /** The name of the document. */
  readonly name: string
  readonly file: File
  /** Null while it waits for other uploads. */
  readonly percent: number | null
  /** Why the upload failed. */
  readonly fault: Word | null
  readonly mayRetry: boolean
}

type Send = (
  upload: Upload,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<void>

type QueueOptions = {
  /** Checks a file before anything is sent. */
  check: (file: File) => Word | null
  send: Send
  /** The words for a failure, and whether a retry may succeed. */
  explain: (fault: unknown) => Pick<Upload, 'fault' | 'mayRetry'>
}

/** The number of uploads that the server accepts from one person at the same time. */
const atOnce = 2

/**
 * Uploads files, a few at a time. A finished one leaves the queue; a refused one stays until the reader retries or
 * removes it.
 */
export function createUploadQueue({ check, send, explain }: QueueOptions) {
  let uploads: readonly Upload[] = []
  let lastId = 0
  const running = new Map<number, AbortController>()
  const watchers = new Set<() => void>()

  const put = (next: readonly Upload[]) => {
    uploads = next
    for (const watcher of watchers) watcher()
  }
  const change = (id: number, what: Partial<Upload>) =>
    put(uploads.map((each) => (each.id === id ? { ...each, ...what } : each)))
  const leave = (id: number) => put(uploads.filter((each) => each.id !== id))

  const start = async (upload: Upload) => {
    const control = new AbortController()
    running.set(upload.id, control)
    change(upload.id, { percent: 0 })
    try {
      await send(upload, {
        signal: control.signal,
        onProgress: (percent) => change(upload.id, { percent }),
      })
      leave(upload.id)
    } catch (fault) {
      if (!control.signal.aborted) change(upload.id, { percent: null, ...explain(fault) })
    } finally {
      running.delete(upload.id)
      startNext()
    }
  }
  const startNext = () => {
    const waiting = uploads.filter(({ id, fault }) => fault === null && !running.has(id))
    for (const upload of waiting.slice(0, Math.max(0, atOnce - running.size))) start(upload)
  }
  const drop = (id: number) => {
    leave(id)
    running.get(id)?.abort()
  }

  return {
    uploads: () => uploads,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    add: (kind: DocumentKind, name: string, file: File) => {
      const fault = check(file)
      lastId += 1
      put([...uploads, { id: lastId, kind, name, file, percent: null, fault, mayRetry: fault === null }])
      startNext()
    },
    retry: (id: number) => {
      change(id, { fault: null })
      startNext()
    },
    drop,
    close: () => {
      for (const { id } of uploads) drop(id)
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
