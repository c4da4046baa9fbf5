import { Ban, CircleSlash } from 'lucide-react'
import { useState } from 'react'
import type { Application, ApplicationList } from '#contract/oversight/practices.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { ReasonedDecision } from './use-reason-form.ts'

type ReasonButtonProps = { does: ReasonedDecision; application: Application; list: ApplicationList }

/** A button for a decision that requires a reason. */
export function ReasonButton({ does, application, list }: ReasonButtonProps) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary-danger" className="max-sm:grow" onClick={() => setAsking(true)}>
        <Icon of={does === 'reject' ? CircleSlash : Ban} small />
        {t(decisions[does].button)}
      </Button>
      {isAsking && (
        <ReasonDialog does={does} application={application} list={list} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
