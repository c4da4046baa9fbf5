import { useState } from 'react'
import { exportSurveyAnswers } from '#contract/survey-answers.ts'
import { useWords } from '#web/lib/words.ts'
import { DownloadButton } from './download-button.tsx'
import { DraftNote } from './draft-note.tsx'
import { DraftSince } from './draft-since.tsx'
import { FaultLine } from './fault-line.tsx'
import { words } from './gallery-words.ts'
import { LeaveUnsaved } from './leave-unsaved.tsx'
import { SaveStateLine } from './save-state-line.tsx'
import { SavedNote } from './saved-note.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { SettingsList } from './settings-list.tsx'
import { SettingsSection } from './settings-section.tsx'
import { Switch } from './switch.tsx'

const draftAt = Date.UTC(2026, 10, 22, 13, 30)
const states = [null, 'saved', 'waiting', 'saving', 'failed', 'held'] as const
const nothing = () => undefined

/** Settings, and how a form shows that it is saved. */
export function GallerySettings() {
  const t = useWords()
  const [isOn, setOn] = useState(true)
  const [isUnsaved, setUnsaved] = useState(false)
  const setting = { label: t(words.reminders), help: t(words.faint), name: t(words.reminders) }
  return (
    <div className="flex flex-col gap-6">
      <SettingsList>
        <SettingsSection title={t(words.settings)} text={t(words.body)}>
          <div className="flex flex-col gap-5">
            <SettingSwitch {...setting} isOn={isOn} state={null} onChange={setOn} />
            <SettingSwitch {...setting} isOn={isOn} state="saving" onChange={setOn} />
            <SettingSwitch {...setting} isOn={isOn} state="saved" onChange={setOn} />
          </div>
        </SettingsSection>
      </SettingsList>
      <div>
        {states.map((state) => (
          <SaveStateLine key={state} state={state} onSave={nothing} />
        ))}
      </div>
      <div>
        <DraftNote since={draftAt} onDiscard={nothing} />
        <SavedNote form={{ draftAt }} onDiscard={nothing} />
        <p className="text-sm text-ink-soft">
          <DraftSince at={draftAt} />
        </p>
        <FaultLine>{t(words.errorText)}</FaultLine>
      </div>
      <div>
        <DownloadButton
          route={exportSurveyAnswers}
          input={{}}
          words={{ download: words.download, downloading: words.sending, downloadFailed: words.errorTitle }}
        />
      </div>
      <Switch checked={isUnsaved} onChange={({ target }) => setUnsaved(target.checked)}>
        {t(words.unsaved)}
      </Switch>
      <LeaveUnsaved
        state={isUnsaved ? 'failed' : 'saved'}
        flush={async () => false}
        onLeave={() => setUnsaved(false)}
      />
    </div>
  )
}
