import { useTab } from '#web/lib/tab.ts'
import { type TabItem, Tabs } from '#web/ui/tabs.tsx'

/** Tabs whose choice stands in the address. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly TabItem[] }) {
  const [tab, setTab] = useTab(tabs.map(({ id }) => id))
  return <Tabs label={label} tabs={tabs} selected={tab} onSelect={setTab} />
}
