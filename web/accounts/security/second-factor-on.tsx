import { type ReactNode, useState } from 'react'
import { disableSecondFactor, renewRecoveryCodes } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { writeDate } from '#copy/dates.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { followSession } from '../follow-session.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { SettingsRow } from './settings-row.tsx'

type SecondFactorOnProps = {
  since: string
  codesLeft: number
  badge: ReactNode
  onCodes: (codes: readonly string[]) => void
}

/** When two-factor was turned on, how many codes are left, and the actions for both. */
export function SecondFactorOn({ since, codesLeft, badge, onCodes }: SecondFactorOnProps) {
  const t = useWords()
  const language = useLanguage()
  const words = security.secondFactor
  const [asked, setAsked] = useState<'renew' | 'turnOff' | null>(null)
  const isAdmin = useSignedIn()?.activeRole === 'admin'
  const close = () => setAsked(null)

  const renewing = useChange(renewRecoveryCodes, {
    onDone: ({ recoveryCodes }) => {
      close()
      onCodes(recoveryCodes)
    },
  })
  const turningOff = useChange(disableSecondFactor, {
    onDone: () => {
      close()
      showToast({ tone: 'success', title: t(words.turnOff.done) })
      followSession('user_updated')
    },
  })

  return (
    <>
      <SettingsRow
        action={
          <>
            <Button variant="secondary" onClick={() => setAsked('renew')}>
              {t(words.renew.open)}
            </Button>
            <Button variant="quiet" onClick={() => setAsked('turnOff')}>
              {t(words.turnOff.open)}
            </Button>
          </>
        }
      >
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {badge}
          {t(words.onSince(writeDate(language, new Date(since), 'date')))}
        </p>
        <p className="mt-1.5 text-ink-soft">{t(words.codesLeft(codesLeft))}</p>
        {codesLeft <= few && <p className="text-ink-soft">{t(words.fewLeft)}</p>}
      </SettingsRow>
      <AskDialog
        isOpen={asked === 'renew'}
        words={{ ...words.renew, keep: security.cancel }}
        change={renewing}
        onConfirm={() => renewing.mutate({})}
        onClose={close}
      >
        {t(words.renew.text)}
      </AskDialog>
      <AskDialog
        isOpen={asked === 'turnOff'}
        words={{ ...words.turnOff, keep: security.cancel }}
        danger
        change={turningOff}
        onConfirm={() => turningOff.mutate({})}
        onClose={close}
      >
        <p>{t(words.turnOff.text)}</p>
        {isAdmin && <p className="mt-2">{t(words.turnOff.due)}</p>}
      </AskDialog>
    </>
  )
}

const few = 3
