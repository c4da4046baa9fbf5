import { type ReactNode, useEffect, useRef } from 'react'
import type { OutputOf } from '#contract/route.ts'
import { controls } from '#copy/controls.ts'
import type { Word } from '#copy/word.ts'
import { type TokenRoute, useToken } from '#web/lib/use-token.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { PageMessage } from './page-message.tsx'

type Said = { readonly heading: Word; readonly text: Word }

type TokenPageProps<R extends TokenRoute> = {
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
export function TokenPage<R extends TokenRoute>({
  art,
  words,
  bind,
  onDone,
  onward,
  otherWay,
}: TokenPageProps<R>) {
  const t = useWords()
  const { state, form, busy, refused } = useToken(bind, onDone)
  const { heading, text } = words[state === 'asking' ? 'ask' : state]

  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (state !== 'asking') title.current?.focus({ preventScroll: true })
  }, [state])

  return (
    <PageMessage art={art} title={t(heading)} titleRef={title} text={t(text)}>
      {state === 'notValid' && otherWay}
      {state === 'done' && onward}
      {refused && (
        <p role="alert" className="mb-5 text-sm text-danger-ink">
          {refused}
        </p>
      )}
      {state === 'asking' && (
        <form {...form} method="dialog">
          <Button type="submit" size="lg" busy={busy} busyText={t(words.ask.busy)}>
            {t(refused ? controls.retry : words.ask.button)}
          </Button>
        </form>
      )}
    </PageMessage>
  )
}
