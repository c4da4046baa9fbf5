import { ChartColumn, LifeBuoy, Settings, UserRoundCheck, Users } from 'lucide-react'
import { adminPages as words } from '#copy/portal/admin-pages.ts'
import { CompaniesArt } from '#web/art/companies-art.tsx'
import { useOwnNames } from './portal-context.ts'
import { type WayOn, WaysOn } from './ways-on.tsx'
import { Welcome } from './welcome.tsx'

const { overview, users, dietitians, support, reports } = words.dashboard

/** The tab that an admin begins with. */
export function AdminOverview() {
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
