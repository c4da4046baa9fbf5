import { type ReactNode, useState } from 'react'
import { disableSecondFactor, renewRecoveryCodes } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { writeDate } from '#copy/dates.ts'
import { call } from '#web/lib/call.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { followSession } from '../follow-session.ts'
import { useAttempt } from '../use-attempt.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { SettingsRow } from './settings-row.tsx'
import type { Proof } from './use-proof.tsx'

type SecondFactorOnProps = {
  since: string
  codesLeft: number
  badge: ReactNode
  proof: Proof
  onCodes: (codes: readonly string[]) => void
  onChanged: () => void
}

/** Since when, how many codes are left, and what one can do about both. */
export function SecondFactorOn({ since, codesLeft, badge, proof, onCodes, onChanged }: SecondFactorOnProps) {
  const t = useWords()
  const language = useLanguage()
  const words = security.secondFactor
  const [asked, setAsked] = useState<'renew' | 'turnOff' | null>(null)
  const renewing = useAttempt()
  const turningOff = useAttempt()
  const isAdmin = useSignedIn()?.activeRole === 'admin'
  const close = () => setAsked(null)

  const renew = async () => {
    const answer = await renewing.attempt(() => proof.withProof(() => call(renewRecoveryCodes, {})))
    if (!answer) return
    close()
    onCodes(answer.recoveryCodes)
    onChanged()
  }

  const turnOff = async () => {
    const answer = await turningOff.attempt(() => proof.withProof(() => call(disableSecondFactor, {})))
    if (!answer) return
    close()
    showToast({ tone: 'success', title: t(words.turnOff.done) })
    onChanged()
    followSession('user_updated')
  }

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
      <ConfirmDialog
        isOpen={asked === 'renew'}
        title={t(words.renew.title)}
        confirm={t(words.renew.confirm)}
        busyText={t(words.renew.busy)}
        attempt={renewing}
        onConfirm={renew}
        onClose={close}
      >
        {t(words.renew.text)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'turnOff'}
        title={t(words.turnOff.title)}
        confirm={t(words.turnOff.confirm)}
        busyText={t(words.turnOff.busy)}
        danger
        attempt={turningOff}
        onConfirm={turnOff}
        onClose={close}
      >
        <p>{t(words.turnOff.text)}</p>
        {isAdmin && <p className="mt-2">{t(words.turnOff.due)}</p>}
      </ConfirmDialog>
    </>
  )
}

const few = 3
