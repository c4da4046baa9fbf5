import { useState } from 'react'
import { type Practice, readPractice } from '#contract/profiles.ts'
import { submitPractice, withdrawPractice } from '#contract/verification.ts'
import { verificationStatus } from '#copy/verification.ts'
import type { Word } from '#copy/word.ts'
import { queryClient, useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'

type ApplicationButtonProps = {
  does: 'submit' | 'withdraw'
  /** Replaces 'Submit for verification'. */
  label?: Word
  size?: 'sm' | 'md'
  disabled?: boolean
}

/** Submits an application or withdraws it, after a confirmation. */
export function ApplicationButton({ does, label, size = 'md', disabled = false }: ApplicationButtonProps) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const words = verificationStatus[does]
  const change = useChange(routes[does], {
    onDone: ({ verification }) => {
      setAsking(false)
      queryClient.setQueryData<{ practice: Practice }>(
        [readPractice.path, {}],
        (known) => known && { practice: { ...known.practice, verification } },
      )
      const description = does === 'submit' ? { description: t(verificationStatus.submit.doneText) } : {}
      showToast({ tone: 'success', title: t(words.done), ...description })
    },
    // The page's data is out of date.
    onRefused: () => queryClient.invalidateQueries({ queryKey: [readPractice.path] }),
  })
  return (
    <>
      <Button
        size={size}
        variant={does === 'submit' ? 'primary' : 'secondary'}
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        {t(label ?? words.button)}
      </Button>
      <AskDialog
        isOpen={isAsking}
        words={words}
        change={change}
        onConfirm={() => change.mutate({})}
        onClose={() => setAsking(false)}
      >
        <p>{t(words.text)}</p>
      </AskDialog>
    </>
  )
}

const routes = { submit: submitPractice, withdraw: withdrawPractice }
