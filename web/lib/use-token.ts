import { useEffect, useState } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import type { Word } from '#copy/word.ts'
import { readSearchParam } from './search-param.ts'
import { sendLater } from './send-later.ts'

/** Sends the token that stands in the address, when asked to. */
export function useToken<R extends Route>(bind: () => Promise<R>, onDone?: (output: OutputOf<R>) => void) {
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'notValid'>('asking')
  const [fault, setFault] = useState<Word | null>(null)

  useEffect(() => {
    if (!readSearchParam('token')) setState('notValid')
  }, [])

  const send = async () => {
    setState('busy')
    setFault(null)
    const token = readSearchParam('token') ?? ''
    const answer = await sendLater(bind, { token } as SentTo<R>)
    if ('output' in answer) {
      setState('done')
      onDone?.(answer.output)
      return
    }
    const isDead = deadLink.has(answer.code)
    setState(isDead ? 'notValid' : 'asking')
    setFault(isDead ? null : answer.words)
  }

  return { state, fault, send }
}

const deadLink: ReadonlySet<RefusalCode> = new Set([
  'link_not_valid',
  'not_found',
  'malformed_request',
  'invalid_fields',
])
