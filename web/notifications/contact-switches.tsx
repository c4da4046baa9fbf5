import type { ReactNode } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import {
  type ContactChoices,
  readContactChoices,
  saveContactChoices,
} from '#contract/notifications/choices.ts'
import { contactChoicesWords as words } from '#copy/notifications/choices.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingSwitch } from '#web/ui/setting-switch.tsx'
import { SettingsSection, sectionClass } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { useSavedSwitches } from '#web/ui/use-saved-switches.ts'

const channels = [
  { id: 'email', choices: ['emailUpdates', 'emailReminders', 'emailDigest'] },
  { id: 'sms', choices: ['smsUpdates', 'smsReminders'] },
] as const satisfies { id: string; choices: (keyof ContactChoices)[] }[]

/** Switches that are saved as soon as they are pressed. */
export function ContactSwitches({ party, marketing }: { party: Party; marketing: ReactNode }) {
  const t = useWords()
  const read = useRead(readContactChoices, {})
  const { stateOf, turn } = useSavedSwitches({
    read: readContactChoices,
    save: saveContactChoices,
    turned: (read, choice: keyof ContactChoices, isOn) => ({
      ...read,
      choices: { ...read.choices, [choice]: isOn },
    }),
    sent: ({ choices }) => ({ ...choices, zone: readerZone() }),
    failed: words.failed,
  })
  return (
    <Read
      of={read}
      failed={words.unread}
      waiting={<SwitchesSkeleton channels={channels.map(({ id }) => id)} />}
    >
      {(data) =>
        channels.map(({ id, choices }) => (
          <SettingsSection key={id} title={t(words[id].title)} text={t(words[id].text)}>
            <div className="grid gap-5">
              {choices.map((choice) => (
                <SettingSwitch
                  key={choice}
                  label={t(words.switches[choice].label)}
                  help={t(words.switches[choice].help[party])}
                  name={t(words.named(t(words[id].title), t(words.switches[choice].label)))}
                  isOn={data.choices[choice]}
                  state={stateOf(choice)}
                  onChange={(isOn) => turn(choice, isOn)}
                />
              ))}
              {id === 'email' && marketing}
              {id === 'sms' && !data.hasPhone && (
                <p className="text-sm text-ink-soft">{t(words.sms.noPhone[party])}</p>
              )}
            </div>
          </SettingsSection>
        ))
      }
    </Read>
  )
}

/** Skeletons of the sections, two switches each. */
function SwitchesSkeleton({ channels }: { channels: readonly string[] }) {
  return (
    <SkeletonGroup className="grid gap-10">
      {channels.map((channel) => (
        <div key={channel} className={sectionClass}>
          <div>
            <Skeleton className="w-32 text-md" />
            <Skeleton className="mt-2 w-full max-w-64 text-sm" />
          </div>
          <Card className="grid gap-5">
            {['updates', 'reminders'].map((choice) => (
              <div key={choice} className="flex items-center justify-between gap-6">
                <div className="grid flex-1 gap-2">
                  <Skeleton className="w-2/5 text-sm" />
                  <Skeleton className="w-3/5 text-xs" />
                </div>
                <Skeleton shape="block" className="h-6 w-10" />
              </div>
            ))}
          </Card>
        </div>
      ))}
    </SkeletonGroup>
  )
}
