import { MailCheck } from 'lucide-react'
import { security as words } from '#copy/accounts/security/security.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { useOpening } from '../use-opening.ts'
import type { SecurityProps } from './security-view.ts'
import { SettingsRow } from './settings-row.tsx'

const AddressForm = lazyPart(() => import('./address-form.tsx'), 'AddressForm')

export function ChangeAddress({ security }: SecurityProps) {
  const t = useWords()
  const { isOpen, open, close, opener } = useOpening()
  const { email, newEmail } = security

  return (
    <SettingsSection title={t(words.address.title)} text={t(words.address.text)}>
      <SettingsRow
        action={
          !isOpen && (
            <Button ref={opener} variant="secondary" onClick={open}>
              {t(words.address.open)}
            </Button>
          )
        }
      >
        <Address>{email}</Address>
      </SettingsRow>
      {newEmail && (
        <div className="mt-5 rounded-control bg-sunken p-4 text-sm">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Address>{newEmail}</Address>
            <Badge tone="pending" icon={MailCheck}>
              {t(words.address.waiting)}
            </Badge>
          </div>
          <p className="mt-1.5 text-ink-soft">{t(words.address.next)}</p>
        </div>
      )}
      {isOpen && <AddressForm email={email} newEmail={newEmail} onDone={close} onCancel={close} />}
    </SettingsSection>
  )
}

function Address({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="min-w-0 font-medium break-all text-ink">
      {children}
    </bdi>
  )
}
