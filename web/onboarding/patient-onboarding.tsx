import type { ReactNode } from 'react'
import {
  type PatientOnboarding as Answers,
  activityLevels,
  communications,
  healthGoals,
  onboardingDiets,
  onboardingHealth,
  patientOnboardingForm,
  readPatientOnboarding,
  savePatientOnboarding,
} from '#contract/onboarding.ts'
import { readPatientProfile } from '#contract/patients/profile.ts'
import { details } from '#copy/accounts/registration/register-details.ts'
import { onboardingOptions as options } from '#copy/onboarding/options.ts'
import { patientWizard as words } from '#copy/onboarding/wizard.ts'
import type { Word } from '#copy/word.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SettingSwitch } from '#web/ui/setting-switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { OnboardingScreen } from './onboarding-screen.tsx'
import { useWizard } from './use-wizard.ts'
import { WizardFrame } from './wizard-frame.tsx'

const { fields, steps } = words

/** `consent` asks for the consent to health data. */
export function PatientOnboarding({ consent }: { consent: ReactNode }) {
  const read = useRead(readPatientOnboarding, {})
  return (
    <OnboardingScreen party="patient" read={read}>
      {({ onboarding }, finish) => (
        <Wizard answers={onboarding} consent={consent} onFinished={() => finish()} />
      )}
    </OnboardingScreen>
  )
}

type WizardProps = { answers: Answers; consent: ReactNode; onFinished: () => void }

function Wizard({ answers, consent, onFinished }: WizardProps) {
  const t = useWords()
  const { hasAgreed } = answers
  const form = useWizard({
    route: savePatientOnboarding,
    schema: patientOnboardingForm,
    read: readPatientOnboarding,
    feeds: readPatientProfile,
    start: valuesOf(answers),
    firstStep: answers.completedAt || answers.step === 1 ? 1 : answers.step === 2 ? 2 : 3,
    fieldsOf: {
      1: ['healthGoals', 'activityLevel'],
      2: ['height', 'weight', 'dietaryPreferences', 'medicalConditions', 'allergies'],
      3: ['communication', 'notifications'],
    },
    along: ({ healthGoals }) =>
      hasAgreed ? { healthGoals: String(healthGoals).split(',').filter(Boolean) } : unanswered,
    after: ({ onboarding }) => valuesOf(onboarding),
    onFinished,
  })
  const { step, control, error } = form
  const choices = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, Word>>) =>
    values.map((value) => ({ value, label: t(names[value]) }))
  const otherDiet = Object.entries(details.options.dietaryPreferences).find(
    ([value]) => value === answers.dietaryPreferences && !onboardingDiets.some((each) => each === value),
  )?.[1]

  return (
    <WizardFrame
      party="patient"
      form={form}
      steps={steps}
      before={
        step < 3 &&
        !hasAgreed && (
          <div className="mt-6">
            {consent}
            <p className="mt-3 text-sm text-ink-soft">{t(words.withoutConsent)}</p>
          </div>
        )
      }
    >
      {step === 1 && (
        <fieldset disabled={!hasAgreed} className="grid min-w-0 gap-6">
          <ChoiceChips
            legend={t(fields.healthGoals)}
            name="healthGoals"
            help={t(fields.healthGoalsHelp)}
            error={error('healthGoals')}
            options={choices(healthGoals, options.healthGoals)}
            value={healthGoals.filter((goal) => String(form.values.healthGoals).split(',').includes(goal))}
            onChange={(chosen) =>
              form.set('healthGoals', healthGoals.filter((goal) => chosen.includes(goal)).join(','))
            }
          />
          <RadioCards
            {...form.choice('activityLevel')}
            legend={t(fields.activityLevel)}
            options={activityLevels.map((value) => ({
              value,
              label: t(options.activityLevels[value]),
              description: t(options.activityHelp[value]),
            }))}
            error={error('activityLevel')}
          />
        </fieldset>
      )}
      {step === 2 && (
        <fieldset disabled={!hasAgreed} className="grid min-w-0 gap-6">
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {(['height', 'weight'] as const).map((name) => (
              <Field key={name} label={t(fields[name])} error={error(name)}>
                <TextInput {...control(name)} inputMode="decimal" dir="ltr" autoComplete="off" />
              </Field>
            ))}
          </div>
          <RadioCards
            {...form.choice('dietaryPreferences')}
            legend={t(fields.dietaryPreferences)}
            options={[{ value: '', label: t(fields.noDiet) }, ...choices(onboardingDiets, options.diets)]}
            help={otherDiet && t(fields.otherDiet(otherDiet))}
            error={error('dietaryPreferences')}
          />
          {(['medicalConditions', 'allergies'] as const).map((name) => (
            <Field key={name} label={t(fields[name])} error={error(name)}>
              <TextArea
                {...control(name)}
                rows={3}
                placeholder={t(details.fields[name].placeholder)}
                className="min-h-20"
              />
            </Field>
          ))}
        </fieldset>
      )}
      {step === 3 && (
        <>
          <RadioCards
            {...form.choice('communication')}
            legend={t(fields.communication)}
            columns={3}
            options={choices(communications, options.communications)}
            help={answers.hasPhone ? undefined : t(fields.noPhone)}
            error={error('communication')}
          />
          <SettingSwitch
            label={t(fields.notifications)}
            help={t(fields.notificationsHelp)}
            name={t(fields.notifications)}
            isOn={form.values.notifications === true}
            state={null}
            onChange={(isOn) => form.set('notifications', isOn)}
          />
        </>
      )}
    </WizardFrame>
  )
}

/** Without consent no health data is sent. */
const unanswered = Object.fromEntries(Object.keys(onboardingHealth.shape).map((name) => [name, '']))

const valuesOf = (answers: Answers) => ({
  step: '',
  finish: false,
  healthGoals: answers.healthGoals.join(','),
  activityLevel: answers.activityLevel ?? '',
  height: answers.height === null ? '' : `${answers.height}`,
  weight: answers.weight === null ? '' : `${answers.weight}`,
  dietaryPreferences: onboardingDiets.find((each) => each === answers.dietaryPreferences) ?? '',
  medicalConditions: answers.medicalConditions,
  allergies: answers.allergies,
  communication: answers.communication,
  notifications: answers.notifications,
})
