import { useRef, useState } from 'react'
import type { Route, SentTo } from '#contract/route.ts'
import { ApiError } from '../app/api-error.ts'
import { readRefusal, splitInput } from '../app/call.ts'
import { recheckSessionAfter } from '../app/recheck-session.ts'
import { askForPassword } from './ask-for-password.ts'
import { saveFile } from './save-file.ts'

type Options = {
  /** Called once the browser has the file, with the name that the server gave it. */
  onDone?: (name: string) => void
  /** `again` requests the same file again. */
  onRefused?: (refused: ApiError, again: () => void) => void
}

/** Has the server make a file and the browser download it. Pressing again meanwhile does nothing. */
export function useFile<R extends Route>(route: R, { onDone, onRefused }: Options) {
  const [isPending, setPending] = useState(false)
  const isUnderWay = useRef(false)
  const get = async (input: SentTo<R>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPending(true)
    try {
      // A statement of its own: in `onDone?.(await …)` the file would not be made if `onDone` is undefined.
      const name = await keepFile(route, input)
      onDone?.(name)
    } catch (reason) {
      const refused = reason instanceof ApiError ? reason : new ApiError('unavailable', 0)
      if (refused.code !== 'proof_needed') onRefused?.(refused, () => void get(input))
    } finally {
      isUnderWay.current = false
      setPending(false)
    }
  }
  return { isPending, get }
}

async function keepFile<R extends Route>(route: R, input: SentTo<R>): Promise<string> {
  const answer = await ask(route, input).catch(async (reason) => {
    const wantsProof = reason instanceof ApiError && reason.code === 'proof_needed'
    if (wantsProof && (await askForPassword())) return ask(route, input)
    throw reason
  })
  const name = nameIn(answer.headers.get('content-disposition') ?? '')
  saveFile(name, await answer.blob())
  return name
}

/** The plain name has only Latin letters; the encoded one, if given, is the real one. */
function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
  const [, plain = 'file'] = /filename="([^"]+)"/.exec(disposition) ?? []
  return encoded === undefined ? plain : decodeURIComponent(encoded)
}

async function ask<R extends Route>(route: R, input: SentTo<R>): Promise<Response> {
  const { address, body } = splitInput(route, input as Record<string, unknown>)
  const answer = await fetch(address, {
    method: route.method,
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body }),
  })
  if (answer.ok) return answer
  const refused = await readRefusal(answer)
  recheckSessionAfter(refused.code)
  throw refused
}
