import { survey } from '#copy/survey.ts'
import { useForm } from '#web/lib/form.ts'
import { ChoiceField } from './choice-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { LineField } from './line-field.tsx'
import { SurveyForm } from './survey-form.tsx'
import { useSurveySteps } from './use-survey-steps.ts'

const { fields, options } = survey

export function CompanySurvey() {
  const steps = useSurveySteps()
  const form = useForm({ bind, start, keep, ...steps.outcome })
  return (
    <SurveyForm audience="company" form={form} steps={steps}>
      <LineField form={form} name="companyName" words={fields.companyName} autoComplete="organization" />
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField form={form} name="name" words={fields.name.company} autoComplete="name" />
        <LineField form={form} name="position" words={fields.position} autoComplete="organization-title" />
        <ContactFields form={form} />
      </div>
      <ChoiceField
        form={form}
        name="employeeCount"
        words={fields.employeeCount}
        options={options.employeeCount}
      />
    </SurveyForm>
  )
}

async function bind() {
  const { answerSurvey, companySurvey } = await import('#contract/survey.ts')
  return { route: answerSurvey, schema: companySurvey }
}

const start = {
  audience: 'company',
  companyName: '',
  name: '',
  position: '',
  email: '',
  phone: '',
  employeeCount: '',
  interest: '',
  needs: '',
  message: '',
}

const keep = {
  key: 'survey-company',
  fields: ['companyName', 'name', 'position', 'email', 'phone', 'employeeCount', 'interest'],
} as const
