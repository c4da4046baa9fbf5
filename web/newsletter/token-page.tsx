import { type ReactNode, useEffect, useRef } from 'react'
import { newsletter } from '#copy/newsletter.ts'
import { ui } from '#copy/ui.ts'
import type { Word } from '#copy/word.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageMessage } from '#web/ui/page-message.tsx'
import { type TokenRoute, useToken } from './use-token.ts'

type Said = { readonly heading: Word; readonly text: Word }

type TokenPageProps = {
  words: {
    readonly ask: Said & { readonly button: Word; readonly busy: Word }
    readonly done: Said
    readonly notValid: Said
  }
  bind: () => Promise<TokenRoute>
  /** What helps when the link does not. */
  otherWay: ReactNode
}

/** Where a link in a mail leads. Opening it does nothing, since mail programs open links too: the press does. */
export function TokenPage({ words, bind, otherWay }: TokenPageProps) {
  const t = useWords()
  const { state, fault, send } = useToken(bind)
  const { heading, text } = state === 'done' || state === 'notValid' ? words[state] : words.ask

  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (state === 'done' || state === 'notValid') title.current?.focus({ preventScroll: true })
  }, [state])

  return (
    <PageMessage art={<SeedlingArt className="w-44" />} title={t(heading)} titleRef={title} text={t(text)}>
      {state === 'notValid' && otherWay}
      {state === 'done' && (
        <Link to="/" className={buttonClass('secondary')}>
          {t(newsletter.home)}
        </Link>
      )}
      {fault && (
        <p role="alert" className="mb-5 text-sm text-danger-ink">
          {t(fault)}
        </p>
      )}
      {(state === 'asking' || state === 'busy') && (
        <Button size="lg" busy={state === 'busy'} busyText={t(words.ask.busy)} onClick={send}>
          {t(fault ? ui.retry : words.ask.button)}
        </Button>
      )}
    </PageMessage>
  )
}
