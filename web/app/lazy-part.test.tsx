import { expect, test, vi } from 'vitest'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { lazyPart } from './lazy-part.tsx'

test('a part of the frame that cannot be fetched without a connection arrives once there is one', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    return { Badge }
  })
  const LazyBadge = lazyPart(load, 'Badge', null)
  await render(
    <>
      <h1>Messages</h1>
      <LazyBadge />
    </>,
    { path: '/patient/messages' },
  )
  await expect.poll(() => load.mock.settledResults.map(({ type }) => type)).toEqual(['rejected'])
  expect(screen.getByRole('heading', { name: 'Messages' })).not.toBeNull()
  isOnline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('3 unread')).not.toBeNull()
})

const Badge = () => <p>3 unread</p>
