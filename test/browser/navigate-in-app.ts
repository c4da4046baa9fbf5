import type { Page } from '@playwright/test'

declare global {
  var __TSR_ROUTER__: Pick<import('@tanstack/react-router').AnyRouter, 'subscribe' | 'history'>
}

/** Shows the screen as if it had not been open: whatever a test did to it is gone. */
export async function navigateInApp(page: Page, path: string) {
  const [here, there] = [page.url(), path].map((address) => new URL(address, page.url()).pathname)
  if (here === there) await followInApp(page, asideOf(path))
  await followInApp(page, path)
}

/** Navigates as a link would: without loading a document, and without the prompt about unsaved input. */
export async function followInApp(page: Page, path: string) {
  // Before the router has subscribed, shortly after hydration, it does not notice a new address.
  await page.waitForFunction(() => globalThis.__TSR_ROUTER__?.history.subscribers.size > 0)
  await page.evaluate(
    (path) =>
      new Promise<void>((resolve) => {
        const stop = globalThis.__TSR_ROUTER__.subscribe('onResolved', () => {
          stop()
          resolve()
        })
        history.pushState(null, '', path)
      }),
    path,
  )
}

/** Another screen in the same frame. */
function asideOf(path: string) {
  const [, prefix = '', first = ''] = /^(\/ar)?\/?(\w*)/.exec(path) ?? []
  return prefix + (asides[first as keyof typeof asides] ?? '/terms-of-service')
}

const asides = {
  patient: '/patient/messages',
  dietitian: '/dietitian/messages',
  admin: '/admin/settings',
} as const
