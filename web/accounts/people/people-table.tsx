import type { PersonOrder, PersonRow } from '#contract/accounts/people.ts'
import { people as words } from '#copy/accounts/people.ts'
import { writeDate } from '#copy/dates.ts'
import { tableWords } from '#copy/tables.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { writeAgo } from '#web/lib/time-ago.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable, rowLinkClass, type Sorting } from '#web/ui/data-table.tsx'
import { href, type SearchParams } from './search-params.ts'
import { StatusBadge } from './status-badge.tsx'

const { heads } = tableWords

type PeopleTableProps = {
  rows: readonly PersonRow[]
  place: SearchParams
  onGo: (place: SearchParams) => void
}

export function PeopleTable({ rows, place, onGo }: PeopleTableProps) {
  const t = useWords()
  const language = useLanguage()
  const seen = (at: string | null) =>
    at === null ? t(words.neverSeen) : (writeAgo(language, new Date(at), new Date()) ?? t(words.seenNow))
  return (
    <DataTable<PersonRow, Key>
      label={t(words.list)}
      rows={rows}
      sorting={sortings[place.sort ?? 'newest']}
      onSort={({ by, isDescending }) => {
        const sort = orderOf(by, isDescending)
        onGo({ ...place, sort: sort === 'newest' ? undefined : sort })
      }}
      columns={[
        {
          key: 'name',
          title: t(heads.name),
          isSortable: true,
          isFlexible: true,
          cell: (row) => (
            <Link to={href({ ...place, person: row.id })} data-person={row.id} className={rowLinkClass}>
              <bdi>{localizedName(language, row).name}</bdi>
            </Link>
          ),
        },
        {
          key: 'email',
          title: t(heads.email),
          isExtra: true,
          isFlexible: true,
          cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
        },
        {
          key: 'role',
          title: t(heads.role),
          cell: ({ roles }) => (
            <span className="flex gap-1">
              {roles.map(({ id, roleType }) => (
                <Badge key={id} tone={roleType === 'patient' ? 'neutral' : 'tint'}>
                  {t(words.roles.names[roleType])}
                </Badge>
              ))}
            </span>
          ),
        },
        {
          key: 'joined',
          title: t(heads.joined),
          isSortable: true,
          cell: ({ createdAt }) => writeDate(language, new Date(createdAt), 'date'),
        },
        { key: 'seen', title: t(heads.seen), isExtra: true, cell: ({ seenAt }) => seen(seenAt) },
        { key: 'status', title: t(heads.status), cell: ({ status }) => <StatusBadge status={status} /> },
      ]}
    />
  )
}

type Key = 'name' | 'email' | 'role' | 'joined' | 'seen' | 'status'

const sortings: Record<PersonOrder, Sorting<Key>> = {
  newest: { by: 'joined', isDescending: true },
  oldest: { by: 'joined', isDescending: false },
  name: { by: 'name', isDescending: false },
  name_last: { by: 'name', isDescending: true },
}

function orderOf(by: Key, isDescending: boolean): PersonOrder {
  if (by === 'name') return isDescending ? 'name_last' : 'name'
  return isDescending ? 'newest' : 'oldest'
}
