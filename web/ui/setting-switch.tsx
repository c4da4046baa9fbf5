import { Check } from 'lucide-react'
import { useId } from 'react'
import { settingSwitch as words } from '#copy/setting-switch.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from './icon.tsx'
import { Switch } from './switch.tsx'

type SettingSwitchProps = {
  label: string
  help: string
  /** The switch's name for screen readers. */
  name: string
  isOn: boolean
  state: 'saving' | 'saved' | null
  onChange: (isOn: boolean) => void
}

/** A setting that is saved as soon as it is pressed. */
export function SettingSwitch({ label, help, name, isOn, state, onChange }: SettingSwitchProps) {
  const t = useWords()
  const helpId = useId()
  return (
    <div className="flex items-start justify-between gap-x-6">
      <div className="min-w-0 text-sm">
        <p className="font-medium">{label}</p>
        <p id={helpId} className="text-ink-soft">
          {help}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-3">
        <span role="status" className="flex items-center gap-1 text-xs text-ink-faint">
          {state === 'saving' && t(words.saving)}
          {state === 'saved' && (
            <>
              <Icon of={Check} small />
              {t(words.saved)}
            </>
          )}
        </span>
        <Switch
          checked={isOn}
          isLabelHidden
          className="justify-end"
          aria-describedby={helpId}
          onChange={({ target }) => onChange(target.checked)}
        >
          {name}
        </Switch>
      </div>
    </div>
  )
}
