import { type RouteComponent, useMatches } from '@tanstack/react-router'
import type { Role } from '#contract/accounts/role.ts'
import type { Word } from '#copy/word.ts'
import type { PortalPath } from '#web/lib/addresses.ts'
import { useDuties } from '#web/lib/duties.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { mayOpen } from './duties-of-page.ts'
import { NotYourDuty } from './not-your-duty.tsx'
import type { PageData, TabData } from './page-data.ts'
import { Panel } from './panel.tsx'
import { PortalPage } from './portal-page.tsx'

export type OpenPages = Readonly<Record<string, { readonly title: Word; readonly component: RouteComponent }>>

/** Every page of a role's portal under its address: one that is forgotten does not compile. */
export function declarePages<Of extends Role>(pages: Readonly<Record<PortalPath<Of>, PageData>>): OpenPages {
  const known: Readonly<Record<string, PageData>> = pages
  return Object.fromEntries(
    Object.entries(known).map(([path, page]) => {
      const component = Object.assign(
        // Below the admin's dashboard some addresses have a title of their own.
        () => <Page page={{ ...page, title: useTitle(known[usePath()] ?? page) }} />,
        { preload: async () => page.screen?.preload?.() },
      )
      return [path, { title: page.title, component }]
    }),
  )
}

/** Of what is shown, as the routes have it. */
const usePath = () => useMatches().at(-1)?.fullPath ?? ''

function useTitle({ title, titleWith = {} }: PageData): Word {
  const search = usePageSearch()
  return Object.entries(titleWith).find(([name]) => search[name])?.[1] ?? title
}

function Page({ page }: { page: PageData }) {
  const t = useWords()
  const { title, screen: Screen, panel, tabs } = page
  const { has } = useDuties()
  const path = usePath()
  if (!mayOpen(path, has))
    return (
      <PortalPage page={page}>
        <NotYourDuty />
      </PortalPage>
    )
  return (
    <PortalPage page={page}>
      {Screen && <Screen />}
      {panel && <Panel panel={panel} />}
      {tabs && <PageTabs label={t(title)} tabs={tabs} />}
    </PortalPage>
  )
}

/** Their choice stands in the address. */
function PageTabs({ label, tabs: all }: { label: string; tabs: readonly TabData[] }) {
  const t = useWords()
  const { has } = useDuties()
  const tabs = all.filter(({ duties }) => !duties || has(...duties))
  const [tab, setTab] = useTab(tabs.map(({ id }) => id))
  const items = tabs.map((each) => ({
    id: each.id,
    label: t(each.label),
    content: 'content' in each ? each.content : <Panel panel={each} />,
  }))
  return <Tabs label={label} tabs={items} selected={tab} onSelect={setTab} />
}
