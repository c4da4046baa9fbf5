import { expect, test } from 'vitest'
import { readAvailability } from '#contract/availability.ts'
import {
  type Document,
  listDocuments,
  readDocument,
  removeDocument,
  uploadDocument,
} from '#contract/documents.ts'
import type { Language } from '#contract/language.ts'
import { readPractice, removeCertification, savePractice } from '#contract/profiles.ts'
import { submitPractice, withdrawPractice } from '#contract/verification.ts'
import { documents as documentWords } from '#copy/documents/documents.ts'
import { practice } from '#copy/profiles/practice.ts'
import { verificationStatus } from '#copy/verification.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, answerFile, fail, refuse } from '#test/dom/server.ts'
import { documentView, practiceView } from '#test/practices/practice-views.ts'
import type { Address } from '#web/app/address.ts'
import { queryClient } from '#web/app/query.ts'
import { DocumentsTab } from '#web/documents/documents-tab.tsx'
import { Uploads } from '#web/documents/uploads.tsx'
import { VerificationStatus } from '#web/verification/verification-status.tsx'
import { PracticeProfile } from './practice-profile.tsx'

type Facts = Parameters<typeof practiceView>[0]

const read = (facts: Facts = {}) => answer(readPractice, { practice: practiceView(facts) })
const files = (...documents: Document[]) => answer(listDocuments, { documents })
const profile = '/dietitian/profile'
const documents = '/dietitian/profile?tab=documents'

const showIn = (language: Language, path: Address, ...answers: readonly Answer[]) =>
  render(
    <Uploads>
      <PracticeProfile
        verificationStatus={<VerificationStatus />}
        services={null}
        documents={<DocumentsTab />}
      />
    </Uploads>,
    { path, language, answers: [read(), files(), fail(readAvailability), ...answers] },
  )
const show = (path: Address, ...answers: readonly Answer[]) => showIn('en', path, ...answers)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const tab = (name: string | RegExp) => screen.findByRole('tab', { name })
const label = <E extends HTMLElement = HTMLInputElement>(name: string | RegExp) =>
  screen.findByLabelText<E>(name)
const items = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

