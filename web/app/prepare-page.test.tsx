import { expect, test, vi } from 'vitest'
import { readPhone, savePhone } from '#contract/profiles.ts'
import { listTickets } from '#contract/support/own.ts'
import { render } from '#test/dom/render.tsx'
import { answer, pending } from '#test/dom/server.ts'
import { pagesKey } from '#web/lib/read-pages.ts'
import { loadPageIndex, prepareFirstPage, preparePage } from './prepare-page.ts'
import { queryClient } from './query.ts'
import { refreshReads } from './refresh-reads.ts'

test('what was read ahead for a page is out of date after a change like what is on the screen', async () => {
  const { server } = await render(null, {
    path: '/patient/support',
    answers: [answer(readPhone, { phone: '+966500000001' })],
  })
  const { path, about } = readPhone
  const settings = {
    title: '',
    scripts: [],
    reads: [{ address: path, path, input: {}, about }],
    skeleton: '',
  }
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  root.dataset.pages = '/pages.json'
  const askServer = fetch
  vi.stubGlobal('fetch', async () => Response.json({ '/patient/settings': settings }))
  await loadPageIndex()
  vi.stubGlobal('fetch', askServer)
  root.remove()
  await preparePage('/patient/settings', { params: {}, search: '', isPressed: false })
  await expect.poll(() => server.sent(readPhone)).toHaveLength(1)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await refreshReads(savePhone)
  expect(queryClient.getQueryState([path, {}])?.isInvalidated).toBe(true)
})

const visit = { params: {}, search: '', isPressed: true }
const nothing = { tickets: [], after: null }

test('the first page of a document begins with its answers', async () => {
  await render(null, { path: '/patient/support', answers: [answer(listTickets, nothing)] })
  await prepareFirstPage('/patient/support', visit)
  expect(queryClient.getQueryData([...pagesKey(listTickets), {}])).toMatchObject({ pages: [nothing] })
})

test('the first page does not wait long for a slow server', async () => {
  const { server } = await render(null, { path: '/patient/support', answers: [pending(listTickets)] })
  await prepareFirstPage('/patient/support', visit)
  expect(server.sent(listTickets)).toHaveLength(1)
  expect(queryClient.getQueryData([...pagesKey(listTickets), {}])).toBeUndefined()
})
