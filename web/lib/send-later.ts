import type { RefusalCode } from '#contract/refusals.ts'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import { faultPage } from '#copy/fault-page.ts'
import type { Word } from '#copy/word.ts'

export type Answer<R extends Route> =
  | { readonly output: OutputOf<R> }
  | { readonly code: RefusalCode; readonly words: Word }

/** One call behind one press, for pages that do not carry the client: it comes now, and the route with it. Never throws. */
export async function sendLater<R extends Route>(
  bind: () => Promise<R>,
  input: SentTo<R>,
): Promise<Answer<R>> {
  try {
    const [{ call }, { Refused }, { wordsOfRefusal }, route] = await Promise.all([
      import('./call.ts'),
      import('./refused.ts'),
      import('./refusal-words.ts'),
      bind(),
    ])
    try {
      return { output: await call(route, input) }
    } catch (fault) {
      return { code: fault instanceof Refused ? fault.code : 'unavailable', words: wordsOfRefusal(fault) }
    }
  } catch {
    return { code: 'unavailable', words: faultPage.unreachable }
  }
}
