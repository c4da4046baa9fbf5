import { BadgeCheck, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import * as z from 'zod/mini'
import { type Application, type ApplicationList, approvalForm, approvePractice } from '#contract/oversight.ts'
import { hasPractisedEnough } from '#contract/practice-options.ts'
import { writeDay } from '#copy/dates.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { review } from '#copy/oversight/review.ts'
import { writeFact } from '#copy/verified-facts.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { namesFor } from '#web/lib/names-for.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { ReasonButton } from './reason-button.tsx'
import { SaidValue } from './said-value.tsx'
import { useDecided } from './use-decided.ts'

type ApproveFormProps = { application: Application; list: ApplicationList }

const schema = z.extend(approvalForm, approvePractice.params.shape)

/** What is stated beside what an admin reads in the document. */
export function ApproveForm({ application, list }: ApproveFormProps) {
  const t = useWords()
  const language = useLanguage()
  const formId = useId()
  const { id, stated, submittedAt, licenseTaken } = application
  const words = review.license
  const decided = useDecided(application, list)
  const { form, busy, refused, control, error, values, set } = useForm({
    bind: async () => ({ route: approvePractice, schema }),
    start: {
      id,
      submittedAt: submittedAt ?? '',
      licenseNumber: stated.licenseNumber ?? '',
      licensedUntil: stated.licenseExpiresOn ?? '',
    },
    onDone: (output) =>
      decided.onDone(output, decisions.approve.done(namesFor(language, output.application).name)),
    onRefused: decided.onRefused,
    blame: { license_taken: { field: 'licenseNumber', words: words.taken } },
  })
  const note = (isSame: boolean) => (isSame ? undefined : t(words.differs))
  return (
    <>
      <form {...form} id={formId} method="dialog" className="@container mt-4">
        <p className="text-sm text-ink-soft">{t(words.compare)}</p>
        {licenseTaken && (
          <p className="mt-3 flex gap-2.5 rounded-control bg-pending px-3.5 py-2.5 text-sm text-on-pending">
            <span className="flex h-[1lh] items-center">
              <Icon of={TriangleAlert} small />
            </span>
            {t(words.taken)}
          </p>
        )}
        {!hasPractisedEnough(application.experience) && (
          <p className="mt-3 flex gap-2.5 rounded-control bg-pending px-3.5 py-2.5 text-sm text-on-pending">
            <span className="flex h-[1lh] items-center">
              <Icon of={TriangleAlert} small />
            </span>
            {t(words.tooLittle)}
          </p>
        )}
        <div className="mt-4 grid gap-4 @md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <SaidValue label={t(words.statedName)}>
            {[stated.name, stated.otherName].filter(Boolean).join(' · ')}
          </SaidValue>
          <SaidValue label={t(words.statedExperience)}>
            {writeFact(language, 'experience', application.experience)}
          </SaidValue>
          <SaidValue label={t(words.statedNumber)}>{stated.licenseNumber}</SaidValue>
          <Field
            label={t(words.number)}
            help={note(String(values.licenseNumber).trim() === (stated.licenseNumber ?? ''))}
            error={error('licenseNumber')}
          >
            <TextInput {...control('licenseNumber')} autoComplete="off" dir="ltr" />
          </Field>
          <SaidValue label={t(words.statedUntil)}>
            {stated.licenseExpiresOn && writeDay(language, stated.licenseExpiresOn, 'date')}
          </SaidValue>
          <Field
            label={t(words.until)}
            help={note(values.licensedUntil === (stated.licenseExpiresOn ?? ''))}
            error={error('licensedUntil')}
            isGroup
          >
            <OwnDateInput
              name="licensedUntil"
              value={String(values.licensedUntil)}
              onValue={(day) => set('licensedUntil', day)}
            />
          </Field>
        </div>
        <FaultLine>{refused}</FaultLine>
      </form>
      {/* Outside the form: what a dialog of theirs sends would be sent here too. */}
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button
          type="submit"
          form={formId}
          busy={busy}
          busyText={t(decisions.approve.busy)}
          className="max-sm:grow"
        >
          <Icon of={BadgeCheck} small />
          {t(decisions.approve.button)}
        </Button>
        <ReasonButton does="reject" application={application} list={list} />
        {application.may.suspend && <ReasonButton does="suspend" application={application} list={list} />}
      </div>
    </>
  )
}
