import {
  type Conversation,
  listMessages,
  openConversation,
  readConversation,
  searchMessages,
} from '#contract/messages.ts'
import { ApiError } from '#web/app/api-error.ts'
import { call } from '#web/app/call.ts'
import { queryClient } from '#web/app/query.ts'
import { putConversation, putMessage, rangeKey } from './cache.ts'
import { firstOf, isBehind, lastOf, type MessageRange, withNewer, withOlder } from './message-range.ts'
import { refetchUnreadCount } from './unread-count.tsx'
import type { Selected } from './use-selected.ts'

type Options = { signal?: AbortSignal }

/** Reads the conversation of an address; one with a person is created if it does not exist. */
export async function findConversation(asked: Selected, options: Options): Promise<Conversation> {
  const { conversation } =
    'conversation' in asked
      ? await call(readConversation, { id: asked.conversation }, options)
      : await call(openConversation, { with: asked.with }, options)
  return conversation
}

/** Reads the latest messages; if some are cached, only those after them. */
export async function readLatest(id: string, options: Options): Promise<MessageRange> {
  let known = queryClient.getQueryData<MessageRange>(rangeKey(id))
  for (let asked = 0; known && !known.moreAfter && asked < mostCaughtUp; asked++) {
    const { messages, more } = await call(listMessages, { id, after: String(lastOf(known)) }, options)
    known = withNewer(known, messages, false)
    if (!more) return known
  }
  const { messages, more } = await call(listMessages, { id }, options)
  return { messages, moreBefore: more, moreAfter: false }
}

/** Requests before a reader who has been away long gets just the end, and loads the messages before it on demand. */
const mostCaughtUp = 3

export async function readOlder(id: string) {
  const known = queryClient.getQueryData<MessageRange>(rangeKey(id))
  if (!known) return
  const { messages, more } = await call(listMessages, { id, before: String(firstOf(known)) })
  change(id, (now) => (firstOf(now) === firstOf(known) ? withOlder(now, messages, more) : now))
}

export async function readNewer(id: string) {
  const known = queryClient.getQueryData<MessageRange>(rangeKey(id))
  if (!known) return
  const { messages, more } = await call(listMessages, { id, after: String(lastOf(known)) })
  change(id, (now) => withNewer(now, messages, more))
}

/** Reads the messages around one, which replace the loaded ones. */
export async function readAround(id: string, sequence: number) {
  const { messages, more } = await call(listMessages, { id, before: String(sequence + halfAPage) })
  const last = messages.at(-1)?.sequence ?? 0
  queryClient.setQueryData<MessageRange>(rangeKey(id), {
    messages,
    moreBefore: more,
    moreAfter: last >= sequence + halfAPage - 1,
  })
}

const halfAPage = 25

export async function readEnd(id: string) {
  const { messages, more } = await call(listMessages, { id })
  queryClient.setQueryData<MessageRange>(rangeKey(id), { messages, moreBefore: more, moreAfter: false })
}

/**
 * Reads what has changed: the messages if their conversation is open, and its entry in the list. One read at a time for
 * each conversation, so that an older answer cannot overwrite a newer one; changes that arrive meanwhile are read
 * together.
 */
export async function catchUp(conversation: string, sequence: number): Promise<void> {
  const waiting = due.get(conversation)
  if (waiting) return void waiting.add(sequence)
  const asked = new Set([sequence])
  due.set(conversation, asked)
  try {
    while (asked.size > 0) {
      const sequences = [...asked]
      asked.clear()
      await patiently(() =>
        Promise.all([refreshConversation(conversation), readChanged(conversation, sequences)]),
      )
    }
  } finally {
    due.delete(conversation)
  }
}

const due = new Map<string, Set<number>>()

/**
 * `call` gives up after half a minute without an answer. Retried, because the reader would not notice a missing
 * message.
 */
async function patiently(read: () => Promise<unknown>): Promise<void> {
  for (let left = 20; ; left--) {
    try {
      await read()
      return
    } catch (fault) {
      if (left === 0 || !(fault instanceof ApiError) || fault.status !== 0) throw fault
    }
  }
}

async function readChanged(id: string, sequences: readonly number[]) {
  const known = queryClient.getQueryData<MessageRange>(rangeKey(id))
  if (!known) return
  const changed = sequences.filter((each) => each >= firstOf(known) && each <= lastOf(known))
  await Promise.all([
    ...changed.map(async (each) => {
      const { messages } = await call(listMessages, { id, after: String(each - 1), most: '1' })
      if (messages[0]) putMessage(messages[0])
    }),
    sequences.some((each) => isBehind(known, each)) && readOn(id),
  ])
}

/** Reads from the last loaded message to the end. */
async function readOn(id: string) {
  for (let isMore = true; isMore; ) {
    const known = queryClient.getQueryData<MessageRange>(rangeKey(id))
    if (!known || known.moreAfter) return
    const { messages, more } = await call(listMessages, { id, after: String(lastOf(known)) })
    // The reader may have moved to older messages meanwhile.
    change(id, (now) => (lastOf(now) < lastOf(known) ? now : withNewer(now, messages, false)))
    isMore = more
  }
}

/** Reads the conversation itself, without its messages. */
export async function refreshConversation(id: string): Promise<Conversation> {
  const { conversation } = await call(readConversation, { id })
  putConversation(conversation)
  refetchUnreadCount()
  return conversation
}

export const foundIn = (id: string, q: string, before: number | undefined, options: Options) =>
  call(searchMessages, { id, q, ...(before !== undefined && { before }) }, options)

function change(id: string, by: (known: MessageRange) => MessageRange) {
  queryClient.setQueryData<MessageRange>(rangeKey(id), (known) => known && by(known))
}
