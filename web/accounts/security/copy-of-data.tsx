import { Download } from 'lucide-react'
import { copyMyData } from '#contract/accounts/security.ts'
import { dayOf } from '#contract/days.ts'
import { security } from '#copy/accounts/security/security.ts'
import { brand } from '#copy/brand.ts'
import { call } from '#web/lib/call.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useAttempt } from '../use-attempt.ts'
import { saveFile } from './save-file.ts'
import { SettingsRow } from './settings-row.tsx'
import { useProof } from './use-proof.tsx'

export function CopyOfData() {
  const t = useWords()
  const words = security.data.copy
  const { withProof, proofDialog } = useProof()
  const { busy, attempt } = useAttempt({
    onFault: (reason) => showToast({ tone: 'error', title: t(words.failed), description: t(reason) }),
  })

  const download = async () => {
    const copy = await attempt(() => withProof(() => call(copyMyData, {})))
    if (!copy) return
    const name = `${brand.name.en.toLowerCase()}-my-data-${dayOf(new Date(copy.madeAt), 'Asia/Riyadh')}.json`
    saveFile(name, 'application/json', JSON.stringify(copy, null, 2))
    showToast({ tone: 'success', title: t(words.done), description: t(words.doneText(name)) })
  }

  return (
    <>
      <SettingsRow
        action={
          <Button variant="secondary" busy={busy} busyText={t(words.busy)} onClick={download}>
            <Icon of={Download} small />
            {t(words.open)}
          </Button>
        }
      >
        <h3 className="font-medium text-ink">{t(words.title)}</h3>
        <p className="mt-0.5 text-ink-soft">{t(words.text)}</p>
      </SettingsRow>
      {proofDialog}
    </>
  )
}
