import type { BrowserContext } from '@playwright/test'

/** The demo account that looks at a screen; `both` is patient and dietitian. */
export type Viewer = 'patient' | 'dietitian' | 'admin' | 'both'

/** Signs a browser in over the API, as the demo account of that name; the cookies are its own from then on. */
export async function signInAs(context: BrowserContext, origin: string, viewer: Viewer) {
  const answer = await context.request.post(`${origin}/api/session`, {
    data: { email: `${viewer}@nabta.test`, password: 'nabta-demo' },
  })
  if (!answer.ok()) throw new Error(`${viewer} could not sign in: ${answer.status()} ${await answer.text()}`)
}
