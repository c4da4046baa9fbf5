import { useState } from 'react'
import { endings } from '#contract/appointments/appointment.ts'
import {
  appointmentLists,
  exportReportedAppointments,
  type AppointmentList as List,
  listReportedAppointments,
  type SessionKind,
  sessionKinds,
} from '#contract/reports/figures.ts'
import type { TimeOrder } from '#contract/time-order.ts'
import { endings as endingWords } from '#copy/appointments/status.ts'
import { reportedLists as words } from '#copy/reports/lists.ts'
import { overview } from '#copy/reports/overview.ts'
import { adminReport } from '#copy/reports/report.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { RangePicker } from '#web/ui/range-picker.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { Select } from '#web/ui/select.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { AppointmentLine } from './appointment-line.tsx'
import { AppointmentTable } from './appointment-table.tsx'
import { href, type SearchParams, toQuery, useSearchParams } from './search-params.ts'

/** The appointments behind a figure. */
export function AppointmentList() {
  const t = useWords()
  const go = useGo()
  const place = useSearchParams()
  const { list, kind, ending } = place
  const show = (next: SearchParams) => go(href(next), { replace: true })
  return (
    <section aria-label={t(words.title)} className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field label={t(words.which)} className="min-w-40">
          <Select
            value={list}
            onChange={({ target }) =>
              show({ ...place, list: target.value as List, ending: undefined, until: undefined })
            }
            options={appointmentLists.map((value) => ({ value, label: t(words.lists[value]) }))}
          />
        </Field>
        <Field label={t(words.kind)} className="min-w-48">
          <Select
            value={kind ?? ''}
            onChange={({ target }) =>
              show({ ...place, kind: target.value === '' ? undefined : (target.value as SessionKind) })
            }
            placeholder={t(words.everyKind)}
            options={sessionKinds.map((value) => ({ value, label: t(overview.earned.kinds[value]) }))}
          />
        </Field>
        {list === 'cancelled' && (
          <Field label={t(words.ending)} className="min-w-48">
            <Select
              value={ending ?? ''}
              onChange={({ target }) =>
                show({ ...place, ending: endings.find((each) => each === target.value) })
              }
              placeholder={t(words.everyEnding)}
              options={endings.map((value) => ({ value, label: t(adminReport.endings.names[value]) }))}
            />
          </Field>
        )}
        <RangePicker value={place} onChange={(range) => show({ ...place, ...range, until: undefined })} />
      </div>
      <Listed place={place} />
    </section>
  )
}

/** They run by when it was completed or requested, which the table does not show. */
const byOtherMoments: readonly List[] = ['completed', 'requested', 'answered']

function Listed({ place }: { place: SearchParams }) {
  const t = useWords()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const asked = toQuery(place)
  const isWide = useIsWide('lg')
  const [order, setOrder] = useState<TimeOrder>('latest')
  const isByStart = !byOtherMoments.includes(place.list)
  const read = useReadRows(
    listReportedAppointments,
    { ...asked, ...(isWide && isByStart && order === 'earliest' && { order }) },
    'appointments',
  )
  return (
    <Read of={read} failed={words.failed} waiting={<RowsSkeleton hasTable />}>
      {(rows) => (
        <div aria-busy={read.isPlaceholderData}>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="text-sm text-ink-soft">
              {t(words.total(read.first?.total ?? 0))}
              {place.until &&
                ` · ${t(words.until(writeMoment(language, new Date(place.until), now, readerZone())))}`}
            </p>
            <DownloadButton route={exportReportedAppointments} input={asked} words={words} />
          </div>
          <RowList
            rows={rows}
            label={t(words.title)}
            table={
              isWide &&
              ((all) => (
                <AppointmentTable
                  rows={all}
                  now={now}
                  order={order}
                  {...(isByStart && { onOrder: setOrder })}
                />
              ))
            }
            none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
          >
            {(appointment) => (
              <AppointmentLine
                key={appointment.id}
                appointment={appointment}
                now={now}
                more={[
                  price(language, appointment.price),
                  ...(appointment.ending ? [t(endingWords[appointment.ending])] : []),
                ]}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 sm:px-6"
              />
            )}
          </RowList>
          <ShowMore words={words} pages={read} className="mt-6" />
        </div>
      )}
    </Read>
  )
}
