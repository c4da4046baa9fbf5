import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { deleteAccount } from '#contract/accounts/security.ts'
import { readWallet } from '#contract/money/wallet.ts'
import { security } from '#copy/accounts/security/security.ts'
import { writeDate } from '#copy/dates.ts'
import { wallet } from '#copy/money/wallet.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { setSession } from '#web/app/session.ts'
import { askForPassword } from '#web/lib/ask-for-password.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useSignedIn } from '../use-signed-in.ts'

/** States the consequences, then asks for the password. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const words = security.data.delete
  const router = useRouter()
  const language = useLanguage()
  const session = useSignedIn()
  const email = session?.user.email ?? ''
  const roles = session?.user.roles.map(({ roleType }) => roleType) ?? []
  const [isLast, setLast] = useState(false)
  const isPatient = session?.activeRole === 'patient'
  const balance = useRead(readWallet, {}, { enabled: isPatient }).data?.balance ?? 0

  const moveOn = async () => {
    if (await askForPassword()) setLast(true)
  }

  const deleting = useChange(deleteAccount, {
    onDone: async ({ erasesAt }) => {
      const day = writeDate(language, new Date(erasesAt), 'date', readerZone())
      // Leaves the signed-in pages first, so that no guard leads to the sign-in page.
      await router.navigate({ to: '/' })
      setSession(null, 'signed_out')
      showToast({
        tone: 'success',
        title: t(words.done),
        description: t(words.doneText(day)),
      })
    },
  })

  return (
    <>
      <AskDialog
        isOpen={!isLast}
        words={{ ...words.ask, keep: words.keep }}
        danger
        onConfirm={moveOn}
        onClose={onClose}
      >
        <p>{t(words.ask.lead)}</p>
        <ul className="mt-2 list-disc space-y-1.5 ps-5">
          {words.ask.outcomes
            .filter(({ of }) => !of || roles.includes(of))
            .map((outcome) => (
              <li key={outcome.en}>{t(outcome)}</li>
            ))}
        </ul>
        {balance > 0 && <p className="mt-3 font-medium">{t(wallet.leaving(price(language, balance)))}</p>}
        <p className="mt-3">{t(words.ask.copyFirst)}</p>
      </AskDialog>
      <AskDialog
        isOpen={isLast}
        words={{ ...words.last, keep: words.keep }}
        danger
        change={deleting}
        onConfirm={() => deleting.mutate({})}
        onClose={onClose}
      >
        {t(words.last.text(email))}
      </AskDialog>
    </>
  )
}
