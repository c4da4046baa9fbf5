import { useEffect, useId, useState } from 'react'
import { listTimesToBook } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import { bookForPatient } from '#contract/money/reserved-appointments.ts'
import { listPatientNames } from '#contract/patients/patients.ts'
import { modesOf } from '#contract/practice-options.ts'
import { listMyServices, type Service } from '#contract/services.ts'
import { textFor } from '#contract/text-language.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { followUp } from '#copy/appointments/follow-up.ts'
import { practiceCalendar } from '#copy/appointments/practice-calendar.ts'
import { consultations } from '#copy/appointments/status.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast.ts'
import { FreeTimes } from '../free-times.tsx'
import { appointmentPath } from '../paths.ts'
import { useFreeDays } from '../use-free-days.ts'
import { writeStart } from '../write-when.ts'
import type { BookingStart } from './booking-start.ts'
import { ChoosePatient } from './choose-patient.tsx'

const words = practiceCalendar.book

type BookDialogProps = { start: BookingStart; onClose: () => void }

/** Books for a patient of the dietitian: who, what, when, and what the patient is told. */
export function BookDialog({ start, onClose }: BookDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const go = useGo()
  const name = useId()
  const [patient, setPatient] = useState(start.patient ?? null)
  const [serviceId, setServiceId] = useState<string>()
  const [mode, setMode] = useState(start.mode ?? 'video')
  const [slot, setSlot] = useState<string | null>(start.patient ? null : (start.at ?? null))
  const services = useRead(listMyServices, {})
  const patients = useRead(listPatientNames, {}, { enabled: !start.patient })
  const active = services.data?.services.filter(({ isActive }) => isActive) ?? []
  const service = active.find(({ id }) => id === serviceId) ?? firstFor(active, start)
  const modes = service ? modesOf(service.platform) : []
  const chosenMode = modes.includes(mode) ? mode : modes[0]
  const booking = useChange(bookForPatient, {
    onDone: ({ appointment }) => {
      showToast({
        tone: 'success',
        title: t(appointment.due ? words.reserved : words.done),
        action: { label: t(words.view), onPress: () => go(appointmentPath('dietitian', appointment.id)) },
      })
      onClose()
    },
  })
  const choose = (next: string | null) => {
    setSlot(next)
    booking.reset()
  }
  const failed = [services, patients].find(({ error, data }) => error && !data)
  const isReady = patient && service && chosenMode && slot
  return (
    <ActionDialog
      isOpen
      urgent
      size="lg"
      words={{
        title: start.patient ? followUp.button : words.title,
        confirm: slot ? words.at(writeStart(language, slot)) : words.choose,
        busy: words.busy,
        keep: words.keep,
      }}
      button={{
        disabled: !isReady,
        onClick: () =>
          isReady &&
          booking.mutate({ patient: patient.id, service: service.id, startsAt: slot, mode: chosenMode }),
      }}
      busy={booking.isPending}
      onClose={onClose}
    >
      {failed ? (
        <FailedRead title={words.failed} read={failed} />
      ) : !services.data || !(start.patient || patients.data) ? (
        <Spinner className="mx-auto my-16 size-6 text-link" />
      ) : (
        <div className="flex flex-col gap-5 pt-1">
          <ChoosePatient
            patients={patients.data?.patients ?? []}
            chosen={patient}
            isFixed={start.patient !== undefined}
            onChoose={setPatient}
          />
          {service ? (
            <>
              <Field label={t(words.service)}>
                <Select
                  value={service.id}
                  options={active.map((each) => ({
                    value: each.id,
                    label: `${textFor(language, each.name, each.otherName)} · ${price(language, each.price)}`,
                  }))}
                  onChange={({ target }) => {
                    setServiceId(target.value)
                    choose(null)
                  }}
                />
              </Field>
              {modes.length > 1 && chosenMode && (
                <RadioCards
                  legend={t(words.mode)}
                  name={name}
                  columns={2}
                  value={chosenMode}
                  onChange={setMode}
                  options={modes.map((value) => ({ value, label: t(consultations[value]) }))}
                />
              )}
              <TimesToBook
                key={service.id}
                service={service.id}
                duration={service.duration}
                at={start.at}
                slot={slot}
                onChoose={choose}
              />
              <p>{t(service.price === 0 ? words.free : words.due(price(language, service.price)))}</p>
            </>
          ) : (
            <p>
              {t(words.noServices)}{' '}
              <Link to="/dietitian/services" className="text-link underline underline-offset-4">
                {t(words.services)}
              </Link>
            </p>
          )}
          <FaultLine>{booking.error && t(wordsOfRefusal(booking.error))}</FaultLine>
        </div>
      )}
    </ActionDialog>
  )
}

/** After a first visit, a follow-up if there is one; otherwise the same service again, or the first. */
function firstFor(
  active: readonly Service[],
  { service: before, patient }: BookingStart,
): Service | undefined {
  const same = active.find(({ id }) => id === before)
  const followUp = patient && active.find(({ slug }) => slug.startsWith('follow-up'))
  return (same?.isInitial ? followUp : same) ?? followUp ?? same ?? active[0]
}

type TimesToBookProps = {
  service: string
  at: string | undefined
  slot: string | null
  /** Minutes. */
  duration: number
  onChoose: (slot: string | null) => void
}

/** The free times for this service. The first from the suggested moment on is chosen already. */
function TimesToBook({ service, at, slot, duration, onChoose }: TimesToBookProps) {
  const zone = readerZone()
  const today = dayOf(new Date(), zone)
  const [chosenDay, setChosenDay] = useState<Day | null>(null)
  const free = useFreeDays(
    { route: listTimesToBook, of: { service } },
    {
      today,
      day: slot ? dayOf(new Date(slot), zone) : chosenDay,
      start: at ? dayOf(new Date(at), zone) : today,
    },
  )
  const { slots, value } = free
  useEffect(() => {
    if (!slots) return
    // A suggested time that is not free is no choice.
    if (slot !== null && !slots.includes(slot)) onChoose(null)
    else if (slot === null && !chosenDay && at) {
      setChosenDay(value)
      onChoose(slots.find((each) => each >= at) ?? slots[0] ?? null)
    }
  })
  return (
    <FreeTimes
      label={words.day}
      free={free}
      slot={slot}
      duration={duration}
      onChoose={({ day, slot: next }) => {
        setChosenDay(day)
        onChoose(next ?? null)
      }}
      className=""
    />
  )
}
