import { ChevronRight } from 'lucide-react'
import type { PersonRow as Row } from '#contract/accounts/people.ts'
import { people as words } from '#copy/accounts/people.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { href, type SearchParams } from './search-params.ts'
import { StatusBadge } from './status-badge.tsx'
import { useLastSeen } from './use-last-seen.ts'

/** A person's name, roles and last visit. */
export function PersonRow({ row, place }: { row: Row; place: SearchParams }) {
  const t = useWords()
  const { name } = localizedName(useLanguage(), row)
  const seen = useLastSeen(row.seenAt)
  return (
    <li className="relative flex items-center gap-4 px-5 py-3.5 transition-colors hover:bg-tint/40 sm:px-6">
      <Avatar personId={row.id} name={name} photo={photoOf(row.photoId)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={href({ ...place, person: row.id })}
            data-person={row.id}
            // The link covers the whole row.
            className="font-medium text-ink no-underline after:absolute after:inset-0 hover:text-link"
          >
            <bdi>{name}</bdi>
          </Link>
          {row.roles.map(({ id, roleType }) => (
            <Badge key={id} tone={roleType === 'patient' ? 'neutral' : 'tint'}>
              {t(words.roles.names[roleType])}
            </Badge>
          ))}
          {row.status !== 'active' && <StatusBadge status={row.status} />}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <bdi dir="ltr" className="min-w-0 truncate">
            {row.email}
          </bdi>
          <span className="text-ink-faint">{seen}</span>
        </p>
      </div>
      <Icon of={ChevronRight} mirrored className="text-ink-faint" />
    </li>
  )
}
