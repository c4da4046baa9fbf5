import { RotateCcw } from 'lucide-react'
import { type Application, type ApplicationList, reinstatePractice } from '#contract/oversight/practices.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { review } from '#copy/oversight/review.ts'
import { useChange } from '#web/app/query.ts'
import { useSession } from '#web/app/session.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ReasonButton } from './reason-button.tsx'
import { useAfterDecision } from './use-after-decision.ts'

type StatusActionsProps = { application: Application; list: ApplicationList }

/** Actions for a dietitian without an open application. */
export function StatusActions({ application, list }: StatusActionsProps) {
  const t = useWords()
  const { id, name, status, may } = application
  const reader = useSession()
  const isOwn = reader.state === 'signed_in' && reader.session.user.id === id
  const decided = useAfterDecision(application, list)
  const { mutate, isPending, error } = useChange(reinstatePractice, {
    onDone: (output) => decided.onDone(output, decisions.reinstate.done(name)),
    onRefused: (fault) => decided.onRefused(wordsOfRefusal(fault), fault.code),
  })
  const note = isOwn
    ? review.next.own
    : status === 'suspended' && may.reject
      ? review.next.over
      : status === 'draft' || status === 'rejected'
        ? review.next[status]
        : null
  return (
    <>
      {note && <p className="mt-4 text-sm text-ink-soft">{t(note)}</p>}
      <FaultLine>{error && t(wordsOfRefusal(error))}</FaultLine>
      <div className="mt-5 flex flex-wrap gap-2.5 empty:hidden">
        {may.reinstate && (
          <Button busy={isPending} busyText={t(decisions.reinstate.busy)} onClick={() => mutate({ id })}>
            <Icon of={RotateCcw} small />
            {t(decisions.reinstate.button)}
          </Button>
        )}
        {may.reject && <ReasonButton does="reject" application={application} list={list} />}
        {may.suspend && <ReasonButton does="suspend" application={application} list={list} />}
      </div>
    </>
  )
}
