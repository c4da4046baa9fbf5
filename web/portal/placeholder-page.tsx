import type { ReactNode } from 'react'
import { useWords } from '#web/lib/words.ts'
import type { PageData } from './page-data.ts'
import { PageTabs } from './page-tabs.tsx'
import { Panel } from './panel.tsx'
import { PortalPage } from './portal-page.tsx'

/** A page as it stands until its feature is there: its title, its tabs, and what it will be. */
export function PlaceholderPage({ page, head }: { page: PageData; head?: ReactNode }) {
  const t = useWords()
  return (
    <PortalPage page={page}>
      {head}
      {page.panel && <Panel panel={page.panel} />}
      {page.tabs && (
        <PageTabs
          label={t(page.title)}
          tabs={page.tabs.map((tab) => ({
            id: tab.id,
            label: t(tab.label),
            content: <Panel panel={tab} />,
          }))}
        />
      )}
    </PortalPage>
  )
}
