import type { APIRequestContext, Page } from '@playwright/test'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import { splitInput } from '#web/app/call.ts'

/** Sends requests to the server with the cookies of a browser. */
export type Asker = { request: APIRequestContext; origin: string }

export const askerOf = (page: Page): Asker => ({
  request: page.request,
  origin: new URL(page.url()).origin,
})

export async function callAs<R extends Route>(
  { request, origin }: Asker,
  route: R,
  input: SentTo<R>,
): Promise<OutputOf<R>> {
  const { address, body } = splitInput(route, input as Record<string, unknown>)
  const answer = await request.fetch(origin + address, {
    method: route.method,
    ...(body && { data: body, headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok()) throw new Error(`${route.method} ${address}: ${answer.status()} ${await answer.text()}`)
  return await answer.json()
}
