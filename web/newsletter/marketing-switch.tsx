import { readMarketingChoice, saveMarketingChoice } from '#contract/newsletter.ts'
import { newsletterChoice as words } from '#copy/newsletter-choice.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { SettingSwitch } from '#web/ui/setting-switch.tsx'
import { useSavedSwitches } from '#web/ui/use-saved-switches.ts'

/** Off by default. Saved as soon as it is pressed. */
export function MarketingSwitch() {
  const t = useWords()
  const { data } = useRead(readMarketingChoice, {})
  const { stateOf, turn } = useSavedSwitches({
    read: readMarketingChoice,
    save: saveMarketingChoice,
    turned: (_, name: 'isWanted', isOn) => ({ [name]: isOn }),
    sent: (choice) => choice,
    failed: words.failed,
  })
  if (!data) return null
  return (
    <SettingSwitch
      label={t(words.label)}
      help={t(words.help)}
      name={t(words.label)}
      isOn={data.isWanted}
      state={stateOf('isWanted')}
      onChange={(isOn) => turn('isWanted', isOn)}
    />
  )
}
