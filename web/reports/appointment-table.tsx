import type { ReportedAppointment } from '#contract/reports/figures.ts'
import type { TimeOrder } from '#contract/time-order.ts'
import { endings } from '#copy/appointments/status.ts'
import { writeFigures } from '#copy/money/invoices/write-riyals.ts'
import { appointmentWords } from '#copy/reports/appointment-words.ts'
import { reportedLists as words } from '#copy/reports/lists.ts'
import { tableWords } from '#copy/tables.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable, rowLinkClass, sortingByTime } from '#web/ui/data-table.tsx'
import { appointmentTones } from './appointment-line.tsx'

type AppointmentTableProps = {
  rows: readonly ReportedAppointment[]
  now: Date
  order: TimeOrder
  /** Left out where the list does not run by the time shown. */
  onOrder?: (order: TimeOrder) => void
}

export function AppointmentTable({ rows, now, order, onOrder }: AppointmentTableProps) {
  const t = useWords()
  const language = useLanguage()
  const nameOf = (person: ReportedAppointment['client']) =>
    (person && localizedName(language, person).name) || t(appointmentWords.gone)
  return (
    <DataTable<ReportedAppointment, 'client' | 'dietitian' | 'time' | 'type' | 'status' | 'price'>
      label={t(words.title)}
      rows={rows}
      {...(onOrder && sortingByTime('time', order, onOrder))}
      columns={[
        {
          key: 'client',
          title: t(words.columns.client),
          isFlexible: true,
          cell: ({ id, client }) => (
            <Link to={`/admin/appointments/${id}`} className={rowLinkClass}>
              <bdi>{nameOf(client)}</bdi>
            </Link>
          ),
        },
        {
          key: 'dietitian',
          title: t(words.columns.dietitian),
          isFlexible: true,
          cell: ({ dietitian }) => <bdi>{nameOf(dietitian)}</bdi>,
        },
        {
          key: 'time',
          title: t(words.columns.time),
          isSortable: true,
          cell: ({ startsAt }) => writeMoment(language, new Date(startsAt), now, readerZone()),
        },
        {
          key: 'type',
          title: t(words.columns.type),
          isExtra: true,
          cell: ({ mode }) => t(appointmentWords.modes[mode]),
        },
        {
          key: 'status',
          title: t(words.columns.status),
          isFlexible: true,
          cell: ({ status, ending }) => (
            <>
              <Badge tone={appointmentTones[status]}>{t(appointmentWords.statuses[status])}</Badge>
              {ending && <span className="ms-2 text-ink-soft">{t(endings[ending])}</span>}
            </>
          ),
        },
        {
          key: 'price',
          title: t(tableWords.heads.price),
          isFigure: true,
          cell: ({ price }) => <bdi className="font-medium">{writeFigures(price)}</bdi>,
        },
      ]}
    />
  )
}
