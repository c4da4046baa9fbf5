import { type ReactNode, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { RefusalCode } from '#contract/refusals.ts'
import type { OutputOf, Route } from '#contract/route.ts'
import { controls } from '#copy/controls.ts'
import type { Word } from '#copy/word.ts'
import { useForm } from '#web/lib/form.ts'
import { readSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { PageMessage } from './page-message.tsx'

type TokenMessage = { readonly heading: Word; readonly text: Word }

type TokenPageProps<R extends TokenRoute> = {
  art: ReactNode
  words: {
    readonly ask: TokenMessage & { readonly button: Word; readonly busy: Word }
    readonly done: TokenMessage
    readonly notValid: TokenMessage
  }
  bind: () => Promise<R>
  onDone?: (output: OutputOf<R>) => void
  onRefused?: (code: RefusalCode) => void
  /** Where to continue afterwards. */
  onward: ReactNode
  /** What to do if the link no longer works. */
  otherWay: ReactNode
}

/**
 * The page that a link in an email opens. Opening it has no effect, because mail programs open links too; only the
 * button has.
 */
export function TokenPage<R extends TokenRoute>({
  art,
  words,
  bind,
  onDone,
  onRefused,
  onward,
  otherWay,
}: TokenPageProps<R>) {
  const t = useWords()
  const { state, form, busy, refused } = useToken(bind, onDone, onRefused)
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

type TokenShape = z.ZodMiniObject<{ token: z.ZodMiniType<string, string> }>

/** A route whose only input is a token. */
type TokenRoute = Route<undefined, undefined, TokenShape>

/** A form without fields, which sends the token from the address. */
function useToken<R extends TokenRoute>(
  bind: () => Promise<R>,
  onDone?: (output: OutputOf<R>) => void,
  onRefused?: (code: RefusalCode) => void,
) {
  const [state, setState] = useState<'asking' | 'done' | 'notValid'>('asking')

  useEffect(() => {
    if (!readSearchParam('token')) setState('notValid')
  }, [])

  const { form, busy, refused } = useForm<R, TokenShape>({
    bind: async () => {
      const route = await bind()
      return { route, schema: route.body }
    },
    start: { token: '' },
    along: () => ({ token: readSearchParam('token') ?? '' }),
    onInvalid: () => setState('notValid'),
    onDone: (output) => {
      setState('done')
      onDone?.(output)
    },
    onRefused: (_, code) => {
      if (deadLink.has(code)) setState('notValid')
      onRefused?.(code)
    },
  })

  return { state, form, busy, refused: state === 'asking' ? refused : null }
}

const deadLink: ReadonlySet<RefusalCode> = new Set([
  'link_not_valid',
  'not_found',
  'malformed_request',
  'invalid_fields',
])
