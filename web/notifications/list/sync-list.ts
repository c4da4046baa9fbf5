import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import {
  clearNotifications,
  listNotifications,
  readNotification,
  readNotifications,
} from '#contract/notifications/list.ts'
import { notificationPanel as words } from '#copy/notifications/panel.ts'
import { call } from '#web/app/call.ts'
import { onChange } from '#web/app/socket.ts'
import { showInCall } from '#web/lib/call-chat.ts'
import { isOnScreen, watchOnScreen } from '#web/lib/on-screen.ts'
import { dismissToast, showToast } from '#web/ui/toast.ts'
import { leaveOthersPush, registerWorker } from '../push/this-browser.ts'
import { merge } from './merge.ts'
import { dropCleared, readCleared, readLast, saveCleared, saveList } from './store-list.ts'
import { type Item, readList, watchList } from './stored-list.ts'
import { wordsOf } from './words-of.ts'

export type Reader = {
  person: string
  role: Role
  language: Language
  /** The last notification at the time the session was read, or since; null if unknown. */
  last: number | null
  /** When this session began. */
  signedInAt: string
  go: (path: string) => void
}

/**
 * Keeps the list up to date, now and on changes, and announces new notifications in this tab. Returns a function that
 * stops it.
 */
export function syncList(reader: Reader): () => void {
  let head = newestOf(reader)
  const toasts = new Map<number, number>()
  const unhear = onChange('notifications', (change) => void catchUp(reader, change?.sequence ?? null))
  dropCleared(reader.person)
  const readSeen = seenReader(reader)
  const unsee = watchOnScreen(readSeen)
  const unwatch = watchList(() => {
    dropCleared(reader.person)
    readSeen()
    const before = head
    head = newestOf(reader)
    dismissGone(reader, toasts)
    if (document.visibilityState === 'visible')
      announce(
        reader,
        readList(reader.person).filter(
          (item) => item.sequence > before && !item.read && !isKnown(reader, item),
        ),
        toasts,
      )
  })
  readSeen()
  if (reader.last === null || readLast(reader.person) !== reader.last) void catchUp(reader, reader.last)
  void registerWorker()
    .then(() => leaveOthersPush(reader.person))
    .catch(() => {})
  return () => {
    unhear()
    unsee()
    unwatch()
  }
}

/**
 * Marks notifications as read whose ticket or questionnaire is on the screen. Each is tried once; a failed one can
 * still be marked by a press.
 */
function seenReader(reader: Reader): () => void {
  const tried = new Set<number>()
  return () => {
    for (const item of readList(reader.person)) {
      if (item.read || tried.has(item.sequence) || !isSeen(item)) continue
      tried.add(item.sequence)
      void markRead(reader, item)
    }
  }
}

const isSeen = ({ kind, subject }: Pick<Item, 'kind' | 'subject'>) =>
  (kind.startsWith('ticket.') || kind === 'questionnaire.answered') && subject !== null && isOnScreen(subject)

/**
 * Notifications that need no toast: the conversation, ticket or call is on the screen, or this session itself is the
 * new one.
 */
const isKnown = ({ signedInAt }: Reader, { kind, subject, timestamp }: Item) =>
  ((kind === 'message.sent' || kind === 'appointment.reminder_due') &&
    subject !== null &&
    isOnScreen(subject)) ||
  isSeen({ kind, subject }) ||
  (kind === 'session.started_elsewhere' && timestamp === signedInAt)

const newestOf = ({ person }: Reader) => readList(person)[0]?.sequence ?? 0

/**
 * One tab reads for all; the others get the result from storage. A failure is ignored, because the next visit tries
 * again.
 */
export async function catchUp(reader: Reader, wanted: number | null): Promise<void> {
  const work = async () => {
    let after = readLast(reader.person)
    if (wanted !== null && after >= wanted) return
    for (let more = true; more; ) {
      const answer = await call(listNotifications, { after: String(after) })
      more = answer.hasMore
      after = answer.notifications.at(-1)?.sequence ?? after
      const items = merge(readList(reader.person), answer, reader.language, reader.role)
      saveList(reader.person, items, more ? after : answer.last)
    }
  }
  await ('locks' in navigator ? navigator.locks.request('nabta_notifications', work) : work()).catch(() => {})
}

/** Closes the toasts of notifications that are no longer listed, such as requests that were answered meanwhile. */
function dismissGone({ person }: Reader, toasts: Map<number, number>) {
  const listed = new Set(readList(person).map(({ sequence }) => sequence))
  for (const [sequence, toast] of toasts)
    if (!listed.has(sequence)) {
      dismissToast(toast)
      toasts.delete(sequence)
    }
}

/** Shows a toast for each, or only for the newest if there are many. `toasts` finds them by their notification. */
function announce(reader: Reader, fresh: readonly Item[], toasts: Map<number, number>) {
  for (const item of fresh.slice(0, fresh.length > 2 ? 1 : 2).toReversed()) {
    const { title, message } = wordsOf(reader.language, item)
    const { link } = item
    const toast = showToast({
      title,
      description: message,
      action: link
        ? {
            label: words.view[reader.language],
            onPress: () => {
              void markRead(reader, item)
              void view(reader, item, link)
            },
          }
        : { label: words.dismiss[reader.language], onPress: () => {} },
    })
    toasts.set(item.sequence, toast)
  }
}

/** A message from the other side of a running call opens beside it, because another page would end the call. */
async function view(reader: Reader, { kind, subject }: Item, link: string) {
  if (kind === 'message.sent' && subject !== null) {
    const shown = showInCall(subject)
    if (shown && (await shown.catch(() => false))) return
  }
  reader.go(link)
}

export function markRead(reader: Reader, { sequence }: Item): Promise<void> {
  return change(
    reader,
    (items) => items.map((item) => (item.sequence === sequence ? { ...item, read: true } : item)),
    () => call(readNotification, { sequence: String(sequence) }, { keepalive: true }),
  )
}

export function markAllRead(reader: Reader): Promise<void> {
  const upTo = newestOf(reader)
  return change(
    reader,
    (items) => items.map((item) => (item.sequence <= upTo ? { ...item, read: true } : item)),
    () => call(readNotifications, { upTo }, { keepalive: true }),
  )
}

/** Remembers how far it was cleared, so that neither catching up nor another tab restores anything. */
export function clearAll(reader: Reader): Promise<void> {
  const upTo = newestOf(reader)
  return change(
    reader,
    (items) => items.filter(({ sequence }) => sequence > upTo),
    () => call(clearNotifications, { upTo }, { keepalive: true }),
    String(upTo),
  )
}

/** Shows a change immediately, and undoes it if the server did not accept it. */
async function change(
  reader: Reader,
  next: (items: readonly Item[]) => readonly Item[],
  send: () => Promise<{ last: number }>,
  clearedTo?: string,
): Promise<void> {
  const { person, language } = reader
  const before = readList(person)
  const clearedBefore = readCleared(person)
  if (clearedTo !== undefined) saveCleared(person, clearedTo)
  saveList(person, next(before), readLast(person))
  try {
    const { last } = await send()
    const now = readLast(person)
    if (last <= now + 1) saveList(person, next(readList(person)), Math.max(last, now))
    else await catchUp(reader, last)
  } catch {
    saveCleared(person, clearedBefore)
    const newer = readList(person).filter(({ sequence }) => sequence > (before[0]?.sequence ?? 0))
    saveList(person, [...newer, ...before], readLast(person))
    showToast({ tone: 'error', title: words.failed[language] })
  }
}
