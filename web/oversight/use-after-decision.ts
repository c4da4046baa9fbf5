import { useQueryClient } from '@tanstack/react-query'
import {
  type Application,
  type ApplicationList,
  readApplication,
  searchApplications,
} from '#contract/oversight/practices.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import type { Word } from '#copy/word.ts'
import { call } from '#web/app/call.ts'
import { useGo } from '#web/lib/go.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { expectNext } from './first-moment.ts'
import { href } from './search-params.ts'

/** After a decision: shows a toast and opens the next waiting application. */
export function useAfterDecision({ id, submittedAt }: Application, list: ApplicationList) {
  const t = useWords()
  const client = useQueryClient()
  const go = useGo()

  const openNext = async () => {
    const next = await nextAfter(submittedAt).catch(() => undefined)
    if (next) expectNext()
    go(href({ list: 'waiting', dietitian: next }), { replace: true })
  }

  return {
    onDone({ application }: { application: Application }, said: Word) {
      showToast({ tone: 'success', title: t(said) })
      client.setQueryData([readApplication.path, { id }], { application })
      if (list === 'waiting' && submittedAt && !application.submittedAt) openNext()
    },
    /** Returns whether the application on the screen was out of date. */
    onRefused(words: Word, code: RefusalCode): boolean {
      if (code !== 'decided_already' && code !== 'not_found') return false
      showToast({ tone: 'error', title: t(decisions.failed), description: t(words) })
      for (const { path } of [readApplication, searchApplications])
        client.invalidateQueries({ queryKey: [path] })
      return true
    },
  }
}

/**
 * The application waiting longest among those submitted later, or among all if there are none later; so applications
 * that the admin skipped do not come up again first.
 */
async function nextAfter(submittedAt: string | null): Promise<string | undefined> {
  const { applications } = await call(searchApplications, { list: 'waiting' })
  const later = applications.find((each) => (each.submittedAt ?? '') >= (submittedAt ?? ''))
  return (later ?? applications[0])?.id
}
