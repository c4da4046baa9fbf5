import { type ReactNode, useId } from 'react'
import { knownCertifications } from '#contract/certificates.ts'
import { todayInRiyadh } from '#contract/days.ts'
import {
  type DietitianOnboarding as Answers,
  dietitianOnboardingForm,
  offeredServices,
  readDietitianOnboarding,
  saveDietitianOnboarding,
} from '#contract/onboarding.ts'
import { readPlatformFee } from '#contract/platform/fee.ts'
import { practiceLanguages } from '#contract/practice-options.ts'
import { readPractice } from '#contract/profiles.ts'
import { certifications } from '#copy/certificates.ts'
import { writeDay } from '#copy/dates.ts'
import { weekdays } from '#copy/onboarding/options.ts'
import { wizard as frame, dietitianWizard as words } from '#copy/onboarding/wizard.ts'
import { specializations } from '#copy/options.ts'
import { platformFee } from '#copy/platform/fee.ts'
import { practiceLanguages as languageWords } from '#copy/practice-options.ts'
import { usualServices } from '#copy/usual-services.ts'
import type { Word } from '#copy/word.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type Finished, OnboardingScreen } from './onboarding-screen.tsx'
import { useWizard } from './use-wizard.ts'
import { WizardFrame } from './wizard-frame.tsx'

const { fields, steps } = words

/** `documents` renders the uploads, labelled by the heading with this id. */
export function DietitianOnboarding({ documents }: { documents: (labelledBy: string) => ReactNode }) {
  return (
    <OnboardingScreen party="dietitian" read={useRead(readDietitianOnboarding, {})}>
      {({ onboarding }, finish) => <Wizard answers={onboarding} documents={documents} onFinished={finish} />}
    </OnboardingScreen>
  )
}

type WizardProps = {
  answers: Answers
  documents: (labelledBy: string) => ReactNode
  onFinished: (said: Finished) => void
}

