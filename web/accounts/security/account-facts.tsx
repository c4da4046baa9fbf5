import type { ReactNode } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import { accountSettings } from '#copy/accounts/security/settings.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedOwnName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'

export function AccountFacts({ user }: { user: Session['user'] }) {
  const t = useWords()
  const words = accountSettings.facts
  const { name } = localizedOwnName(useLanguage(), user)
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <div className="flex flex-wrap items-start gap-5">
        <Avatar personId={user.id} name={name} photo={photoOf(user.photoId)} size="lg" />
        <dl className="grid min-w-0 flex-1 basis-56 gap-4 text-sm">
          <Fact name={t(words.name)}>
            <bdi>{name}</bdi>
          </Fact>
          <Fact name={t(words.email)}>
            <bdi dir="ltr" className="break-all">
              {user.email}
            </bdi>
          </Fact>
          <Fact name={t(words.roles)}>
            <span className="flex flex-wrap gap-1.5">
              {user.roles.map(({ id, roleType }) => (
                <Badge key={id} tone="tint">
                  {t(accountSettings.roles[roleType])}
                </Badge>
              ))}
            </span>
          </Fact>
        </dl>
      </div>
    </SettingsSection>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{name}</dt>
      <dd className="mt-0.5 font-medium text-ink">{children}</dd>
    </div>
  )
}
