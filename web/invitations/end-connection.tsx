import { useState } from 'react'
import { endConnection } from '#contract/invitations.ts'
import { acceptPage } from '#copy/invitations/accept.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = acceptPage.end

type Props = { dietitian: string; variant: 'quiet' | 'secondary'; onEnded?: () => void }

/** Ends a patient's connection with a dietitian who invited them, after asking. */
export function EndConnection({ dietitian, variant, onEnded }: Props) {
  const t = useWords()
  const [isAsked, setAsked] = useState(false)
  const end = useChange(endConnection, {
    onDone: () => {
      setAsked(false)
      showToast({ tone: 'success', title: t(words.done) })
      onEnded?.()
    },
  })
  return (
    <>
      <Button variant={variant} onClick={() => setAsked(true)}>
        {t(words.open)}
      </Button>
      <AskDialog
        isOpen={isAsked}
        words={words}
        danger
        onConfirm={() => end.mutate({ id: dietitian })}
        change={end}
        onClose={() => setAsked(false)}
      >
        <p>{t(words.text)}</p>
      </AskDialog>
    </>
  )
}
