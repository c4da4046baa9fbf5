import { type HealthGroup, healthGroups } from '#contract/health/kinds.ts'
import {
  answerAccessRequest,
  readSharing,
  type Sharing,
  saveDietitianSharing,
  saveSharing,
} from '#contract/health/sharing.ts'
import { accessRequest } from '#copy/health/access-request.ts'
import { healthGroupWords, sharingWords as words } from '#copy/health/sharing.ts'
import { parts } from '#copy/portal/parts.ts'
import { queryClient, useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingSwitch } from '#web/ui/setting-switch.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useSavedSwitches } from '#web/ui/use-saved-switches.ts'

/** Whether the record is shared, and what each dietitian sees. Each press is saved. */
export function SharingSettings() {
  const t = useWords()
  const read = useRead(readSharing, {})
  const { stateOf, turn } = useSavedSwitches({
    read: readSharing,
    save: saveSharing,
    turned: (sharing, name: 'sharesRecord', isOn) => ({ ...sharing, [name]: isOn }),
    sent: ({ sharesRecord }) => ({ sharesRecord }),
    failed: words.failed,
  })
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <Read of={read} failed={words.unread} waiting={<SharingSkeleton />} bare>
        {(data) => (
          <div className="grid gap-6">
            <SettingSwitch
              label={t(words.record.label)}
              help={t(words.record.help)}
              name={t(words.record.label)}
              isOn={data.sharesRecord}
              state={stateOf('sharesRecord')}
              onChange={(isOn) => turn('sharesRecord', isOn)}
            />
            {!data.hasConsent && <p className="text-sm text-ink-soft">{t(words.waits)}</p>}
            {data.dietitians.length === 0 && <p className="text-sm text-ink-soft">{t(words.nobody)}</p>}
            {data.dietitians.map((shared) => (
              <DietitianGroups key={shared.dietitian.id} sharing={data} shared={shared} />
            ))}
          </div>
        )}
      </Read>
    </SettingsSection>
  )
}

const SharingSkeleton = () => (
  <SkeletonGroup className="grid gap-3">
    <Skeleton className="w-2/5 text-sm" />
    <Skeleton className="w-3/5 text-sm" />
    <Skeleton shape="block" className="mt-3 h-32" />
  </SkeletonGroup>
)

type GroupsProps = { sharing: Sharing; shared: Sharing['dietitians'][number] }

function DietitianGroups({ sharing, shared }: GroupsProps) {
  const t = useWords()
  const { dietitian, groups } = shared
  const { name } = localizedName(useLanguage(), dietitian)
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
        each.dietitian.id === dietitian.id ? { ...each, groups: chosen } : each,
      ),
    })
    mutate({ dietitian: dietitian.id, groups: chosen })
  }
  const chips = (
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
  if (!shared.request) return chips
  return (
    <div className="grid gap-4">
      <AccessRequest shared={shared} name={name} isOff={!sharing.sharesRecord} />
      {chips}
    </div>
  )
}

type AccessRequestProps = { shared: Sharing['dietitians'][number]; name: string; isOff: boolean }

/** What a dietitian asks to see, answered with one press. */
function AccessRequest({ shared: { dietitian, request }, name, isOff }: AccessRequestProps) {
  const t = useWords()
  const answer = useChange(answerAccessRequest, {
    onDone: (_, { shares }) => {
      if (shares) showToast({ tone: 'success', title: t(accessRequest.shared) })
    },
    onRefused: (reason) => showFault(t, accessRequest.failed, reason),
  })
  const groups = (request?.groups ?? []).map((group) => t(healthGroupWords[group])).join(t(parts.comma))
  const press = (shares: boolean) => answer.mutate({ dietitian: dietitian.id, shares })
  return (
    <div className="grid gap-3 rounded-card bg-tint p-4">
      <p className="text-sm font-medium text-ink">{t(accessRequest.request(name, groups))}</p>
      {isOff && <p className="text-xs text-ink-soft">{t(accessRequest.requestOff)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={answer.isPending} onClick={() => press(true)}>
          {t(accessRequest.share)}
        </Button>
        <Button size="sm" variant="secondary" disabled={answer.isPending} onClick={() => press(false)}>
          {t(accessRequest.notNow)}
        </Button>
      </div>
    </div>
  )
}

function keep(sharing: Sharing) {
  queryClient.cancelQueries({ queryKey: [readSharing.path] })
  queryClient.setQueryData([readSharing.path, {}], sharing)
}
