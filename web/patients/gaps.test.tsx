import { expect, test } from 'vitest'
import { type PatientPage, readPatient } from '#contract/patients/patients.ts'
import { controls } from '#copy/controls.ts'
import { patientWords } from '#copy/patients/page.ts'
import { preparationWords } from '#copy/patients/preparation.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, fail } from '#test/dom/server.ts'
import { Gaps } from './gaps.tsx'

const omar: PatientPage = {
  ...{ id: idOf(2), name: 'Omar Bakri', otherName: null, email: 'omar@example.sa', phone: null },
  ...{
    isActive: true,
    next: null,
    lastVisitAt: null,
    bornOn: null,
    gender: null,
    visits: 0,
    firstVisitAt: null,
  },
}

test('before an appointment, data that could not be read is reported as such, not as nothing missing', async () => {
  const { user, server } = await render(
    <Gaps patient={omar.id} unsigned={[]}>
      {null}
    </Gaps>,
    { path: `/dietitian/appointments/${idOf(1)}/preparation`, answers: [fail(readPatient)] },
  )
  expect(await screen.findByText(patientWords.failed.en)).toBeTruthy()
  server.answer(answer(readPatient, { patient: omar }))
  await user.click(screen.getByRole('button', { name: controls.retry.en }))
  expect(await screen.findByText(preparationWords.gaps.birthDate.en)).toBeTruthy()
  expect(screen.queryByText(patientWords.failed.en)).toBeNull()
})
