import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useRef } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { people as words } from '#copy/accounts/people.ts'
import { writeDate } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { useSignedIn } from '../use-signed-in.ts'
import { StatusBadge } from './status-badge.tsx'
import { useLastSeen } from './use-last-seen.ts'

/** The person and the status of the account. */
export function PersonHead({ person }: { person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, other } = localizedName(language, person)
  const { states } = words
  const isOwn = useSignedIn()?.user.id === person.id
  useFocusWhenLost(heading, `${person.status} ${person.sessions.length}`)
  const facts: { label: string; value: string; dir?: 'ltr' }[] = [
    person.phone
      ? { label: t(words.phone), value: person.phone, dir: 'ltr' }
      : { label: t(words.phone), value: t(words.noPhone) },
    { label: t(words.language), value: t(person.language === 'ar' ? words.inArabic : words.inEnglish) },
    { label: t(words.joinedOn), value: writeDate(language, new Date(person.createdAt), 'date') },
    { label: t(words.lastSeen), value: useLastSeen(person.seenAt) },
  ]
  return (
    <header className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3">
      <Avatar personId={person.id} name={name} photo={photoOf(person.photoId)} size="lg" />
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold">
            <bdi>{name}</bdi>
          </h3>
          {isOwn && <Badge tone="tint">{t(words.you)}</Badge>}
          <StatusBadge status={person.status} />
          <Badge
            tone={person.secondFactor ? 'confirmed' : 'neutral'}
            icon={person.secondFactor ? ShieldCheck : ShieldOff}
          >
            {t(person.secondFactor ? states.secondFactor : states.noSecondFactor)}
          </Badge>
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {other && <bdi>{other}</bdi>}
          <bdi dir="ltr" className="break-all">
            {person.email}
          </bdi>
        </p>
        <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-2 text-sm sm:flex sm:flex-wrap">
          {facts.map(({ label, value, dir }) => (
            <Fact key={label} label={label} isTight>
              <bdi dir={dir}>{value}</bdi>
            </Fact>
          ))}
        </dl>
        {person.leavingAt && (
          <p className="mt-3 text-sm text-ink-soft">
            {t(words.leavingSince(writeDate(language, new Date(person.leavingAt), 'date')))}
          </p>
        )}
      </div>
    </header>
  )
}
