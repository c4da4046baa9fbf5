import { Download } from 'lucide-react'
import { copyMyData } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFileFault } from '#web/ui/show-file-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { SettingsRow } from './settings-row.tsx'

export function CopyOfData() {
  const t = useWords()
  const words = security.data.copy
  const { get, isPending } = useFile(copyMyData, {
    onDone: (name) =>
      showToast({ tone: 'success', title: t(words.done), description: t(words.doneText(name)) }),
    onRefused: (reason, again) => showFileFault(t, words.failed, reason, again),
  })

  return (
    <SettingsRow
      action={
        <Button variant="secondary" busy={isPending} busyText={t(words.busy)} onClick={() => get({})}>
          <Icon of={Download} small />
          {t(words.open)}
        </Button>
      }
    >
      <h3 className="font-medium text-ink">{t(words.title)}</h3>
      <p className="mt-0.5 text-ink-soft">{t(words.text)}</p>
    </SettingsRow>
  )
}
