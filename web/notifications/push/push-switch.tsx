import { useEffect, useState } from 'react'
import { pushSettings as words } from '#copy/notifications/push-settings.ts'
import { ApiError } from '#web/app/api-error.ts'
import { currentSession } from '#web/app/session.ts'
import { useWords } from '#web/lib/words.ts'
import { SettingSwitch } from '#web/ui/setting-switch.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { type PushState, readPush, turnOffPush, turnOnPush } from './this-browser.ts'

/** Applies to this browser only. If push is unsupported or denied, a note replaces the switch. */
export function PushSwitch() {
  const t = useWords()
  const known = currentSession()
  const person = known.state === 'signed_in' ? known.session.user.id : ''
  const [state, setState] = useState<PushState | null>(null)
  const [isSaving, setSaving] = useState(false)
  useEffect(() => {
    readPush(person).then(setState, () => setState('unsupported'))
  }, [person])

  const change = async (isOn: boolean) => {
    setSaving(true)
    try {
      setState(await (isOn ? turnOnPush(person) : turnOffPush()))
    } catch (fault) {
      if (fault instanceof ApiError) showFault(t, words.failed, fault)
      else showToast({ tone: 'error', title: t(words.failed) })
    }
    setSaving(false)
  }

  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      {state === 'unsupported' || state === 'denied' ? (
        <p className="text-sm text-ink-soft">{t(words[state])}</p>
      ) : (
        <SettingSwitch
          label={t(words.label)}
          help={t(words.help)}
          name={t(words.label)}
          isOn={state === 'on'}
          state={isSaving ? 'saving' : null}
          onChange={change}
        />
      )}
    </SettingsSection>
  )
}
