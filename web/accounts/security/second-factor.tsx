import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { security as words } from '#copy/accounts/security/security.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { SecondFactorDialog } from './second-factor-dialog.tsx'
import { SecondFactorOn } from './second-factor-on.tsx'
import type { SecurityProps } from './security-view.ts'
import { SettingsRow } from './settings-row.tsx'
import { useFreshSecret } from './use-fresh-secret.ts'
import { useShownCodes } from './use-shown-codes.ts'

export function SecondFactor({ security }: SecurityProps) {
  const t = useWords()
  const secret = useFreshSecret()
  const shown = useShownCodes()
  const title = useRef<HTMLHeadingElement>(null)
  const { secondFactorSince } = security
  const wasOn = useRef(secondFactorSince !== null)

  // The pressed button disappears with the previous state.
  useEffect(() => {
    const isOn = secondFactorSince !== null
    if (wasOn.current !== isOn && !shown.areShown) title.current?.focus()
    if (!shown.areShown) wasOn.current = isOn
  }, [secondFactorSince, shown.areShown])

  return (
    <SettingsSection title={t(words.secondFactor.title)} text={t(words.secondFactor.text)} titleRef={title}>
      {secondFactorSince === null ? (
        <SettingsRow
          action={
            <Button
              variant="secondary"
              busy={secret.busy}
              busyText={t(words.secondFactor.preparing)}
              onClick={secret.begin}
            >
              {t(words.secondFactor.setUp)}
            </Button>
          }
        >
          <Badge icon={ShieldOff}>{t(words.secondFactor.off)}</Badge>
          <p className="mt-1.5 text-ink-soft">{t(words.secondFactor.offText)}</p>
        </SettingsRow>
      ) : (
        <SecondFactorOn
          since={secondFactorSince}
          codesLeft={security.recoveryCodesLeft}
          onCodes={shown.show}
          badge={
            <Badge tone="confirmed" icon={ShieldCheck}>
              {t(words.secondFactor.on)}
            </Badge>
          }
        />
      )}
      <SecondFactorDialog email={security.email} secret={secret} shown={shown} />
    </SettingsSection>
  )
}
