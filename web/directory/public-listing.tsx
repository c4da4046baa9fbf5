import { type PublicChoices, readPublicListing, savePublicListing } from '#contract/public-listing.ts'
import { publicListing as words } from '#copy/directory/public-listing.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { SettingSwitch } from '#web/ui/setting-switch.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { useSavedSwitches } from '#web/ui/use-saved-switches.ts'

/** A dietitian's settings for the public directory; each choice is saved immediately. */
export function PublicListing() {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(readPublicListing, {})
  const { data, error } = read
  const { stateOf, turn } = useSavedSwitches({
    read: readPublicListing,
    save: savePublicListing,
    turned: (listing, choice: keyof PublicChoices, isOn) => ({
      ...listing,
      choices: { ...listing.choices, [choice]: isOn },
    }),
    sent: ({ choices }) => choices,
    failed: words.failed,
  })
  if (error && !data)
    return (
      <Card flush>
        <FailedRead title={words.unread} read={read} />
      </Card>
    )
  return (
    <SettingsList>
      <SettingsSection title={t(words.title)} text={t(words.text)}>
        {data ? (
          <div className="grid gap-5">
            {(['isListed', 'showsPhoto', 'showsReviews'] as const).map((choice) => (
              <SettingSwitch
                key={choice}
                label={t(words[choice].label)}
                help={t(words[choice].help)}
                name={t(words[choice].label)}
                isOn={data.choices[choice]}
                state={stateOf(choice)}
                onChange={(isOn) => turn(choice, isOn)}
              />
            ))}
            {data.choices.isListed && <Where path={data.path && localPath(language, data.path)} />}
          </div>
        ) : (
          <SkeletonGroup className="grid gap-5">
            <Skeleton className="w-3/5 text-sm" />
            <Skeleton className="w-2/5 text-sm" />
          </SkeletonGroup>
        )}
      </SettingsSection>
    </SettingsList>
  )
}

/** A link out of the portal to the public page. */
function Where({ path }: { path: string | null }) {
  const t = useWords()
  if (!path) return <p className="text-sm text-ink-soft">{t(words.notYet)}</p>
  return (
    <a href={path} className={buttonClass('secondary', 'sm', 'justify-self-start')}>
      {t(words.see)}
    </a>
  )
}
