import { useState } from 'react'
import { endOtherSessions } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { useChange } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'

export function EndOthers({ onEnded }: { onEnded: () => void }) {
  const t = useWords()
  const words = security.devices.others
  const [isAsked, setAsked] = useState(false)
  const ending = useChange(endOtherSessions, {
    onDone: ({ ended }) => {
      setAsked(false)
      showToast({ tone: 'success', title: t(words.done), description: t(words.ended(ended)) })
      onEnded()
    },
  })

  return (
    <div className="mt-4 border-t border-line pt-4">
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t(words.open)}
      </Button>
      <AskDialog
        isOpen={isAsked}
        words={{ ...words, keep: security.cancel }}
        change={ending}
        onConfirm={() => ending.mutate({})}
        onClose={() => setAsked(false)}
      >
        {t(words.text)}
      </AskDialog>
    </div>
  )
}
