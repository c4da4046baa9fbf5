import { useState } from 'react'
import { setPrimaryRole } from '#contract/accounts/people.ts'
import type { Role, UserRole } from '#contract/accounts/role.ts'
import { accountSettings } from '#copy/accounts/security/settings.ts'
import { roles as roleWords } from '#copy/portal/roles.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { followSession } from '../follow-session.ts'
import { ChoiceForm } from '../registration/choice-form.tsx'

/** For people with several roles. It does not change the active role. */
export function DefaultRole({ roles }: { roles: readonly UserRole[] }) {
  const t = useWords()
  const words = accountSettings.defaultRole
  const present = roles.find(({ isPrimary }) => isPrimary)?.roleType
  const [wanted, setWanted] = useState<Role | undefined>(present)
  const { mutate, isPending } = useChange(setPrimaryRole, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.done) })
      followSession('user_updated')
    },
    onRefused: (reason) => showFault(t, words.failed, reason),
  })

  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <ChoiceForm words={words} busy={isPending} onSave={() => wanted && mutate({ role: wanted })}>
        <RadioCards
          legend={t(words.legend)}
          name="role"
          columns={1}
          options={roles.map(({ roleType }) => ({
            value: roleType,
            label: t(roleWords.dashboards[roleType].title),
            description: t(roleWords.dashboards[roleType].text),
          }))}
          value={wanted}
          onChange={setWanted}
        />
      </ChoiceForm>
    </SettingsSection>
  )
}
