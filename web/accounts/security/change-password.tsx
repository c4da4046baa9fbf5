import { security as words } from '#copy/accounts/security/security.ts'
import { writeDate } from '#copy/dates.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { useOpening } from '../use-opening.ts'
import type { SecurityProps } from './security-view.ts'
import { SettingsRow } from './settings-row.tsx'

const PasswordForm = lazyPart(() => import('./password-form.tsx'), 'PasswordForm')

export function ChangePassword({ security }: SecurityProps) {
  const t = useWords()
  const language = useLanguage()
  const { isOpen, open, close, opener } = useOpening()
  const { passwordChangedAt } = security
  const last = passwordChangedAt
    ? words.password.changedOn(writeDate(language, new Date(passwordChangedAt), 'date'))
    : words.password.neverChanged

  return (
    <SettingsSection title={t(words.password.title)} text={t(words.password.text)}>
      {isOpen ? (
        <PasswordForm onDone={close} onCancel={close} />
      ) : (
        <SettingsRow
          action={
            <Button ref={opener} variant="secondary" onClick={open}>
              {t(words.password.open)}
            </Button>
          }
        >
          {t(last)}
        </SettingsRow>
      )}
    </SettingsSection>
  )
}