function Wizard({ answers, documents, onFinished }: WizardProps) {
  const t = useWords()
  const language = useLanguage()
  const headingId = useId()
  const form = useWizard({
    route: saveDietitianOnboarding,
    schema: dietitianOnboardingForm,
    read: readDietitianOnboarding,
    feeds: readPractice,
    start: valuesOf(answers),
    firstStep: answers.completedAt || answers.step === 1 ? 1 : answers.step === 2 ? 2 : 3,
    fieldsOf: {
      1: ['specialization', 'yearsOfExperience', 'licenseExpiresOn', 'education', 'certifications', 'bio'],
      2: ['services', 'hourlyRate', 'languages'],
      3: ['days'],
    },
    along: (values) => ({
      certifications: listOf(values.certifications),
      services: listOf(values.services),
      languages: listOf(values.languages),
      days: listOf(values.days).map(Number),
    }),
    after: ({ onboarding }) => valuesOf(onboarding),
    onFinished: ({ addedServices, standing }) =>
      onFinished({
        truth: standing && frame.allSet.standing[standing],
        more: addedServices ? frame.allSet.added(addedServices) : null,
      }),
  })
  const { step, control, error } = form
  const fee = useRead(readPlatformFee, {}).data?.fee

  const chips = <Value extends string>(
    name: 'certifications' | 'services' | 'languages' | 'days',
    options: readonly { value: Value; word: Word }[],
    help?: Word,
  ) => (
    <ChoiceChips
      legend={t(fields[name])}
      name={name}
      help={help && t(help)}
      error={error(name)}
      options={options.map(({ value, word }) => ({ value, label: t(word) }))}
      value={listOf(form.values[name]) as Value[]}
      onChange={(chosen) =>
        form.set(
          name,
          options
            .map(({ value }) => value)
            .filter((value) => chosen.includes(value))
            .join(','),
        )
      }
    />
  )

  return (
    <WizardFrame party="dietitian" form={form} steps={steps}>
      {step === 1 && (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label={t(fields.specialization)} error={error('specialization')}>
              <Select
                {...control('specialization')}
                placeholder={t(fields.noSpecialization)}
                options={Object.entries(specializations)
                  .filter(([value]) => value !== 'other' || answers.specialization === 'other')
                  .map(([value, word]) => ({ value, label: t(word) }))}
              />
            </Field>
            <Field
              label={t(fields.yearsOfExperience)}
              help={answers.hasSettledFacts ? t(fields.settledYears) : undefined}
              error={error('yearsOfExperience')}
            >
              <TextInput
                {...control('yearsOfExperience')}
                inputMode="numeric"
                dir="ltr"
                autoComplete="off"
                {...(answers.hasSettledFacts && {
                  readOnly: true,
                  className: 'read-only:bg-sunken read-only:text-ink-soft',
                })}
              />
            </Field>
            <Field
              label={t(fields.licenseExpiresOn)}
              help={t(answers.hasSettledFacts ? fields.settledYears : fields.licenseExpiresOnHelp)}
              error={error('licenseExpiresOn')}
              isGroup={!answers.hasSettledFacts}
            >
              {answers.hasSettledFacts ? (
                <TextInput
                  value={
                    answers.licenseExpiresOn === null
                      ? ''
                      : writeDay(language, answers.licenseExpiresOn, 'date')
                  }
                  readOnly
                  className="read-only:bg-sunken read-only:text-ink-soft"
                />
              ) : (
                <OwnDateInput
                  name="licenseExpiresOn"
                  value={String(form.values.licenseExpiresOn)}
                  onValue={(day) => form.set('licenseExpiresOn', day)}
                />
              )}
            </Field>
          </div>
          <Field label={t(fields.education)} error={error('education')}>
            <TextArea {...control('education')} rows={3} placeholder={t(fields.educationExample)} />
          </Field>
          {chips(
            'certifications',
            knownCertifications.map((value) => ({ value, word: certifications[value] })),
          )}
          <Field label={t(fields.bio)} error={error('bio')}>
            <TextArea {...control('bio')} rows={5} placeholder={t(fields.bioExample)} />
          </Field>
        </>
      )}
      {step === 2 && (
        <>
          {chips(
            'services',
            offeredServices.map((value) => ({ value, word: usualServices[value].name })),
            fields.servicesHelp,
          )}
          <Field
            label={t(fields.hourlyRate)}
            help={fee && t(platformFee.own(fee.percent))}
            error={error('hourlyRate')}
            className="sm:max-w-md"
          >
            <TextInput
              {...control('hourlyRate')}
              prefix={t(fields.riyals)}
              inputMode="decimal"
              autoComplete="off"
            />
          </Field>
          {chips(
            'languages',
            practiceLanguages.map((value) => ({ value, word: languageWords[value] })),
          )}
        </>
      )}
      {step === 3 && (
        <>
          {chips(
            'days',
            // Here the specification has the week begin on Monday.
            [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: `${day}`, word: weekdays[day] as Word })),
            fields.daysHelp,
          )}
          <section aria-labelledby={headingId}>
            <h3 id={headingId} className="text-sm font-medium">
              {t(fields.documents)}
            </h3>
            <p className="mt-1 mb-3 text-sm text-ink-soft">{t(fields.documentsHelp)}</p>
            {documents(headingId)}
          </section>
        </>
      )}
    </WizardFrame>
  )
}

const listOf = (text: string | boolean): string[] => String(text).split(',').filter(Boolean)

const valuesOf = (answers: Answers) => ({
  step: '',
  finish: false,
  specialization: answers.specialization ?? '',
  yearsOfExperience: answers.yearsOfExperience === null ? '' : `${answers.yearsOfExperience}`,
  // A past day is not used as an answer, because the current licence must end later.
  licenseExpiresOn:
    answers.licenseExpiresOn && answers.licenseExpiresOn >= todayInRiyadh(new Date())
      ? answers.licenseExpiresOn
      : '',
  education: answers.education,
  certifications: answers.certifications.join(','),
  bio: answers.bio,
  services: answers.services.join(','),
  hourlyRate: answers.hourlyRate === null ? '' : `${answers.hourlyRate}`,
  languages: answers.languages.join(','),
  days: answers.days.join(','),
})
