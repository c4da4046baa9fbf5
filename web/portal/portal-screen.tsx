import { useMatches } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import type { Word } from '#copy/word.ts'
import type { PortalPath } from '#web/app/address.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { loadedPortalPage, loadPortalPage } from '#web/app/load-portal-page.ts'
import type { PageTab, PortalPage } from '#web/app/page.ts'
import { indexedPage } from '#web/app/prepare-page.ts'
import { useDuties } from '#web/lib/duties.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { isOfDashboard } from './admin-tabs.ts'
import { PageFrame } from './page-frame.tsx'
import { PageOpening } from './page-opening.tsx'
import { PageSpinner } from './page-spinner.tsx'

const NotYourDuty = lazyPart(() => import('./not-your-duty.tsx'), 'NotYourDuty')

/** The page at this address; its skeleton until the code has arrived. */
export function PortalScreen() {
  const t = useWords()
  const path = usePath()
  const page = usePortalPage(path)
  const title = useTitle(page)
  const opening = indexedPage(path)
  const [last, setLast] = useState({ path, page })
  if (page && page !== last.page) setLast({ path, page })
  if (!page && last.page && isOfDashboard(path) && isOfDashboard(last.path))
    return (
      <PageFrame title={opening?.title ?? t(last.page.title)}>
        <PageView page={last.page} />
      </PageFrame>
    )
  if (!page)
    return (
      <PageFrame title={opening?.title ?? ''} {...opening}>
        <PageOpening skeleton={opening?.skeleton} />
      </PageFrame>
    )
  const { intro, place, fills } = page
  return (
    <PageFrame
      title={title ? t(title) : ''}
      {...(intro && { intro: t(intro) })}
      {...(typeof place === 'object' &&
        'back' in place && { back: { ...place.back, label: t(place.back.label) } })}
      {...(fills && { fills })}
    >
      <PageView page={page} key={'tabs' in page ? path : undefined} />
    </PageFrame>
  )
}

/** A page that only redirects, so it has no frame. */
export function CrossingScreen() {
  const page = usePortalPage(usePath())
  return page ? <PageView page={page} /> : <PageSpinner />
}

/** The content of a page below its title. */
export function PageView({ page }: { page: PortalPage }) {
  const t = useWords()
  const { has } = useDuties()
  const { title, duties } = page
  if (duties && !has(...duties)) return <NotYourDuty />
  if ('tabs' in page) return <PageTabs label={t(title)} tabs={page.tabs} />
  const { view: View } = page
  return <View />
}

/** The chosen tab is part of the address. */
function PageTabs({ label, tabs: all }: { label: string; tabs: readonly PageTab[] }) {
  const t = useWords()
  const { has } = useDuties()
  const tabs = all.filter(({ duties }) => !duties || has(...duties))
  const [tab, setTab] = useTab(tabs.map(({ id }) => id))
  const items = tabs.map((each) => ({ ...each, label: t(each.label) }))
  return <Tabs label={label} tabs={items} selected={tab} onSelect={setTab} />
}

const usePath = () =>
  useMatches({
    select: (matches) => (matches.at(-1)?.fullPath.replace(/(?<=.)\/$/, '') ?? '') as PortalPath,
  })

function usePortalPage(path: PortalPath): PortalPage | undefined {
  const [, setShown] = useState<PortalPath>()
  const [failed, setFailed] = useState<{ path: PortalPath; fault: unknown }>()
  const page = loadedPortalPage(path)
  const isLoaded = page !== undefined
  useEffect(() => {
    // A transition renders in slices, so that the browser stays responsive.
    if (!isLoaded)
      loadPortalPage(path).then(
        () => startTransition(() => setShown(path)),
        (fault) => setFailed({ path, fault }),
      )
  }, [isLoaded, path])
  if (failed?.path === path) throw failed.fault
  return page
}

function useTitle(page: PortalPage | undefined): Word | undefined {
  const search = usePageSearch()
  const [, other] = Object.entries(page?.titleWith ?? {}).find(([name]) => search[name]) ?? []
  return other ?? page?.title
}
