import { useState } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { grantRole, revokeRole } from '#contract/accounts/people.ts'
import { type Duty, type Role, roles } from '#contract/accounts/role.ts'
import { people } from '#copy/accounts/people.ts'
import { security } from '#copy/accounts/security/security.ts'
import { useChange } from '#web/app/query.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { followSession } from '../follow-session.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { DutyChoice } from './duties.tsx'

type PersonRolesProps = {
  person: Person
  onChanged: (person: Person) => void
}

export function PersonRoles({ person, onChanged }: PersonRolesProps) {
  const t = useWords()
  const { name: personName } = localizedName(useLanguage(), person)
  const [asked, setAsked] = useState<{ role: Role; isHeld: boolean }>({ role: 'patient', isHeld: false })
  const [isAsking, setAsking] = useState(false)
  const isOwn = useSignedIn()?.user.id === person.id
  const [duties, setDuties] = useState<readonly Duty[]>([])
  const { has } = useDuties()
  const { role, isHeld } = asked
  const asksForDuties = role === 'admin' && !isHeld
  const question = (isHeld ? people.revoking : people.granting)[role]

  const ask = (next: typeof asked) => {
    setAsked(next)
    setDuties([])
    setAsking(true)
  }

  const change = useChange<typeof grantRole | typeof revokeRole>(isHeld ? revokeRole : grantRole, {
    onDone: (output) => {
      setAsking(false)
      const name = t(people.roles.names[role])
      const said = isHeld ? people.revoked : people.granted
      showToast({ tone: 'success', title: t(said(name, personName)) })
      onChanged(output.person)
      if (isOwn) followSession('user_updated')
    },
  })

  return (
    <section>
      <h4 className="text-md font-semibold">{t(people.roles.title)}</h4>
      <ul className="mt-1 divide-y divide-line">
        {roles.map((each) => (
          <RoleRow
            key={each}
            role={each}
            held={person.roles.find(({ roleType }) => roleType === each)}
            mayChange={has('owner')}
            onAsk={(held) => ask({ role: each, isHeld: held })}
          />
        ))}
      </ul>
      <AskDialog
        isOpen={isAsking}
        words={{
          title: question.title(personName),
          confirm: isHeld ? people.revoke : people.grant,
          busy: isHeld ? people.revokeBusy : people.grantBusy,
          keep: security.cancel,
        }}
        danger={isHeld}
        change={change}
        fault={change.error?.code === 'address_not_confirmed' ? people.notConfirmed : undefined}
        onConfirm={() =>
          change.mutate({
            id: person.id,
            role,
            ...(asksForDuties && duties.length > 0 && { duties: [...duties] }),
          })
        }
        onClose={() => setAsking(false)}
      >
        <p>{t(question.text)}</p>
        {asksForDuties && <DutyChoice chosen={duties} onChange={setDuties} />}
        {isOwn && isHeld && role === 'admin' && <p className="mt-2">{t(people.revokeOwn)}</p>}
      </AskDialog>
    </section>
  )
}

type RoleRowProps = {
  role: Role
  held: Person['roles'][number] | undefined
  mayChange: boolean
  onAsk: (isHeld: boolean) => void
}

function RoleRow({ role, held, mayChange, onAsk }: RoleRowProps) {
  const t = useWords()
  const words = people.roles
  const name = t(words.names[role])
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          {name}
          <Badge tone={held ? 'confirmed' : 'neutral'}>{t(held ? words.held : words.notHeld)}</Badge>
          {held?.isPrimary && <Badge tone="tint">{t(words.default)}</Badge>}
        </p>
        <p className="text-xs text-ink-soft">{t(words.may[role])}</p>
      </div>
      {mayChange && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(held ? words.revokeNamed(name) : words.grantNamed(name))}
          onClick={() => onAsk(held !== undefined)}
        >
          {t(held ? words.revoke : words.grant)}
        </Button>
      )}
    </li>
  )
}
