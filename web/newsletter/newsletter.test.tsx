import { expect, test } from 'vitest'
import { confirmNewsletter, subscribeToNewsletter } from '#contract/newsletter.ts'
import { newsletter } from '#copy/newsletter.ts'
import { newsletterPages } from '#copy/newsletter-pages.ts'
import { sara } from '#test/cast.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { fail, refuse } from '#test/dom/server.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const box = () => screen.getByRole('textbox')
const subscribe = () => screen.getByRole('button', { name: newsletter.form.subscribe.en })

test('an empty form does nothing, and a wrong address is reported at its field', async () => {
  const { user, server, fill } = await render(<NewsletterForm />, {
    path: '/faq',
    answers: [fail(subscribeToNewsletter)],
  })
  await user.click(subscribe())
  expect(box().getAttribute('aria-invalid')).not.toBe('true')
  await fill(box(), 'sara@')
  await user.click(subscribe())
  expect(await screen.findByText('Please enter a valid email')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(box())
  expect(server.sent(subscribeToNewsletter)).toEqual([])
})

test('when the server is down, the form says so and keeps the address', async () => {
  const { user, fill } = await render(<NewsletterForm />, {
    path: '/faq',
    answers: [fail(subscribeToNewsletter)],
  })
  await fill(box(), sara.email)
  await user.click(subscribe())
  expect(await screen.findByText('Failed to subscribe. Please try again.')).toBeTruthy()
  expect(box()).toHaveProperty('value', sara.email)
})

test('an invalid link says so, and offers the form', async () => {
  const { user } = await render(<ConfirmPage />, {
    path: `/newsletter/confirm?token=${'A'.repeat(43)}`,
    answers: [refuse(confirmNewsletter, 'not_found')],
  })
  await user.click(await screen.findByRole('button', { name: newsletterPages.confirm.ask.button.en }))
  expect(await screen.findByText('This link does not work')).toBeTruthy()
  expect(subscribe()).toBeTruthy()
})