test('a faulty profile shows every error at its field, on whichever tab, and is saved once it is right', async () => {
  const { user, server, fill } = await show(
    profile,
    read({ specialization: null, experience: null, licenseNumber: '' }),
  )
  await fill(await label('Name'), 'L')
  await fill(document.querySelector('[name=phone]') as HTMLElement, '5012')
  await user.click(await tab(/^Professional Details/))
  await fill(await label('Professional title'), 'R')
  await fill(await label('License number'), '12')
  await fill(await label(/^Bio/), 'x'.repeat(1001))
  expect(await screen.findByText('1,001/1,000')).toBeTruthy()
  await user.click(await tab(/^Services & Fees/))
  await user.clear(await label(/^Consultation fee/))
  await user.click(await button('Save Changes'))

  expect(await screen.findByText('Name must be at least 2 characters')).toBeTruthy()
  expect(screen.getByText('Phone number must be at least 9 digits')).toBeTruthy()
  const name = await label('Name')
  await expect.poll(() => document.activeElement).toBe(name)
  await user.click(await tab(/Professional Details.*needs your attention/))
  for (const text of [
    'Professional title is required',
    'License number is required',
    'Specialization is required',
    'Years of experience is required',
    'Bio must be at most 1000 characters',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  await fill(await label('Professional title'), 'Registered Dietitian')
  await fill(await label('License number'), '12-A-3456')
  await user.selectOptions(await label('Specialization'), 'other')
  await user.selectOptions(await label('Years of experience'), '6-10')
  await fill(await label(/^Bio/), 'Plans that fit the week.')
  await user.click(await tab(/Services & Fees.*needs your attention/))
  expect(await screen.findByText('Consultation fee is required')).toBeTruthy()
  await fill(await label(/^Consultation fee/), '٢٥٠')
  await user.click(await tab(/^Personal Information/))
  await fill(await label('Name'), 'Dr. Layla Al-Harbi')
  await fill(document.querySelector('[name=phone]') as HTMLElement, '0501112233')
  await expect.poll(() => screen.queryByRole('tab', { name: /needs your attention/ })).toBeNull()
  expect(server.sent(savePractice)).toEqual([])
  server.answer(answer(savePractice, { practice: practiceView() }), read())
  await user.click(await button('Save Changes'))
  expect(await screen.findByText(/^Profile updated successfully.$/)).toBeTruthy()
  expect(server.sent(savePractice)).toMatchObject([
    {
      name: 'Dr. Layla Al-Harbi',
      phone: '+966501112233',
      licenseNumber: '12-A-3456',
      specialization: 'other',
      experience: '6-10',
      consultationFee: 250,
    },
  ])
})

test('a licence end in the past is refused at its field', async () => {
  const { user, fill } = await show(
    '/dietitian/profile?tab=professional',
    refuse(savePractice, 'invalid_fields', {
      fields: [{ field: 'licenseExpiresOn', code: 'date_passed' }],
    }),
  )
  const [day, year] = within(await screen.findByRole('group', { name: /^License valid until/ })).getAllByRole(
    'textbox',
  ) as [HTMLElement, HTMLElement]
  await fill(year, '2020')
  await user.click(await button('Save Changes'))
  expect(await screen.findByText('Choose a day in the future')).toBeTruthy()
  expect(await screen.findByText('Failed to update profile')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(day)
})

test('the names in the reader’s script come first', async () => {
  await show(profile)
  expect(await screen.findByRole('heading', { name: 'Dr. Layla Al-Harbi' })).toBeTruthy()
  expect(screen.getByText('د. ليلى الحربي')).toBeTruthy()
})

test('an application is submitted, locks what is under review, and is withdrawn', async () => {
  const missing = { fields: [], documents: ['insurance' as const] }
  const submitted = practiceView({
    verification: {
      status: 'submitted',
      submittedAt: '2026-11-22T06:00:00.000Z',
      may: { submit: false, withdraw: true },
    },
  })
  const { user, server } = await show(
    documents,
    read({ verification: { missing, may: { submit: false, withdraw: false } } }),
    answer(uploadDocument, { document: documentView({ kind: 'insurance', name: 'policy' }) }),
    answer(submitPractice, { verification: submitted.verification }),
    answer(withdrawPractice, { verification: practiceView().verification }),
  )
  expect(
    (await screen.findAllByText(/Still missing: your professional liability insurance\./)).length,
  ).toBeGreaterThan(0)
  expect(
    (await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Submit for verification' }))[0]
      ?.disabled,
  ).toBe(true)
  const policy = documentView({ kind: 'insurance', name: 'policy', may: { remove: true } })
  server.answer(read(), files(policy))
  await user.upload(await label('Upload: Professional liability insurance'), pdf('policy.pdf'))
  const hand = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Submit for verification' })[0]
  await expect.poll(() => hand()?.disabled).toBe(false)
  await user.click(hand() as HTMLElement)
  server.answer(answer(readPractice, { practice: submitted }), files({ ...policy, may: { remove: false } }))
  const ask = within(await screen.findByRole('alertdialog'))
  await user.click(ask.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Submitted for verification')).toBeTruthy()
  expect(await screen.findByText('Under review')).toBeTruthy()
  expect(screen.getAllByText(/^Our team has been reviewing your application since/).length).toBeGreaterThan(0)
  expect(await screen.findByText(/^Your documents cannot be changed/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(screen.queryByLabelText(/^Upload/)).toBeNull()
  await user.click(await tab(/^Professional Details/))
  expect((await label('License number')).readOnly).toBe(true)
  expect((await label<HTMLTextAreaElement>(/^Bio/)).readOnly).toBe(false)

  await user.click((await screen.findAllByRole('button', { name: 'Withdraw' }))[0] as HTMLElement)
  server.answer(read())
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw application' }),
  )
  expect(await screen.findByText('Your application has been withdrawn')).toBeTruthy()
  await expect.poll(async () => (await label('License number')).readOnly).toBe(false)
})

test('a licence that ends soon leads to its renewal', async () => {
  const soon = {
    verification: {
      status: 'approved' as const,
      licensedUntil: '2026-12-12',
      daysLeft: 20,
      isListed: true,
      may: { submit: false, withdraw: false },
    },
  }
  const { user } = await show(profile, read(soon))
  expect(await screen.findByText(/^Your license ends in 20 days/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Renew license' }))
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit renewal' })
  expect(submit.disabled).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Open Professional Details' }))
  await expect.poll(() => location.search).toContain('tab=professional')
})

test('a dietitian whose renewal was rejected reads why', async () => {
  const reason = 'الصفحة الثانية ناقصة.\nPage two is missing.'
  await show(
    profile,
    read({
      verification: {
        status: 'approved',
        decidedAt: '2026-11-20T06:00:00.000Z',
        reason,
        licensedUntil: '2031-05-01',
        daysLeft: 1600,
        isListed: true,
      },
    }),
  )
  expect(await screen.findByText(verificationStatus.renewalRejected.en)).toBeTruthy()
  expect(textOf(document.querySelector('blockquote') as HTMLElement)).toContain('Page two is missing.')
})

test('a file that cannot be uploaded is refused before it is sent, and one that failed is sent again', async () => {
  const { user, server } = await show(documents, fail(uploadDocument))
  const notes = new File(['notes'], 'notes.docx', { type: 'application/msword' })
  const large = new File([new Uint8Array(5_242_881)], 'large.pdf', { type: 'application/pdf' })
  const input = await label('Upload: Professional license')
  input.removeAttribute('accept')
  await user.upload(input, [large, notes])
  expect(await screen.findByText(/^This file is 5\.1 MB, and the limit is 5MB\./)).toBeTruthy()
  expect(screen.getByText(/^Only PDF, JPG and PNG can be uploaded\./)).toBeTruthy()
  expect(server.sent(uploadDocument)).toEqual([])
  await user.click(await button(/^Dismiss .*large\.pdf/))
  await user.click(await button(/^Dismiss .*notes\.docx/))

  await user.upload(await label('Upload: Degree certificate'), pdf('degree.pdf'))
  const retry = await button('Retry')
  const degree = documentView({ kind: 'degree', name: 'degree' })
  server.answer(answer(uploadDocument, { document: degree }), files(degree))
  await user.click(retry)
  expect(await button(/^Download .*degree/)).toBeTruthy()
  expect(server.sent(uploadDocument).at(-1)).toMatchObject({ kind: 'degree', file: 'degree.pdf' })
})

test('a file that the server refuses says why', async () => {
  const { user } = await show(documents, refuse(uploadDocument, 'file_refused'))
  await user.upload(await label('Upload: Degree certificate'), pdf('page.pdf'))
  expect(await screen.findByText(/^This file cannot be accepted\./)).toBeTruthy()
})

test('a certification that has only a name says so, and is removed', async () => {
  const { user, server } = await show(
    documents,
    read({ certifications: ['Professor of Harvard', 'CSSD'] }),
    answer(removeCertification, { practice: practiceView({ certifications: ['CSSD'] }) }),
  )
  await screen.findByRole('list', { name: 'Your certificates' })
  const [first] = items('Your certificates')
  expect(textOf(first as HTMLElement)).toContain('Stated by you')
  await user.click(await button(/^Remove .*Professor of Harvard/))
  server.answer(read({ certifications: ['CSSD'] }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Certificate removed successfully')).toBeTruthy()
  await expect.poll(() => items('Your certificates')).toHaveLength(1)
  expect(server.sent(removeCertification)).toEqual([{ name: 'Professor of Harvard' }])
})

test('a certificate that was uploaded is not listed again as stated, nor suggested, in another spelling', async () => {
  const certificate = documentView({ kind: 'certificate', name: 'مثقف سكري معتمد (CDE)' })
  await show(
    documents,
    files(certificate),
    read({ certifications: ['Certified Diabetes Educator (CDE)', 'CDE', 'Own school'] }),
  )
  await screen.findByRole('list', { name: 'Your certificates' })
  expect(items('Your certificates').map((item) => textOf(item as HTMLElement))).toMatchObject([
    expect.stringContaining(certificate.name),
    expect.stringContaining('Own school'),
  ])
  expect(screen.queryByRole('button', { name: 'Certified Diabetes Educator (CDE)' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Registered Dietitian (RD)' })).toBeTruthy()
})

test('a certificate has a name and a file, is marked once verified, can be downloaded and is deleted', async () => {
  const name = 'Certified Diabetes Educator (CDE)'
  const certificate = documentView({ kind: 'certificate', name })
  const { user, server } = await show(
    documents,
    answer(uploadDocument, { document: certificate }),
    refuse(readDocument, 'own_document_missing'),
    answer(removeDocument, { done: true }),
  )
  const input = await label('Upload certificate')
  await user.click(input)
  expect(await screen.findByText('Enter the name of the certificate first')).toBeTruthy()
  await user.click(await button(name))
  server.answer(files({ ...certificate, verified: true }))
  await user.upload(input, pdf('cde.pdf'))
  expect(await screen.findByText('Certificate uploaded successfully')).toBeTruthy()
  expect(server.sent(uploadDocument)).toMatchObject([{ kind: 'certificate', name }])
  expect(await screen.findByText('Verified')).toBeTruthy()
  await user.click(await button(/^Download/))
  expect(await screen.findByText(/Please upload the same file again/)).toBeTruthy()
  server.answer(answerFile(readDocument, `${name}.pdf`))
  await user.click(await button(/^Download/))

  await user.click(await button(/^Remove/))
  const ask = async (answer: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }))
  await ask('Keep it')
  expect(server.sent(removeDocument)).toEqual([])
  await user.click(await button(/^Remove/))
  server.answer(files())
  await ask('Remove')
  expect(await screen.findByText('Certificate removed successfully')).toBeTruthy()
  expect(server.sent(removeDocument)).toEqual([{ id: certificate.id }])
})

test('a rejected dietitian reads why, and submits again', async () => {
  const rejected = { status: 'rejected' as const, reason: 'Page two is missing.' }
  const { user, server } = await show(
    documents,
    read({ verification: rejected }),
    answer(submitPractice, {
      verification: practiceView({ verification: { status: 'submitted' } }).verification,
    }),
  )
  expect((await screen.findAllByText('Page two is missing.')).length).toBeGreaterThan(0)
  const { again, confirm, done } = verificationStatus.submit
  await user.click((await screen.findAllByRole('button', { name: again.en }))[0] as HTMLElement)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm.en }))
  expect(await screen.findByText(done.en)).toBeTruthy()
  expect(server.sent(submitPractice)).toHaveLength(1)
})

test.each(['en', 'ar'] as const)(
  'a dietitian who takes another name reads that patients see the verified one, in %s',
  async (language) => {
    const [verified, stated] = ['Amal Al-Zahrani', 'Amal Saleh Al-Zahrani']
    const verification = {
      status: 'approved' as const,
      isListed: true,
      licensedUntil: '2031-05-01',
      daysLeft: 1600,
      changes: [{ fact: 'name' as const, verified, stated }],
    }
    const { server } = await showIn(language, profile, read({ name: stated, otherName: '', verification }))
    const { changes } = verificationStatus
    const waits = textOf(await screen.findByRole('list', { name: changes.notSent[language] }))
    expect(waits).toContain(verified)
    expect(waits).toContain(stated)
    expect(screen.getByText(practice.fields.verifiedIs(verified)[language])).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: verified })).toBeTruthy()
    server.answer(
      read({
        name: stated,
        otherName: '',
        verification: {
          ...verification,
          submittedAt: '2026-11-22T06:00:00.000Z',
          may: { submit: false, withdraw: true },
        },
      }),
    )
    await queryClient.refetchQueries()
    expect(textOf(await screen.findByRole('list', { name: changes.waiting[language] }))).toContain(stated)
    const field = screen.getByLabelText<HTMLInputElement>(practice.fields.name.label[language])
    expect(field.readOnly).toBe(true)
  },
)

test('a verified licence stays until the new one has been verified', async () => {
  const old = documentView({ name: 'license', verified: true, may: { remove: false } })
  const renewed = documentView({ id: idOf(82), name: 'license-renewed' })
  await show(documents, files(old, renewed), read({ verification: { status: 'approved', isListed: true } }))
  expect(await screen.findByText(documentWords.kept.en)).toBeTruthy()
  const licenses = within(screen.getByRole('list', { name: 'Professional license' }))
  const remove = licenses.getAllByRole('button', { name: /^Remove/ })
  expect(remove.map((each) => each.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('license-renewed'),
  ])
})
