import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { deleteAccount } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { call } from '#web/lib/call.ts'
import { takeSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAttempt } from '../use-attempt.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { useProof } from './use-proof.tsx'

/** First what will happen, then the password, then the press that does it. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const words = security.data.delete
  const router = useRouter()
  const email = useSignedIn()?.user.email ?? ''
  const { withProof, askForPassword, proofDialog } = useProof()
  const deleting = useAttempt()
  const [isLast, setLast] = useState(false)

  const moveOn = async () => {
    if (await askForPassword()) setLast(true)
  }

  const remove = async () => {
    const answer = await deleting.attempt(() => withProof(() => call(deleteAccount, {})))
    if (!answer) return
    // First away from what is for those who are signed in, so that nobody is asked to sign in.
    await router.navigate({ to: '/' })
    takeSession(null, 'signed_out')
    showToast({ tone: 'success', title: t(words.done), description: t(words.doneText) })
  }

  return (
    <>
      <ConfirmDialog
        isOpen={!isLast}
        title={t(words.ask.title)}
        confirm={t(words.ask.confirm)}
        busyText={t(words.ask.confirm)}
        keep={t(words.keep)}
        danger
        attempt={deleting}
        onConfirm={moveOn}
        onClose={onClose}
      >
        <p>{t(words.ask.lead)}</p>
        <ul className="mt-2 list-disc space-y-1.5 ps-5">
          {words.ask.outcomes.map((outcome) => (
            <li key={outcome.en}>{t(outcome)}</li>
          ))}
        </ul>
        <p className="mt-3">{t(words.ask.copyFirst)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isLast}
        title={t(words.last.title)}
        confirm={t(words.last.confirm)}
        busyText={t(words.last.busy)}
        keep={t(words.keep)}
        danger
        attempt={deleting}
        onConfirm={remove}
        onClose={onClose}
      >
        {t(words.last.text(email))}
      </ConfirmDialog>
      {proofDialog}
    </>
  )
}
