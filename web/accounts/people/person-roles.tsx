import { useState } from 'react'
import { grantRole, revokeRole } from '#contract/accounts/people.ts'
import { type Role, roles } from '#contract/accounts/role.ts'
import { people } from '#copy/accounts/people.ts'
import { call } from '#web/lib/call.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { followSession } from '../follow-session.ts'
import type { Proof } from '../security/use-proof.tsx'
import { useAttempt } from '../use-attempt.ts'
import { useSignedIn } from '../use-signed-in.ts'
import type { Person } from './person-view.ts'

type PersonRolesProps = { person: Person; proof: Proof; onChanged: (person: Person) => void }

export function PersonRoles({ person, proof, onChanged }: PersonRolesProps) {
  const t = useWords()
  const [asked, setAsked] = useState<{ role: Role; isHeld: boolean }>({ role: 'patient', isHeld: false })
  const [isAsking, setAsking] = useState(false)
  const change = useAttempt({ say: { address_not_confirmed: people.notConfirmed } })
  const isOwn = useSignedIn()?.user.id === person.id
  const { role, isHeld } = asked
  const question = (isHeld ? people.revoking : people.granting)[role]

  const ask = (next: typeof asked) => {
    setAsked(next)
    setAsking(true)
  }

  const act = async () => {
    const input = { id: person.id, role }
    const answer = await change.attempt(() =>
      proof.withProof(() => (isHeld ? call(revokeRole, input) : call(grantRole, input))),
    )
    if (!answer) return
    setAsking(false)
    const name = t(people.roles.names[role])
    const said = isHeld ? people.revoked : people.granted
    showToast({ tone: 'success', title: t(said(name, person.name)) })
    onChanged(answer.person)
    if (isOwn) await followSession('user_updated')
  }

  return (
    <section className="mt-6">
      <h4 className="text-sm font-semibold">{t(people.roles.title)}</h4>
      <ul className="mt-1 divide-y divide-line">
        {roles.map((each) => (
          <RoleRow
            key={each}
            role={each}
            held={person.roles.find(({ roleType }) => roleType === each)}
            onAsk={(held) => ask({ role: each, isHeld: held })}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(question.title(person.name))}
        confirm={t(isHeld ? people.revoke : people.grant)}
        busyText={t(isHeld ? people.revokeBusy : people.grantBusy)}
        danger={isHeld}
        attempt={change}
        onConfirm={act}
        onClose={() => setAsking(false)}
      >
        <p>{t(question.text)}</p>
        {isOwn && isHeld && role === 'admin' && <p className="mt-2">{t(people.revokeOwn)}</p>}
      </ConfirmDialog>
    </section>
  )
}

type RoleRowProps = {
  role: Role
  held: Person['roles'][number] | undefined
  onAsk: (isHeld: boolean) => void
}

function RoleRow({ role, held, onAsk }: RoleRowProps) {
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
      <Button
        variant="secondary"
        size="sm"
        aria-label={t(held ? words.revokeNamed(name) : words.grantNamed(name))}
        onClick={() => onAsk(held !== undefined)}
      >
        {t(held ? words.revoke : words.grant)}
      </Button>
    </li>
  )
}
