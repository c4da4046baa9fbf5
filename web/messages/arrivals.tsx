import { useEffect, useRef, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { conversationList } from '#copy/messages/list.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'

/** Announces new messages to screen readers; earlier ones are not announced. */
export function Arrivals({ messages, name }: { messages: readonly Message[]; name: string }) {
  const t = useWords()
  const last = messages.at(-1)
  const known = useRef(last?.sequence ?? 0)
  const [said, setSaid] = useState<Word | null>(null)
  useEffect(() => {
    if (!last || last.sequence <= known.current) return
    const isNext = last.sequence - known.current < 20
    known.current = last.sequence
    if (!last.isOwn && isNext) setSaid(words.arrived(name, wordsOf(last)))
  }, [last, name])
  return (
    <p role="log" aria-live="polite" className="sr-only">
      {said && t(said)}
    </p>
  )
}

function wordsOf({ content, file }: Message): Word {
  if (content !== null) return { en: content, ar: content }
  return file?.type === 'application/pdf' ? conversationList.pdf : conversationList.photo
}
