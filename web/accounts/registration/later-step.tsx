import type { RegistrationType } from '#copy/accounts/registration/register.ts'
import { DietStep } from './diet-step.tsx'
import { HealthStep } from './health-step.tsx'
import { ProfessionalStep } from './professional-step.tsx'
import { QualificationsStep } from './qualifications-step.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

const steps = {
  patient: { 2: HealthStep, 3: DietStep },
  dietitian: { 2: ProfessionalStep, 3: QualificationsStep },
}

type LaterStepProps = { type: RegistrationType; step: 2 | 3; form: RegistrationForm }

/** What is asked after the first step, fetched while that one is filled in. */
export function LaterStep({ type, step, form }: LaterStepProps) {
  const Step = steps[type][step]
  return <Step form={form} />
}
