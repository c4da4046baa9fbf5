import { type ReactNode, useEffect, useRef } from 'react'
import type { OutputOf, Route } from '#contract/route.ts'
import { controls } from '#copy/controls.ts'
import type { Word } from '#copy/word.ts'
import { useToken } from '#web/lib/use-token.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { PageMessage } from './page-message.tsx'

type Said = { readonly heading: Word; readonly text: Word }

type TokenPageProps<R extends Route> = {
  art: ReactNode
  words: {
    readonly ask: Said & { readonly button: Word; readonly busy: Word }
    readonly done: Said
    readonly notValid: Said
  }
  bind: () => Promise<R>
  onDone?: (output: OutputOf<R>) => void
  /** Where to go on from what is done. */
  onward: ReactNode
  /** What helps when the link does not. */
  otherWay: ReactNode
}

/** Where a link in a mail leads. Opening it does nothing, since mail programs open links too: the press does. */
export function TokenPage<R extends Route>({
  art,
  words,
  bind,
  onDone,
  onward,
  otherWay,
}: TokenPageProps<R>) {
  const t = useWords()
  const { state, fault, send } = useToken(bind, onDone)
  const { heading, text } = state === 'done' || state === 'notValid' ? words[state] : words.ask

  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (state === 'done' || state === 'notValid') title.current?.focus({ preventScroll: true })
  }, [state])

  return (
    <PageMessage art={art} title={t(heading)} titleRef={title} text={t(text)}>
      {state === 'notValid' && otherWay}
      {state === 'done' && onward}
      {fault && (
        <p role="alert" className="mb-5 text-sm text-danger-ink">
          {t(fault)}
        </p>
      )}
      {(state === 'asking' || state === 'busy') && (
        <Button size="lg" busy={state === 'busy'} busyText={t(words.ask.busy)} onClick={send}>
          {t(fault ? controls.retry : words.ask.button)}
        </Button>
      )}
    </PageMessage>
  )
}
