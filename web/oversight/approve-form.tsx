import { BadgeCheck, TriangleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import * as z from 'zod/mini'
import {
  type Application,
  type ApplicationList,
  approvalForm,
  approvePractice,
} from '#contract/oversight/practices.ts'
import { hasPractisedEnough } from '#contract/practice-options.ts'
import { writeDay } from '#copy/dates.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { review } from '#copy/oversight/review.ts'
import { documentKinds } from '#copy/practice-options.ts'
import { writeFact } from '#copy/verified-facts.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { ReadOnlyField } from './read-only-field.tsx'
import { ReasonButton } from './reason-button.tsx'
import { useAfterDecision } from './use-after-decision.ts'

type ApproveFormProps = {
  application: Application
  list: ApplicationList
  /** Documents that the admin has not opened yet. The form appears once there are none. */
  unseen: Application['documents']
}

const schema = z.extend(approvalForm, approvePractice.params.shape)

/** The stated facts beside those that the admin reads in the document. */
export function ApproveForm({ application, list, unseen }: ApproveFormProps) {
  const t = useWords()
  const language = useLanguage()
  const formId = useId()
  const [isAsking, setAsking] = useState(false)
  const { id, stated, submittedAt, licenseTaken } = application
  const words = review.license
  const decided = useAfterDecision(application, list)
  const name = localizedName(language, { ...application, ...stated }).name
  const { form, busy, refused, control, check, error, values, set } = useForm({
    bind: async () => ({ route: approvePractice, schema }),
    start: {
      id,
      submittedAt: submittedAt ?? '',
      // The admin types it from the document and compares it with the stated number, which is shown beside it.
      licenseNumber: '',
      licensedUntil: stated.licenseExpiresOn ?? '',
    },
    onDone: (output) => {
      setAsking(false)
      decided.onDone(output, decisions.approve.done(localizedName(language, output.application).name))
    },
    onInvalid: () => setAsking(false),
    onRefused: (said, code) => {
      if (decided.onRefused(said, code)) setAsking(false)
    },
    blame: { license_taken: { field: 'licenseNumber', words: words.taken } },
  })
  const day = String(values.licensedUntil)
  const ask = async () => {
    if (await check(['licenseNumber', 'licensedUntil'])) setAsking(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return isAsking ? form.onSubmit(event) : ask()
  }
  if (unseen.length > 0)
    return (
      <>
        <Unseen documents={unseen} />
        <OtherDecisions application={application} list={list} />
      </>
    )
  return (
    <>
      <form {...form} onSubmit={submit} id={formId} method="dialog" className="@container mt-4">
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
          <ReadOnlyField label={t(words.statedName)}>
            {[stated.name, stated.otherName].filter(Boolean).join(' · ')}
          </ReadOnlyField>
          <ReadOnlyField label={t(words.statedExperience)}>
            {writeFact(language, 'experience', application.experience)}
          </ReadOnlyField>
          <ReadOnlyField label={t(words.statedNumber)}>{stated.licenseNumber}</ReadOnlyField>
          <Field label={t(words.number)} error={error('licenseNumber')}>
            <TextInput {...control('licenseNumber')} autoComplete="off" dir="ltr" />
          </Field>
          <ReadOnlyField label={t(words.statedUntil)}>
            {stated.licenseExpiresOn && writeDay(language, stated.licenseExpiresOn, 'date')}
          </ReadOnlyField>
          <Field
            label={t(words.until)}
            help={day === (stated.licenseExpiresOn ?? '') ? undefined : t(words.differs)}
            error={error('licensedUntil')}
            isGroup
          >
            <OwnDateInput name="licensedUntil" value={day} onValue={(day) => set('licensedUntil', day)} />
          </Field>
        </div>
        {!isAsking && <FaultLine>{refused}</FaultLine>}
      </form>
      {/* Outside the form, because submit events of these dialogs would bubble into it. */}
      <OtherDecisions application={application} list={list}>
        <Button
          type="submit"
          form={formId}
          busy={busy && !isAsking}
          busyText={t(decisions.approve.busy)}
          className="max-sm:grow"
        >
          <Icon of={BadgeCheck} small />
          {t(decisions.approve.button)}
        </Button>
      </OtherDecisions>
      <ActionDialog
        isOpen={isAsking}
        urgent
        words={{
          title: decisions.approve.title(name),
          confirm: decisions.approve.button,
          busy: decisions.approve.busy,
          keep: decisions.cancel,
        }}
        button={{ type: 'submit', form: formId }}
        busy={busy}
        onClose={() => setAsking(false)}
      >
        <p>
          {t(
            decisions.approve.text(
              String(values.licenseNumber).trim(),
              day && writeDay(language, day, 'date'),
            ),
          )}
        </p>
        <FaultLine>{refused}</FaultLine>
      </ActionDialog>
    </>
  )
}

/** The names of the documents that are not opened yet. */
function Unseen({ documents }: { documents: Application['documents'] }) {
  const t = useWords()
  return (
    <div className="mt-4 text-sm">
      <p className="text-ink-soft">{t(review.license.unseen)}</p>
      <ul className="mt-2 grid gap-1">
        {documents.map(({ id, kind, name }) => (
          <li key={id} className="text-ink">
            {t(documentKinds[kind])}
            {' · '}
            <UserText text={name} className="wrap-anywhere text-ink-soft" />
          </li>
        ))}
      </ul>
    </div>
  )
}

type OtherDecisionsProps = { application: Application; list: ApplicationList; children?: ReactNode }

/** Decisions that need no comparison with the documents. */
function OtherDecisions({ application, list, children }: OtherDecisionsProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-2.5">
      {children}
      <ReasonButton does="reject" application={application} list={list} />
      {application.may.suspend && <ReasonButton does="suspend" application={application} list={list} />}
    </div>
  )
}
