import { useState } from 'react'
import { type FailedJob, giveUpJob, retryJob } from '#contract/platform/health.ts'
import { platformHealth as words } from '#copy/platform/health.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'

/** Jobs that failed, and what to do about them. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  const t = useWords()
  const language = useLanguage()
  const [doomed, setDoomed] = useState<FailedJob | null>(null)
  const retrying = useChange(retryJob, {
    onDone: () => showToast({ tone: 'success', title: t(words.retried) }),
    onRefused: (refused) => showFault(t, words.decisionFailed, refused),
  })
  const givingUp = useChange(giveUpJob, {
    onDone: () => {
      setDoomed(null)
      showToast({ tone: 'success', title: t(words.givenUp) })
    },
  })
  const moment = (at: string) => writeMoment(language, new Date(at), new Date(), 'Asia/Riyadh')
  if (jobs.length === 0) return <p className="p-5 text-sm text-ink-soft sm:px-6">{t(words.noFailed)}</p>
  return (
    <>
      <ul aria-label={t(words.sections.failed.title)} className="divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-start justify-between gap-4 px-5 py-4 sm:px-6">
            <div className="min-w-0 flex-1 basis-64 text-sm">
              <p className="font-medium">
                <bdi dir="ltr">{job.task}</bdi>
              </p>
              <p className="text-danger-ink">
                {t(words.fault)}
                {': '}
                <bdi dir="ltr">{job.fault}</bdi>
              </p>
              <p className="text-ink-soft">
                {t(words.attempts(job.attempts, job.mostAttempts))}
                {' · '}
                {t(job.nextAt ? words.next(moment(job.nextAt)) : words.noNext)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={t(words.retryOf(job.task))}
                onClick={() => retrying.mutate({ id: job.id })}
              >
                {t(words.retry)}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t(words.giveUpOf(job.task))}
                onClick={() => setDoomed(job)}
              >
                {t(words.giveUp)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <AskDialog
        isOpen={doomed !== null}
        danger
        words={{ title: words.surely.title, confirm: words.giveUp, keep: words.surely.cancel }}
        change={givingUp}
        onConfirm={() => doomed && givingUp.mutate({ id: doomed.id })}
        onClose={() => setDoomed(null)}
      >
        <p>{t(words.surely.text)}</p>
      </AskDialog>
    </>
  )
}
