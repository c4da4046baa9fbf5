import { useState } from 'react'
import { chooseZone } from '#contract/notifications/choices.ts'
import { accountSettings } from '#copy/accounts/security/settings.ts'
import { nameZone } from '#copy/dates.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { deviceZone } from '#web/lib/zone.ts'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { ZoneSelect } from '#web/ui/zone-select.tsx'
import { followSession } from '../follow-session.ts'
import { ChoiceForm } from '../registration/choice-form.tsx'

const ofDevice = 'device'

export function TimeZone({ chosen, side }: { chosen: string | null; side: 'patient' | 'dietitian' }) {
  const t = useWords()
  const language = useLanguage()
  const words = accountSettings.zone
  const [wanted, setWanted] = useState(chosen ?? ofDevice)
  const { mutate, isPending } = useChange(chooseZone, {
    onDone: () => {
      followSession('user_updated')
      showToast({ tone: 'success', title: t(words.done) })
    },
    onRefused: (reason) => showFault(t, words.failed, reason),
  })
  const save = () =>
    mutate(wanted === ofDevice ? { zone: deviceZone(), isChosen: false } : { zone: wanted, isChosen: true })

  return (
    <SettingsSection title={t(words.title)} text={t(words.text[side])}>
      <ChoiceForm words={words} busy={isPending} onSave={save}>
        <ZoneSelect
          label={t(words.label)}
          help={t(words.help[side])}
          value={wanted}
          first={{ value: ofDevice, label: t(words.ofDevice(nameZone(language, deviceZone()))) }}
          onChange={setWanted}
        />
      </ChoiceForm>
    </SettingsSection>
  )
}
