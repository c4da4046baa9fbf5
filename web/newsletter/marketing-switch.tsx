import { readMarketingChoice, saveMarketingChoice } from '#contract/newsletter.ts'
import { newsletterChoice as words } from '#copy/newsletter-choice.ts'
import { queryClient, useChange, useRead } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { SettingSwitch } from '#web/ui/setting-switch.tsx'
import { showFault } from '#web/ui/show-fault.ts'

/** Off until it is wanted. Saved as soon as it is pressed. */
export function MarketingSwitch() {
  const t = useWords()
  const { data, refetch } = useRead(readMarketingChoice, {})
  const { mutate, isPending, isSuccess } = useChange(saveMarketingChoice, {
    onRefused: (reason) => {
      refetch()
      showFault(t, words.failed, reason)
    },
  })
  if (!data) return null
  return (
    <SettingSwitch
      label={t(words.label)}
      help={t(words.help)}
      name={t(words.label)}
      isOn={data.isWanted}
      state={isPending ? 'saving' : isSuccess ? 'saved' : null}
      onChange={(isWanted) => {
        queryClient.setQueryData([readMarketingChoice.path, {}], { isWanted })
        mutate({ isWanted })
      }}
    />
  )
}
