import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { RefusalCode } from '#contract/refusals.ts'
import type { OutputOf, Route } from '#contract/route.ts'
import { useForm } from './form.ts'
import { readSearchParam } from './search-param.ts'

type TokenShape = z.ZodMiniObject<{ token: z.ZodMiniType<string, string> }>

/** Takes nothing but a token. */
export type TokenRoute = Route<undefined, undefined, TokenShape>

/** A form without fields, which sends the token that stands in the address. */
export function useToken<R extends TokenRoute>(
  bind: () => Promise<R>,
  onDone?: (output: OutputOf<R>) => void,
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
