import { brand } from '#copy/brand.ts'
import { survey } from '#copy/survey.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useForm } from '#web/lib/form.ts'
import { ChoiceField } from './choice-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { LineField } from './line-field.tsx'
import { SurveyForm } from './survey-form.tsx'
import { useSurveySteps } from './use-survey-steps.ts'

// Loaded for the last step, which alone needs it.
const HealthConsent = lazyPart(() => import('./health-consent.tsx'), 'HealthConsent', null)

const { fields, options } = survey

export function PatientSurvey() {
  const steps = useSurveySteps()
  const form = useForm({ bind, start, keep, ...steps.outcome })
  return (
    <SurveyForm
      audience="patient"
      form={form}
      steps={steps}
      consent={<HealthConsent box={form.checkbox('healthConsent')} error={form.error('healthConsent')} />}
    >
      <LineField form={form} name="name" words={fields.name.patient} autoComplete="name" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div>
          <ChoiceField form={form} name="age" words={fields.age} options={options.age} />
          {form.error('age') && <WriteToUs />}
        </div>
        <ChoiceField form={form} name="gender" words={fields.gender} options={options.gender} />
      </div>
      <ChoiceField form={form} name="primaryGoal" words={fields.primaryGoal} options={options.primaryGoal} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ContactFields form={form} />
      </div>
    </SurveyForm>
  )
}

/** Shown when the chosen age is refused: a parent can write an email instead. */
function WriteToUs() {
  return (
    <a
      href={`mailto:${brand.supportEmail}`}
      className="inline-flex min-h-11 items-center text-sm font-medium text-link underline underline-offset-4"
    >
      <bdi dir="ltr">{brand.supportEmail}</bdi>
    </a>
  )
}

async function bind() {
  const { answerSurvey, patientSurvey } = await import('#contract/survey.ts')
  return { route: answerSurvey, schema: patientSurvey }
}

const start = {
  audience: 'patient',
  name: '',
  age: '',
  gender: '',
  primaryGoal: '',
  email: '',
  phone: '',
  interest: '',
  needs: '',
  message: '',
  healthConsent: false,
}

/** Only the contact details are stored: the other answers are about health. */
const keep = { key: 'survey-patient', fields: ['name', 'email', 'phone'] } as const
