import { MailCheck, MailWarning, ShieldCheck, ShieldOff, UserX } from 'lucide-react'
import { people } from '#copy/accounts/people.ts'
import { writeDate } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useProof } from '../security/use-proof.tsx'
import { useSignedIn } from '../use-signed-in.ts'
import { LostSecondFactor } from './lost-second-factor.tsx'
import { PersonRoles } from './person-roles.tsx'
import type { Person } from './person-view.ts'

type FoundPersonProps = { person: Person; onChanged: (person: Person) => void }

export function FoundPerson({ person, onChanged }: FoundPersonProps) {
  const t = useWords()
  const language = useLanguage()
  const { askForPassword, proofDialog } = useProof()
  const isOwn = useSignedIn()?.user.id === person.id
  const { states } = people
  return (
    <Card as="section" aria-label={person.name}>
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={person.name} size="lg" />
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap items-center gap-x-2.5">
            <h3 className="text-lg font-semibold">
              <bdi>{person.name}</bdi>
            </h3>
            {isOwn && <Badge tone="tint">{t(people.you)}</Badge>}
          </div>
          <p className="text-sm text-ink-soft">
            <bdi dir="ltr" className="break-all">
              {person.email}
            </bdi>
          </p>
        </div>
      </header>
      <ul className="mt-4 flex flex-wrap gap-2">
        {person.suspendedAt && (
          <li>
            <Badge tone="cancelled" icon={UserX}>
              {t(states.suspended)}
            </Badge>
          </li>
        )}
        <li>
          {person.confirmedAt ? (
            <Badge tone="confirmed" icon={MailCheck}>
              {t(states.confirmed)}
            </Badge>
          ) : (
            <Badge tone="pending" icon={MailWarning}>
              {t(states.notConfirmed)}
            </Badge>
          )}
        </li>
        <li>
          <Badge
            tone={person.secondFactor ? 'confirmed' : 'neutral'}
            icon={person.secondFactor ? ShieldCheck : ShieldOff}
          >
            {t(person.secondFactor ? states.secondFactor : states.noSecondFactor)}
          </Badge>
        </li>
        <li>
          <Badge>{t(people.joined(writeDate(language, new Date(person.createdAt), 'date')))}</Badge>
        </li>
      </ul>
      <PersonRoles person={person} askForPassword={askForPassword} onChanged={onChanged} />
      <LostSecondFactor person={person} askForPassword={askForPassword} onChanged={onChanged} />
      {proofDialog}
    </Card>
  )
}
