import { useLocation, useRouter } from '@tanstack/react-router'
import { ChartColumn, ChartNoAxesCombined, LifeBuoy, Settings, UserRoundCheck, Users } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { countMessageReports, countUnread } from '#contract/messages.ts'
import { listApplications, mostCounted } from '#contract/oversight.ts'
import { adminPages as words } from '#copy/portal/admin-pages.ts'
import { CompaniesArt } from '#web/art/companies-art.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'
import { useRead } from '#web/lib/query.ts'
import { useConnection } from '#web/lib/socket.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { type AdminTab, addressOf, tabAt } from './admin-tabs.ts'
import { Panel } from './panel.tsx'
import { useOwnNames } from './portal-context.ts'
import { type WayOn, WaysOn } from './ways-on.tsx'
import { Welcome } from './welcome.tsx'

type AdminDashboardProps = {
  people: ReactNode
  dietitians: ReactNode
  moderation: ReactNode
  support: ReactNode
}

/** One dashboard at `/admin` and all below it. Two of its tabs have addresses of their own, as the sidebar leads to them. */
export function AdminDashboard({ people, dietitians, moderation, support }: AdminDashboardProps) {
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
  const unread = useRead(countUnread, {}).data?.count ?? 0
  // What has time, when the page itself has come.
  const reported = useRead(countMessageReports, {}, { enabled: useConnection() !== 'closed' }).data?.open ?? 0
  const waiting = useRead(listApplications, { list: 'waiting' }).data?.counts.waiting
  const tabs: readonly { id: AdminTab; label: string; content: ReactNode }[] = [
    { id: 'overview', label: t(dashboard.overview.label), content: <AdminOverview /> },
    {
      id: 'users',
      label: t(dashboard.users.label),
      content: <Section heading={t(dashboard.users.heading)}>{people}</Section>,
    },
    {
      id: 'dietitians',
      label: t(dashboard.dietitians.label),
      ...countOf(waiting),
      content: (
        <>
          <Section heading={t(dashboard.dietitians.heading)}>{dietitians}</Section>
          {!isOfOne && moderation}
        </>
      ),
    },
    {
      id: 'support',
      label: t(dashboard.support.label),
      ...countOf(unread + reported),
      content: <Section heading={t(dashboard.support.heading)}>{support}</Section>,
    },
    { id: 'reports', label: t(dashboard.reports.label), content: <Panel panel={panels.reports} /> },
  ]
  return <Tabs label={t(dashboard.title)} tabs={tabs} selected={tabAt(path, asked)} onSelect={show} />
}

const countOf = (count: number | undefined) =>
  count ? { count: count < mostCounted ? count : `${mostCounted - 1}+` } : {}

const panels = {
  reports: { icon: ChartNoAxesCombined, ...words.dashboard.reports },
}

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

const { overview, users, dietitians, support, reports } = words.dashboard

function AdminOverview() {
  const { firstName } = useOwnNames()
  return (
    <>
      <Welcome
        heading={overview.welcome(firstName)}
        text={overview.text}
        art={<CompaniesArt className="w-60" />}
        ways={[{ to: '/admin/users', label: users.heading }]}
      />
      <WaysOn heading={overview.ways} ways={waysOn} />
    </>
  )
}

const waysOn: readonly WayOn[] = [
  { to: '/admin/users', label: users.label, text: overview.users, icon: Users },
  { to: '/admin?tab=dietitians', label: dietitians.label, text: overview.dietitians, icon: UserRoundCheck },
  { to: '/admin?tab=support', label: support.label, text: overview.support, icon: LifeBuoy },
  { to: '/admin/analytics', label: reports.label, text: overview.reports, icon: ChartColumn },
  { to: '/admin/settings', label: words.settings.title, text: overview.settings, icon: Settings },
]
