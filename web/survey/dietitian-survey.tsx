import { survey } from '#copy/survey.ts'
import { useForm } from '#web/lib/form.ts'
import { ChoiceField } from './choice-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { LineField } from './line-field.tsx'
import { SurveyForm } from './survey-form.tsx'
import { useSurveySteps } from './use-survey-steps.ts'

const { fields, options } = survey

export function DietitianSurvey() {
  const steps = useSurveySteps()
  const form = useForm({ bind, start, keep, ...steps.outcome })
  return (
    <SurveyForm audience="dietitian" form={form} steps={steps}>
      <LineField form={form} name="name" words={fields.name.dietitian} autoComplete="name" />
      <LineField form={form} name="licenseNumber" words={fields.licenseNumber} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          form={form}
          name="specialization"
          words={fields.specialization}
          options={options.specialization}
        />
        <ChoiceField
          form={form}
          name="yearsOfExperience"
          words={fields.yearsOfExperience}
          options={options.yearsOfExperience}
        />
        <ContactFields form={form} />
      </div>
    </SurveyForm>
  )
}

async function bind() {
  const { answerSurvey, dietitianSurvey } = await import('#contract/survey.ts')
  return { route: answerSurvey, schema: dietitianSurvey }
}

const start = {
  audience: 'dietitian',
  name: '',
  licenseNumber: '',
  specialization: '',
  yearsOfExperience: '',
  email: '',
  phone: '',
  interest: '',
  needs: '',
  message: '',
}

const keep = {
  key: 'survey-dietitian',
  fields: ['name', 'licenseNumber', 'specialization', 'yearsOfExperience', 'email', 'phone', 'interest'],
} as const
