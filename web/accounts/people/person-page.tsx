import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Person, readPerson } from '#contract/accounts/people.ts'
import { people as words } from '#copy/accounts/people.ts'
import { queryClient, useRead } from '#web/app/query.ts'
import { useDuties } from '#web/lib/duties.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PersonDuties } from './duties.tsx'
import { LostSecondFactor } from './lost-second-factor.tsx'
import { PersonAccess } from './person-access.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonRoles } from './person-roles.tsx'
import { PersonSkeleton } from './person-skeleton.tsx'
import { href, type SearchParams } from './search-params.ts'

/** The parts below, which belong to other domains. */
export type OtherParts = {
  activity: (person: string) => ReactNode
  record: (person: string) => ReactNode
}

/** One account, with all actions that an admin has. */
export function PersonPage({ id, place, ...parts }: { id: string; place: SearchParams } & OtherParts) {
  const t = useWords()
  const read = useRead(readPerson, { id })
  const { data, error } = read
  return (
    <>
      <Link
        to={href({ ...place, person: undefined })}
        className={buttonClass('quiet', 'md', '-ms-3 mb-2 ps-3')}
      >
        <Icon of={ArrowLeft} mirrored small />
        {t(words.back)}
      </Link>
      {data ? (
        <Shown person={data.person} {...parts} />
      ) : error ? (
        <Card flush>
          {error.status === 404 || error.status === 422 ? (
            <EmptyState title={t(words.gone.title)} description={t(words.gone.text)} />
          ) : (
            <FailedRead title={words.personFailed} read={read} />
          )}
        </Card>
      ) : (
        <PersonSkeleton />
      )}
    </>
  )
}

function Shown({ person, activity, record }: { person: Person } & OtherParts) {
  const t = useWords()
  const { has } = useDuties()
  const onChanged = (changed: Person) => {
    queryClient.setQueryData([readPerson.path, { id: person.id }], { person: changed })
  }
  return (
    <>
      <PersonHead person={person} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PersonAccess person={person} onChanged={onChanged} />
        <Card as="section" aria-label={t(words.roles.title)}>
          <PersonRoles person={person} onChanged={onChanged} />
          {person.duties.length > 0 && <PersonDuties person={person} onChanged={onChanged} />}
          <LostSecondFactor person={person} onChanged={onChanged} />
        </Card>
      </div>
      {has('support', 'finance') && activity(person.id)}
      {has('privacy') && record(person.id)}
      <p className="mt-5 flex flex-wrap gap-x-3 text-xs text-ink-faint">
        {t(words.recorded)}
        {has('privacy') && <Link to={`/admin/audit-log?person=${person.id}`}>{t(words.toLog)}</Link>}
      </p>
    </>
  )
}
