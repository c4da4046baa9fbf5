import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { roles } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { id } from '#contract/fields.ts'
import type { Language } from '#contract/language.ts'
import type { Address } from '#web/app/address.ts'
import { queryClient } from '#web/app/query.ts'
import { setSession } from '#web/app/session.ts'
import { addressRules } from '#web/lib/address-rules.ts'
import { followLinks } from '#web/lib/follow-links.ts'
import { LanguageProvider } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'
import { PortalContext } from '#web/portal/portal-context.ts'
import { LazyToaster } from '#web/ui/lazy-toaster.tsx'
import { dismissToast, readToasts } from '#web/ui/toast.ts'
import { sessionOf } from './people.ts'
import { type Answer, stubServer } from './server.ts'

export type Options = {
  /** Where the screen is: its id, its tab and the person signed in follow from it. */
  path: Address
  language?: Language
  /** By default the person of the cast whose portal the path is in, and nobody on a public page. */
  session?: Session | null
  answers?: readonly Answer[]
  /** The time of every clock. */
  now?: string
  /** The clock runs on from there, and `vi.advanceTimersByTime` moves it. By default it stands still. */
  runs?: boolean
}

const timers = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const

/** A Sunday at nine in Riyadh. */
const sundayMorning = '2026-11-22T06:00:00Z'

/**
 * A screen as its page shows it, without the portal's frame: with the address, the language, the session, toasts, links
 * that lead elsewhere, and a server that gives only the answers of the test.
 */
export async function render(
  screen: ReactNode,
  {
    path,
    language = 'en',
    session = sessionAt(path),
    answers = [],
    now = sundayMorning,
    runs = false,
  }: Options,
) {
  endTest()
  vi.useFakeTimers({ toFake: runs ? [...timers] : ['Date'], now: new Date(now), shouldAdvanceTime: runs })
  const server = stubServer(answers)
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  history.replaceState(null, '', localPath(language, path))
  hintAt(session)
  setSession(session, 'initial_session')
  const router = routerWith(screen, path, language)
  await router.load()
  const leaveLinks = followLinks(router)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <LanguageProvider language={language}>
        <PortalContext value={session}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <LazyToaster />
          </QueryClientProvider>
        </PortalContext>
      </LanguageProvider>,
    ),
  )
  const user = userEvent.setup({ delay: null })
  end = () => {
    root.unmount()
    place.remove()
    leaveLinks()
    router.history.destroy()
    forgetEverything()
    if (server.faults.length > 0) throw new Error(server.faults.join('\n'))
  }
  return {
    user,
    server,
    /** Puts this text in place of what the field contains, in one go. */
    async fill(field: HTMLElement, text: string) {
      await user.clear(field)
      await user.paste(text)
    },
  }
}

/** After each test, and before its second screen, nothing is left on the page, in the caches or in the browser's storage. */
export function endTest() {
  const endThis = end
  end = () => {}
  endThis()
}

let end = () => {}

function forgetEverything() {
  // The app itself deletes what belongs to a person who signs out.
  setSession(null, 'signed_out')
  hintAt(null)
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
  document.cookie = 'nabta_language=; Path=/; max-age=0'
  queryClient.clear()
  for (const { id } of readToasts()) dismissToast(id)
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/** The cookie that the server sets beside a session. */
function hintAt(session: Session | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
  document.cookie = `nabta_signed_in=${session ? '1' : '; max-age=0'}`
}

function sessionAt(path: string): Session | null {
  const role = roles.find((each) => path.startsWith(`/${each}`))
  return role ? sessionOf(role) : null
}

/** One page at this address, and nothing at all others. */
function routerWith(screen: ReactNode, path: string, language: Language) {
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({ getParentRoute: () => root, path: patternOf(path), component: () => screen })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  return createRouter({ ...addressRules(language), routeTree: root.addChildren([page, elsewhere]) })
}

/** `/patient/support/$id` for the address of one ticket. */
const patternOf = (path: string) =>
  path
    .replace(/[?#].*/, '')
    .split('/')
    .map((part) => (id.safeParse(part).success ? '$id' : part))
    .join('/')
