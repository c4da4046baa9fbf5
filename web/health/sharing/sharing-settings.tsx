import { type HealthGroup, healthGroups } from '#contract/health/kinds.ts'
import { readSharing, type Sharing, saveDietitianSharing, saveSharing } from '#contract/health/sharing.ts'
import { healthGroupWords, sharingWords as words } from '#copy/health/sharing.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { namesFor } from '#web/lib/names-for.ts'
import { queryClient, useChange, useRead } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { SettingSwitch } from '#web/ui/setting-switch.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

/** Whether the record is shared at all, and what each dietitian sees of it. Each press is saved. */
export function SharingSettings() {
  const t = useWords()
  const read = useRead(readSharing, {})
  const { data, error } = read
  const { mutate, isPending, isSuccess } = useChange(saveSharing, {
    onRefused: (reason) => {
      read.refetch()
      showFault(t, words.failed, reason)
    },
  })
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      {data ? (
        <div className="grid gap-6">
          <SettingSwitch
            label={t(words.record.label)}
            help={t(words.record.help)}
            name={t(words.record.label)}
            isOn={data.sharesRecord}
            state={isPending ? 'saving' : isSuccess ? 'saved' : null}
            onChange={(sharesRecord) => {
              keep({ ...data, sharesRecord })
              mutate({ sharesRecord })
            }}
          />
          {!data.hasConsent && <p className="text-sm text-ink-soft">{t(words.waits)}</p>}
          {data.dietitians.length === 0 && <p className="text-sm text-ink-soft">{t(words.nobody)}</p>}
          {data.dietitians.map((shared) => (
            <DietitianGroups key={shared.dietitian.id} sharing={data} shared={shared} />
          ))}
        </div>
      ) : error ? (
        <FailedRead title={words.unread} read={read} />
      ) : (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="w-2/5 text-sm" />
          <Skeleton className="w-3/5 text-sm" />
          <Skeleton shape="block" className="mt-3 h-32" />
        </SkeletonGroup>
      )}
    </SettingsSection>
  )
}

type GroupsProps = { sharing: Sharing; shared: Sharing['dietitians'][number] }

function DietitianGroups({ sharing, shared }: GroupsProps) {
  const t = useWords()
  const { dietitian, groups } = shared
  const { name } = namesFor(useLanguage(), dietitian)
  const { mutate } = useChange(saveDietitianSharing, {
    line: `sharing ${dietitian.id}`,
    onRefused: (reason) => {
      queryClient.invalidateQueries({ queryKey: [readSharing.path] })
      showFault(t, words.failed, reason)
    },
  })
  const choose = (chosen: HealthGroup[]) => {
    keep({
      ...sharing,
      dietitians: sharing.dietitians.map((each) =>
        each.dietitian.id === dietitian.id ? { dietitian, groups: chosen } : each,
      ),
    })
    mutate({ dietitian: dietitian.id, groups: chosen })
  }
  return (
    <ChoiceChips
      legend={t(words.groupsFor(name))}
      name={`groups-${dietitian.id}`}
      options={healthGroups.map((value) => ({
        value,
        label: t(healthGroupWords[value]),
        disabled: !sharing.sharesRecord,
      }))}
      value={groups}
      onChange={choose}
    />
  )
}

const keep = (sharing: Sharing) => queryClient.setQueryData([readSharing.path, {}], sharing)
