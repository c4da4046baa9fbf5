import type { ApplicationList, ApplicationOrder, ApplicationRow } from '#contract/oversight/practices.ts'
import { specializations } from '#copy/options.ts'
import { desk } from '#copy/oversight/desk.ts'
import { tableWords } from '#copy/tables.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { DataTable, rowLinkClass } from '#web/ui/data-table.tsx'
import { KindBadge, nextStep, Since } from './application-row.tsx'
import { LicenseBadge } from './license-badge.tsx'
import { href } from './search-params.ts'

const { heads } = tableWords

type ApplicationTableProps = {
  rows: readonly ApplicationRow[]
  list: ApplicationList
  /** Left out where the list has one order only. */
  sort?: ApplicationOrder | undefined
  onSort: (sort: ApplicationOrder) => void
}

export function ApplicationTable({ rows, list, sort, onSort }: ApplicationTableProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <DataTable<ApplicationRow, 'name' | 'specialization' | 'since' | 'next' | 'status'>
      label={t(desk.list[list])}
      rows={rows}
      {...(sort && {
        sorting: { by: 'since', isDescending: sort === 'longest' },
        onSort: ({ isDescending }) => onSort(isDescending ? 'longest' : 'shortest'),
      })}
      columns={[
        {
          key: 'name',
          title: t(heads.name),
          isFlexible: true,
          cell: ({ id, ...row }) => (
            <Link to={href({ list, dietitian: id })} data-dietitian={id} className={rowLinkClass}>
              <bdi>{localizedName(language, row).name}</bdi>
            </Link>
          ),
        },
        {
          key: 'specialization',
          title: t(heads.specialization),
          isExtra: true,
          isFlexible: true,
          cell: ({ specialization }) =>
            specialization ? t(specializations[specialization]) : t(desk.row.noSpecialization),
        },
        {
          key: 'since',
          title: t(heads.since),
          isSortable: true,
          cell: (row) => <Since row={row} list={list} />,
        },
        {
          key: 'next',
          title: t(heads.next),
          isFlexible: true,
          cell: (row) => {
            const next = nextStep(row)
            return next && t(next)
          },
        },
        {
          key: 'status',
          title: t(heads.status),
          cell: (row) => (
            <span className="flex gap-1">
              <KindBadge row={row} />
              {row.status === 'approved' && row.licensedUntil && <LicenseBadge until={row.licensedUntil} />}
            </span>
          ),
        },
      ]}
    />
  )
}
