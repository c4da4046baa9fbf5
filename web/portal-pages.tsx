import type { RouteComponent } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import { brand } from '#copy/brand.ts'
import { portal } from '#copy/portal/frame.ts'
import { PasswordDialog } from './accounts/security/password-dialog.tsx'
import { loadSession } from './app/session.ts'
import { compose } from './compose.ts'
import { later } from './later.tsx'
import { storedUserId } from './lib/clear-local-user-data.ts'
import type { PageHead } from './lib/page.ts'
import type { OpenPages } from './portal/declare-pages.tsx'

/** The pages of a role travel together; what is heavy among them comes by itself. */
const lists: Readonly<Record<string, () => Promise<OpenPages>>> = {
  patient: async () => (await import('./patient-pages.tsx')).patientPages,
  dietitian: async () => (await import('./dietitian-pages.tsx')).dietitianPages,
  admin: async () => (await import('./admin-pages.tsx')).adminPages,
  call: async () => (await import('./call-pages.tsx')).callPages,
}

const atTheDoor: OpenPages = {
  '/dashboard': {
    title: portal.nav.dashboard,
    component: compose([() => import('./portal/dashboard-router.tsx')], ({ DashboardRouter }) => (
      <DashboardRouter />
    )),
  },
  '/dashboard/messages': {
    title: portal.nav.messages,
    component: compose([() => import('./portal/dashboard-router.tsx')], ({ DashboardRouter }) => (
      <DashboardRouter toMessages />
    )),
  },
}

const SecondFactorSetup = later(
  () => import('./accounts/security/second-factor-setup.tsx'),
  'SecondFactorSetup',
)

/** It travels with the pages that it stands above. */
const SearchButton = later(
  () => import('./admin-pages.tsx'),
  'SearchButton',
  <span className="size-11 shrink-0" />,
)

const loadBell = () => import('./notifications/list/bell.tsx')
const Announcement = later(() => import('./platform/announcement.tsx'), 'Announcement', null)
const NowCard = later(() => import('./appointments/now-card.tsx'), 'NowCard', null)
const UnreadBadge = later(() => import('./messages/unread-badge.tsx'), 'UnreadBadge', null)

/** Few have ticked off a meal without a line: only who has anything kept here asks for what sends it. */
function KeptRecords() {
  useEffect(() => {
    if (storedUserId())
      import('./plans/following/send-stored-records.ts')
        .then(({ sendStoredRecords }) => sendStoredRecords())
        .catch(() => {})
  }, [])
  return null
}

const unread = (
  <>
    <UnreadBadge />
    <KeptRecords />
  </>
)

/** What stands around the pages of a role. Who is there is asked while the page's own files are on their way. */
export function openPortal(role: Role): Promise<RouteComponent> {
  if (!import.meta.env.SSR) loadSession()
  return ready(
    compose([() => import('./portal/portal.tsx'), loadBell], ({ Portal }, { Bell }) => (
      <Portal
        role={role}
        secondFactorSetup={<SecondFactorSetup />}
        passwordDialog={<PasswordDialog />}
        unread={unread}
        announcement={
          <>
            <Announcement />
            {role !== 'admin' && <NowCard party={role} />}
          </>
        }
        bell={(session) => (
          <>
            {role === 'admin' && <SearchButton />}
            <Bell session={session} />
          </>
        )}
      />
    )),
  )
}

/** The same for a page that both sides of an appointment share. */
export function openPartyPortal(): Promise<RouteComponent> {
  if (!import.meta.env.SSR) loadSession()
  return ready(
    compose([() => import('./portal/party-portal.tsx'), loadBell], ({ PartyPortal }, { Bell }) => (
      <PartyPortal
        secondFactorSetup={<SecondFactorSetup />}
        passwordDialog={<PasswordDialog />}
        unread={unread}
        announcement={<Announcement />}
        bell={(session) => <Bell session={session} />}
      />
    )),
  )
}

export async function openPage(path: string): Promise<RouteComponent> {
  const page = (await pagesAround(path))[path]
  if (!page) throw new Error(`Nobody has declared ${path}.`)
  return ready(page.component)
}

export async function headOf(path: string): Promise<PageHead> {
  const { en, ar } = (await pagesAround(path))[path]?.title ?? portal.nav.dashboard
  return { title: { en: `${en} | ${brand.name.en}`, ar: `${ar} | ${brand.name.ar}` } }
}

async function pagesAround(path: string): Promise<OpenPages> {
  const [, room = ''] = path.split('/')
  return (await lists[room]?.()) ?? atTheDoor
}

/** With its files, so that it shows at once. */
async function ready(component: RouteComponent) {
  await component.preload?.()
  return component
}
