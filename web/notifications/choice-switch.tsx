import { Check } from 'lucide-react'
import { useId } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import type { ContactChoices } from '#contract/notifications.ts'
import { contactChoicesWords as words } from '#copy/notifications/choices.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'

type ChoiceSwitchProps = {
  choice: keyof ContactChoices
  channel: 'email' | 'sms'
  party: Party
  isOn: boolean
  state: 'saving' | 'saved' | null
  onChange: (isOn: boolean) => void
}

export function ChoiceSwitch({ choice, channel, party, isOn, state, onChange }: ChoiceSwitchProps) {
  const t = useWords()
  const helpId = useId()
  const { label, help } = words.switches[choice]
  return (
    <div className="flex items-start justify-between gap-x-6">
      <div className="min-w-0 text-sm">
        <p className="font-medium">{t(label)}</p>
        <p id={helpId} className="text-ink-soft">
          {t(help[party])}
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
          {t(words.named(t(words[channel].title), t(label)))}
        </Switch>
      </div>
    </div>
  )
}
