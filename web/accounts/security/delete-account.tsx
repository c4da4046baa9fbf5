import { useState } from 'react'
import { security } from '#copy/accounts/security/security.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SettingsRow } from './settings-row.tsx'

export function DeleteAccount() {
  const t = useWords()
  const words = security.data.delete
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SettingsRow
        action={
          <Button variant="secondary" className="text-danger-ink!" onClick={() => setOpen(true)}>
            {t(words.open)}
          </Button>
        }
      >
        <h3 className="font-medium text-ink">{t(words.title)}</h3>
        <p className="mt-0.5 text-ink-soft">{t(words.text)}</p>
      </SettingsRow>
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </>
  )
}
