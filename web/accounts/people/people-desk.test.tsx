import { expect, test } from 'vitest'
import {
  changeDuties,
  grantRole,
  type Person,
  readPerson,
  revokeRole,
  searchPeople,
} from '#contract/accounts/people.ts'
import { provePassword } from '#contract/accounts/sign-in.ts'
import { countAhead, reinstatePerson, suspendPerson } from '#contract/accounts/suspension.ts'
import { personRowView, personView } from '#test/accounts/account-views.ts'
import { omar } from '#test/cast.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, refuse } from '#test/dom/server.ts'
import { PasswordDialog } from '../security/password-dialog.tsx'
import { PeopleDesk } from './people-desk.tsx'

const person = personView()
const held = (roleType: Person['roles'][number]['roleType'], number: number, isPrimary = false) => ({
  id: idOf(number),
  roleType,
  isPrimary,
})
const patientAnd = (roleType: Person['roles'][number]['roleType'], facts: Partial<Person> = {}) =>
  personView({ roles: [held('patient', 42, true), held(roleType, 43)], ...facts })

const show = (path: '/admin/users' | `/admin/users?${string}`, answers: readonly Answer[]) =>
  render(
    <>
      <PeopleDesk record={() => null} activity={() => null} />
      <PasswordDialog />
    </>,
    { path, answers: [answer(readPerson, { person }), ...answers] },
  )
const open = (...answers: readonly Answer[]) => show(`/admin/users?person=${person.id}`, answers)
const button = (name: string) => screen.findByRole('button', { name })
const dialog = () => screen.findByRole('alertdialog')

test('a search that finds nobody says so, is cleared with one press, and a person found is opened', async () => {
  const { user, server, fill } = await show('/admin/users', [
    answer(searchPeople, ({ q }) => ({
      people: q === undefined || q === omar.email ? [personRowView()] : [],
      after: null,
      total: q === undefined || q === omar.email ? 1 : 0,
    })),
  ])
  const search = await screen.findByRole('textbox', { name: 'Search by name, email or phone...' })
  await fill(search, 'nobody@example.sa')
  expect(await screen.findByText('Nobody found')).toBeTruthy()
  await user.click(await button('Clear search and filters'))
  await screen.findByRole('table', { name: 'Users' })
  await fill(search, omar.email)
  await expect.poll(() => server.sent(searchPeople).at(-1)).toMatchObject({ q: omar.email })
  await user.click(await screen.findByRole('link', { name: omar.name }))
  expect(await screen.findByRole('heading', { level: 3, name: omar.name })).toBeTruthy()
  expect(location.search).toBe(`?person=${person.id}`)
})

test('the headings of the table sort it, and the address keeps the order', async () => {
  const { user, server } = await show('/admin/users', [
    answer(searchPeople, { people: [personRowView()], after: null, total: 1 }),
  ])
  const joined = await screen.findByRole('columnheader', { name: 'Joined' })
  expect(joined.getAttribute('aria-sort')).toBe('descending')
  await user.click(await button('Name'))
  await expect.poll(() => server.sent(searchPeople).at(-1)).toMatchObject({ sort: 'name' })
  await user.click(await button('Name'))
  await expect.poll(() => location.search).toBe('?sort=name_last')
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')
})

test('the only role of an account is not removed, and another one is granted', async () => {
  const { user, server } = await open(refuse(revokeRole, 'last_role'))
  await user.click(await button('Revoke the role Patient'))
  await user.click(await button('Revoke role'))
  await expect.poll(async () => textOf(await dialog())).toContain('This is the only role of the account')
  await user.click(await button('Cancel'))
  await user.click(await button('Grant the role Dietitian'))
  server.answer(answer(grantRole, { person: patientAnd('dietitian') }))
  await user.click(await button('Grant role'))
  expect(await button('Revoke the role Dietitian')).toBeTruthy()
  expect(server.sent(grantRole)).toEqual([{ id: person.id, role: 'dietitian' }])
})

test('the last owner keeps the role of an admin', async () => {
  const owner = patientAnd('admin', { duties: ['owner'], may: { ...person.may, suspend: false } })
  const { user } = await open(answer(readPerson, { person: owner }), refuse(revokeRole, 'last_owner'))
  await user.click(await button('Revoke the role Admin'))
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
  await user.click(await button('Revoke role'))
  await expect.poll(async () => textOf(await dialog())).toContain('This is the last owner')
})

test('an account is suspended with a reason, and the suspension is lifted', async () => {
  const suspended = personView({
    status: 'suspended',
    suspension: { at: '2026-11-22T06:00:00.000Z', reason: 'Reported.', by: 'Noor' },
    may: { ...person.may, suspend: false, reinstate: true },
  })
  const { user, server, fill } = await open(
    answer(countAhead, { asPatient: 0, asDietitian: 0 }),
    answer(suspendPerson, { person: suspended }),
    answer(reinstatePerson, { person }),
  )
  await user.click(await button('Suspend'))
  const asked = within(await dialog())
  await user.click(asked.getByRole('button', { name: 'Suspend account' }))
  const reason = asked.getByLabelText('Reason')
  await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true')
  await fill(reason, 'Reported.')
  await user.click(asked.getByRole('button', { name: 'Suspend account' }))
  expect(await button('Lift suspension')).toBeTruthy()
  expect(screen.getByText('Not signed in anywhere.')).toBeTruthy()
  expect(screen.getByText('Reported.')).toBeTruthy()
  expect(server.sent(suspendPerson)).toEqual([{ id: person.id, reason: 'Reported.' }])
  await user.click(await button('Lift suspension'))
  expect(await button('Suspend')).toBeTruthy()
})

test('an owner grants an admin one duty, and changes it after the password', async () => {
  const withDuty = (duty: 'support' | 'verification') => patientAnd('admin', { duties: [duty] })
  const { user, server } = await open(answer(grantRole, { person: withDuty('support') }))
  await user.click(await button('Grant the role Admin'))
  const granting = within(await dialog())
  await user.click(granting.getByLabelText(/^Owner/))
  expect(granting.getByLabelText<HTMLInputElement>(/^Finance/).disabled).toBe(true)
  await user.click(granting.getByLabelText(/^Owner/))
  await user.click(granting.getByLabelText(/^Support/))
  await user.click(granting.getByRole('button', { name: 'Grant role' }))
  const duties = within(await screen.findByRole('region', { name: 'Duties' }))
  expect(duties.getAllByRole('listitem').map(textOf)).toEqual(['Support'])
  expect(server.sent(grantRole)).toEqual([{ id: person.id, role: 'admin', duties: ['support'] }])

  server.answer(
    refuse(changeDuties, 'proof_needed'),
    answer(provePassword, () => {
      server.answer(answer(changeDuties, { person: withDuty('verification') }))
      return { session: sessionOf('admin') }
    }),
  )
  await user.click(duties.getByRole('button', { name: 'Change duties' }))
  const changing = within(await dialog())
  await user.click(changing.getByLabelText(/^Verification/))
  await user.click(changing.getByLabelText(/^Support/))
  await user.click(changing.getByRole('button', { name: 'Change duties' }))
  const proof = within(await screen.findByRole('dialog', { name: 'Please confirm it is you' }))
  await user.type(proof.getByLabelText('Password'), 'the present one')
  await user.click(proof.getByRole('button', { name: 'Confirm' }))
  await expect.poll(() => duties.getAllByRole('listitem').map(textOf)).toEqual(['Verification'])
  expect(server.sent(changeDuties).at(-1)).toEqual({ id: person.id, duties: ['verification'] })
})
