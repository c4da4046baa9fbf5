import { adminReport as words } from '#copy/reports/report.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useDuties } from '#web/lib/duties.ts'
import { useGo } from '#web/lib/go.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { href, summaryHref, useSearchParams } from './search-params.ts'
import { Summary } from './summary.tsx'

const AppointmentList = lazyPart(() => import('./appointment-list.tsx'), 'AppointmentList')

/** The report of a span of days, and the list of its appointments, for the same days. */
export function Reports() {
  const t = useWords()
  const go = useGo()
  const place = useSearchParams()
  const { list } = usePageSearch()
  const { has } = useDuties()
  return (
    <Tabs
      label={t(words.tabs.label)}
      selected={list && has('support', 'finance') ? 'appointments' : 'summary'}
      onSelect={(tab) => go(tab === 'summary' ? summaryHref(place) : href(place), { replace: true })}
      tabs={[
        { id: 'summary', label: t(words.tabs.summary), content: <Summary /> },
        ...(has('support', 'finance')
          ? [{ id: 'appointments', label: t(words.tabs.appointments), content: <AppointmentList /> }]
          : []),
      ]}
    />
  )
}
