import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import {
  type Availability,
  readAvailability,
  saveAvailability,
  availability as shape,
} from '#contract/availability.ts'
import { fieldFaultsOf } from '#contract/field-faults.ts'
import type { OutputOf } from '#contract/route.ts'
import { bookingRules } from '#copy/availability/booking-rules.ts'
import { availabilityPage } from '#copy/availability/page.ts'
import { weekly as words } from '#copy/availability/weekly.ts'
import { wordsOfFault } from '#copy/faults.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { queryClient, useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { BookingRules } from './booking-rules.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionHead } from './section-head.tsx'
import { useDraft } from './use-draft.ts'
import { placeOfDay } from './week-day.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

const OwnRefunds = lazyPart(() => import('./own-refunds.tsx'), 'OwnRefunds', null)

type HoursFormProps = {
  saved: Availability
  /** The platform's refund rules; null if bookings are not paid. */
  platform: RefundRules | null
  beside: ReactNode
}

/** Hours and rules are saved together, because slots depend on both. The parts beside the hours save themselves. */
export function HoursForm({ saved, platform, beside }: HoursFormProps) {
  const t = useWords()
  const [weekId, rulesId] = [useId(), useId()]
  const status = useRef<HTMLParagraphElement>(null)
  const { draft, draftAt, isChanged, change, settle, discard } = useDraft(saved)
  const faults = faultsOf(draft)

  const { mutate, isPending, error, reset } = useChange(saveAvailability, {
    onDone: ({ availability }, sent) => {
      settle(availability, sent)
      queryClient.setQueryData<OutputOf<typeof readAvailability>>(
        [readAvailability.path, {}],
        (read) => read && { ...read, availability },
      )
      status.current?.focus()
      showToast({ tone: 'success', title: t(words.saved), description: t(words.savedText) })
    },
    onRefused: (reason) => {
      // An error at its field needs no toast, which would cover the bar with the save button.
      if (!reason.fields.some(({ field }) => field.startsWith('refunds.')))
        showFault(t, availabilityPage.saveFailed, reason)
    },
  })

  // Only the server can check the refund rules, because the platform's may have changed meanwhile.
  useEffect(() => {
    if (error?.fields.length) document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])

  const save = () => {
    const [faulty] = faults.keys()
    if (faulty !== undefined) document.getElementById(placeOfDay(faulty))?.querySelector('select')?.focus()
    else if (isChanged && !isPending) mutate(draft)
  }

  return (
    <div className="@container">
      <div className="grid items-start gap-6 @5xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="section" aria-labelledby={weekId}>
          <SectionHead id={weekId} title={t(words.title)} text={t(words.text)} />
          <WeeklyHours
            weekly={draft.weekly}
            onChange={(weekly) => change({ weekly })}
            errorOf={(weekday) => {
              const fault = faults.get(weekday)
              return fault && t(fault)
            }}
          />
        </Card>
        {beside}
        <Card as="section" aria-labelledby={rulesId} className="@5xl:col-span-2">
          <SectionHead id={rulesId} title={t(bookingRules.title)} text={t(bookingRules.text)} />
          <BookingRules rules={draft} onChange={change} />
        </Card>
        {platform && (
          <OwnRefunds
            own={draft.refunds}
            platform={platform}
            onChange={(refunds) => {
              reset()
              change({ refunds })
            }}
            errorOf={(field) => error?.fields.find((each) => each.field === `refunds.${field}`)?.message}
          />
        )}
        <SaveBar
          isChanged={isChanged}
          draftAt={draftAt}
          busy={isPending}
          statusRef={status}
          onSave={save}
          onDiscard={discard}
        />
      </div>
    </div>
  )
}

/** Faults by weekday. */
const faultsOf = (draft: Availability) =>
  new Map(
    fieldFaultsOf(shape.safeParse(draft).error?.issues ?? [], draft)
      .filter(({ field }) => field.startsWith('weekly.'))
      .map(({ field, code, count }) => [Number(field.split('.')[1]), wordsOfFault(code, count)]),
  )
