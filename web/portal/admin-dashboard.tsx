import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { searchApplications, writeCounted } from '#contract/oversight/practices.ts'
import { supportSummary } from '#contract/support/desk.ts'
import { countMessageReports, countUnread } from '#contract/waiting-messages.ts'
import { adminPages as words } from '#copy/portal/admin-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { useConnection } from '#web/app/socket.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { type AdminTab, addressOf, dutiesOfTab, tabAt } from './admin-tabs.ts'
import { useOwnNames } from './portal-context.ts'

const Alarms = lazyPart(() => import('#web/oversight/alarms.tsx'), 'Alarms', null)
const CannedList = lazyPart(() => import('#web/support/desk/canned-list.tsx'), 'CannedList')
const DietitianDesk = lazyPart(() => import('#web/oversight/dietitian-desk.tsx'), 'DietitianDesk')
const Moderation = lazyPart(() => import('#web/reviews/moderation.tsx'), 'Moderation')
const NotYourDuty = lazyPart(() => import('./not-your-duty.tsx'), 'NotYourDuty')
const OpenedRecord = lazyPart(() => import('#web/health/opening/opened-record.tsx'), 'OpenedRecord', null)
const Overview = lazyPart(() => import('#web/reports/overview/overview.tsx'), 'Overview')
const PersonActivity = lazyPart(() => import('#web/oversight/person-activity.tsx'), 'PersonActivity', null)
const PeopleDesk = lazyPart(() => import('#web/accounts/people/people-desk.tsx'), 'PeopleDesk')
const Reports = lazyPart(() => import('#web/reports/reports.tsx'), 'Reports')
const SupportDesk = lazyPart(() => import('#web/messages/reports/support-desk.tsx'), 'SupportDesk')
const TicketDesk = lazyPart(() => import('#web/support/desk/ticket-desk.tsx'), 'TicketDesk')

const showActivity = (person: string) => <PersonActivity person={person} />
const showRecord = (person: string) => <OpenedRecord person={person} />

/**
 * One dashboard for `/admin` and all paths below it. Two tabs have addresses of their own, because the sidebar links to
 * them.
 */
export function AdminDashboard() {
  const t = useWords()
  const router = useRouter()
  const language = useLanguage()
  const { path, asked, isOfOne } = useLocation({
    select: ({ pathname, searchStr }) => {
      const search = new URLSearchParams(searchStr)
      return { path: pathname, asked: search.get('tab'), isOfOne: search.has('dietitian') }
    },
    structuralSharing: true,
  })
  const show = (tab: string) =>
    router.navigate({
      href: localPath(language, addressOf(tab)),
      replace: true,
      resetScroll: false,
      state: { keepsFocus: true },
    })
  const { dashboard } = words
  const { firstName } = useOwnNames()
  // The counts on other tabs are loaded after the page itself.
  const isThere = useConnection() !== 'closed'
  const { has } = useDuties()
  const forSupport = { enabled: isThere && has('support') }
  const forVerification = { enabled: isThere && has('verification') }
  const unread = useRead(countUnread, {}, forSupport).data?.count ?? 0
  const reported = useRead(countMessageReports, {}, forSupport).data?.open ?? 0
  const tickets = useRead(supportSummary, {}, forSupport).data?.open ?? 0
  const waiting = useRead(searchApplications, { list: 'waiting' }, forVerification).data?.counts.waiting
  const all: readonly { id: AdminTab; label: string; content: ReactNode }[] = [
    {
      id: 'overview',
      label: t(dashboard.overview.label),
      content: (
        <Section heading={t(dashboard.overview.welcome(firstName))}>
          <Alarms />
          <Overview />
        </Section>
      ),
    },
    {
      id: 'users',
      label: t(dashboard.users.label),
      content: (
        <Section heading={t(dashboard.users.heading)}>
          <PeopleDesk record={showRecord} activity={showActivity} />
        </Section>
      ),
    },
    {
      id: 'dietitians',
      label: t(dashboard.dietitians.label),
      ...countOf(waiting),
      content: (
        <>
          {has('verification') && (
            <Section heading={t(dashboard.dietitians.heading)}>
              <DietitianDesk />
            </Section>
          )}
          {!isOfOne && has('support') && <Moderation />}
        </>
      ),
    },
    {
      id: 'support',
      label: t(dashboard.support.label),
      ...countOf(unread + reported + tickets),
      content: (
        <Section heading={t(dashboard.support.heading)}>
          <SupportDesk tickets={<TicketDesk />} prepared={<CannedList />} />
        </Section>
      ),
    },
    {
      id: 'reports',
      label: t(dashboard.reports.label),
      content: (
        <Section heading={t(dashboard.reports.heading)}>
          <Reports />
        </Section>
      ),
    },
  ]
  const selected = tabAt(path, asked)
  // An address may name a tab that needs another duty: a notice is shown instead.
  const tabs = all.flatMap((tab) => {
    if (has(...dutiesOfTab[tab.id])) return [tab]
    return tab.id === selected ? [{ id: tab.id, label: tab.label, content: <NotYourDuty /> }] : []
  })
  return <Tabs label={t(dashboard.title)} tabs={tabs} selected={selected} onSelect={show} />
}

const countOf = (count: number | undefined) => (count ? { count: writeCounted(count) } : {})

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-lg font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  )
}
