import { useEffect, useState } from 'react'
import type { confirmNewsletter, leaveNewsletter } from '#contract/newsletter.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { faultPage } from '#copy/fault-page.ts'
import type { Word } from '#copy/word.ts'

export type TokenRoute = typeof confirmNewsletter | typeof leaveNewsletter

/** Sends the token that stands in the address, when asked to. */
export function useToken(bind: () => Promise<TokenRoute>) {
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'notValid'>('asking')
  const [fault, setFault] = useState<Word | null>(null)

  useEffect(() => {
    if (!readToken()) setState('notValid')
  }, [])

  const send = async () => {
    setState('busy')
    const outcome = await sendToken(bind, readToken())
    setState(typeof outcome === 'string' ? outcome : 'asking')
    setFault(typeof outcome === 'string' ? null : outcome)
  }

  return { state, fault, send }
}

const readToken = () => new URLSearchParams(location.search).get('token') ?? ''

async function sendToken(
  bind: () => Promise<TokenRoute>,
  token: string,
): Promise<'done' | 'notValid' | Word> {
  try {
    const [{ call }, { Refused }, { wordsOfRefusal }, route] = await Promise.all([
      import('#web/lib/call.ts'),
      import('#web/lib/refused.ts'),
      import('#web/lib/refusal-words.ts'),
      bind(),
    ])
    try {
      await call(route, { token })
      return 'done'
    } catch (fault) {
      return fault instanceof Refused && deadLink.has(fault.code) ? 'notValid' : wordsOfRefusal(fault)
    }
  } catch {
    return faultPage.unreachable
  }
}

const deadLink: ReadonlySet<RefusalCode> = new Set(['not_found', 'malformed_request', 'invalid_fields'])
