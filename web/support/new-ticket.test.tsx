import { expect, test } from 'vitest'
import { listTickets, openTicket, sendTicketFile } from '#contract/support/own.ts'
import { supportPages as words } from '#copy/support/pages.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, fail, pending, refuse } from '#test/dom/server.ts'
import { ticketView } from '#test/support/ticket-views.ts'
import { NewTicket } from './new-ticket.tsx'
import { TicketList } from './ticket-list.tsx'

const opened = answer(openTicket, { ticket: ticketView() })
const pdf = new File(['%PDF-1.7'], 'Receipt.pdf', { type: 'application/pdf' })

test('missing fields are reported before anything is sent, and the first one gets the focus', async () => {
  const { user, server, fill } = await render(<NewTicket party="patient" />, {
    path: '/patient/support/new',
    language: 'ar',
    answers: [opened],
  })
  await user.click(screen.getByRole('button', { name: words.form.send.ar }))
  expect(await screen.findAllByText('هذا الحقل مطلوب')).toHaveLength(3)
  const subject = screen.getByLabelText(words.form.subject.ar)
  await expect.poll(() => document.activeElement).toBe(subject)
  expect(server.sent(openTicket)).toEqual([])
  await fill(subject, 'لا أجد الفاتورة')
  await user.selectOptions(screen.getByLabelText(words.form.category.ar), 'payments')
  await user.click(screen.getByText(words.form.urgencies.high.ar))
  await fill(screen.getByLabelText(words.form.content.ar), 'دفعت يوم الأحد ولم تصلني الفاتورة.')
  await user.click(screen.getByRole('button', { name: words.form.send.ar }))
  expect(await screen.findByText(words.form.sent.ar)).toBeTruthy()
  expect(location.pathname).toBe(`/ar/patient/support/${idOf(1)}`)
  expect(server.sent(openTicket)).toMatchObject([
    { subject: 'لا أجد الفاتورة', category: 'payments', priority: 'high' },
  ])
})

test('a failure in a portal leads to the Support Team with its details', async () => {
  const { user: reader } = await render(<TicketList party="patient" />, {
    path: '/patient/support',
    language: 'ar',
    answers: [fail(listTickets)],
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(words.failed.ar)
  await reader.click(screen.getByRole('link', { name: words.contact.ar }))
  const { pathname, search } = location
  expect(pathname).toBe('/ar/patient/support/new')

  const { user, server } = await render(<NewTicket party="patient" />, {
    path: `/patient/support/new${search as `?${string}`}`,
    language: 'ar',
    answers: [opened],
  })
  expect(screen.getByLabelText<HTMLInputElement>(words.form.subject.ar).value).toBe(words.failed.ar)
  await user.click(screen.getByRole('button', { name: words.form.send.ar }))
  expect(await screen.findByText(words.form.sent.ar)).toBeTruthy()
  const [sent] = server.sent(openTicket)
  expect(sent).toMatchObject({ subject: words.failed.ar, category: 'technical' })
  expect(sent?.content).toBe(words.form.failure('/patient/support', 'req-7').ar)
})

test('a file is sent ahead, can be removed, and one that the server cannot accept says so', async () => {
  const { user, server } = await render(<NewTicket party="patient" />, {
    path: '/patient/support/new',
    answers: [pending(sendTicketFile)],
  })
  const choose = async () => user.upload(screen.getByLabelText('Attach a file'), pdf)
  await choose()
  expect(await screen.findByRole('progressbar', { name: 'Uploading...' })).toBeTruthy()
  server.answer(refuse(sendTicketFile, 'file_refused'))
  expect(await screen.findByText('This file could not be accepted. Choose another.')).toBeTruthy()
  const file = { id: idOf(21), name: 'Receipt.pdf', type: 'application/pdf', bytes: 8 } as const
  server.answer(answer(sendTicketFile, { file }))
  await choose()
  await user.click(await screen.findByRole('button', { name: words.file.remove('Receipt.pdf').en }))
  expect(screen.getByLabelText('Attach a file')).toBeTruthy()
  expect(server.sent(sendTicketFile)).toEqual([{ name: 'Receipt.pdf' }, { name: 'Receipt.pdf' }])
})
