import { useState } from 'react'
import { endOtherSessions } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { call } from '#web/lib/call.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAttempt } from '../use-attempt.ts'

export function EndOthers({ onEnded }: { onEnded: () => void }) {
  const t = useWords()
  const words = security.devices.others
  const [isAsked, setAsked] = useState(false)
  const ending = useAttempt()

  const end = async () => {
    const answer = await ending.attempt(() => call(endOtherSessions, {}))
    if (!answer) return
    setAsked(false)
    showToast({ tone: 'success', title: t(words.done), description: t(words.ended(answer.ended)) })
    onEnded()
  }

  return (
    <div className="mt-4 border-t border-line pt-4">
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t(words.open)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t(words.title)}
        confirm={t(words.confirm)}
        busyText={t(words.busy)}
        attempt={ending}
        onConfirm={end}
        onClose={() => setAsked(false)}
      >
        {t(words.text)}
      </ConfirmDialog>
    </div>
  )
}
