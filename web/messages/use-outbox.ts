import { useEffect, useSyncExternalStore } from 'react'
import { conversationWords } from '#copy/messages/conversation.ts'
import type { Word } from '#copy/word.ts'
import { ApiError } from '#web/app/api-error.ts'
import { currentSession, onSessionChange } from '#web/app/session.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { showToast } from '#web/ui/toast.ts'
import { putMessage } from './cache.ts'
import { catchUp, refreshConversation } from './messages-server.ts'
import { createOutbox, type Outbox, type Setback } from './outbox.ts'
import { send } from './send-message.ts'
import { storedMessages } from './stored-messages.ts'

/** The unsent messages of the signed-in person, on every page. */
let outbox: { readonly person: string; readonly box: Outbox } | null = null
let isWatching = false
const shown = new Set<string>()

function ownOutbox(person: string): Outbox {
  if (outbox?.person !== person) {
    outbox?.box.close()
    outbox = { person, box: openOutbox(person) }
    outbox.box.load()
  }
  watchOnce()
  return outbox.box
}

/** The unsent messages of the conversation that is shown. */
export function useUnsent(person: string, conversation: string) {
  const box = ownOutbox(person)
  useEffect(() => {
    shown.add(conversation)
    return () => void shown.delete(conversation)
  }, [conversation])
  const unsent = useSyncExternalStore(box.watch, box.unsent)
  return { box, unsent: unsent.filter((each) => each.conversation === conversation) }
}

const openOutbox = (person: string): Outbox =>
  createOutbox({
    person,
    store: storedMessages,
    send,
    judge,
    alone: (conversation, work) => navigator.locks.request(`nabta-send ${conversation}`, work),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    onSent: (message) => {
      const { conversationId, sequence } = message
      // The message is sent. Missing messages before it are read; the entry in the list can follow later.
      const rest = putMessage(message)
        ? refreshConversation(conversationId)
        : catchUp(conversationId, sequence)
      rest.catch(() => {})
    },
    onFailed: ({ conversation, fault }) => {
      // The failure is shown below the message itself.
      if (shown.has(conversation)) return
      const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
      showToast({
        tone: 'error',
        title: conversationWords.notSent[language],
        ...(fault && { description: fault[language] }),
      })
    },
  })

function judge(fault: unknown): Setback {
  const words: Word = wordsOfRefusal(fault)
  if (!(fault instanceof ApiError)) return { kind: 'later', words }
  // A person whose session has expired will return and send it.
  if (fault.status === 0 || fault.status === 401) return { kind: 'silence', words }
  return { kind: fault.status === 429 || fault.status >= 500 ? 'later' : 'never', words }
}

/** Closes the outbox when another person signs in or the person signs out. */
function watchOnce() {
  if (isWatching) return
  isWatching = true
  addEventListener('online', () => outbox?.box.wake())
  onSessionChange(({ session }) => {
    if (session?.user.id === outbox?.person) outbox?.box.wake()
    else {
      outbox?.box.close()
      outbox = null
    }
  })
}

/** Sends waiting messages when their writer returns, on whichever page. */
export function openOwnOutbox() {
  const known = currentSession()
  if (known.state === 'signed_in') ownOutbox(known.session.user.id)
}
