import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { confirmAppointment } from '#contract/appointments/changes.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { appointmentList as words } from '#copy/appointments/list.ts'
import { reservedWords } from '#copy/appointments/reserved.ts'
import { said } from '#copy/appointments/status.ts'
import { preparationWords } from '#copy/patients/preparation.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { appointmentPath, bookAgainPath, callPath, preparationPath } from './paths.ts'
import { acceptedMessage } from './status-messages.ts'
import { useAppointmentChange } from './use-appointment-change.ts'

const FollowUpButton = lazyPart(
  () => import('./practice-calendar/follow-up-button.tsx'),
  'FollowUpButton',
  null,
)

type RowActionsProps = {
  party: Party
  appointment: Appointment
  name: string
  /** Called when a press changes the appointment. */
  onAct?: (() => void) | undefined
  /** A question that another domain adds. */
  children?: ReactNode
}

type Asking = 'decline' | 'cancel' | 'reschedule'

/** The actions of a row: answering a request, moving or cancelling an upcoming appointment. */
export function RowActions({ party, appointment, name, onAct, children }: RowActionsProps) {
  const { may } = appointment
  const [asking, setAsking] = useState<Asking | null>(null)
  const [ReasonDialog, fetchReason] = useFetchedPart(loadReason)
  const [RescheduleDialog, fetchReschedule] = useFetchedPart(loadReschedule)
  const named = (label: string) => ({ 'aria-label': `${label}: ${name}` })
  const ask = async (what: Asking) => {
    onAct?.()
    if (await (what === 'reschedule' ? fetchReschedule() : fetchReason())) setAsking(what)
  }
  const close = () => setAsking(null)
  const part = { party, appointment, named }
  return (
    <>
      <div className={actionsClass}>
        {may.confirm || may.decline ? (
          <>
            {may.join && <MainAction {...part} />}
            <Answers {...part} onAct={onAct} onDecline={() => ask('decline')} />
          </>
        ) : (
          <>
            {children}
            {party === 'dietitian' && appointment.status === 'confirmed' && appointment.may.cancel && (
              <PrepareLink appointment={appointment} named={named} />
            )}
            <MainAction {...part} />
          </>
        )}
      </div>
      {onAct && !may.confirm && !may.decline && <ChangeActions {...part} onAsk={ask} />}
      {/* An open dialog stays until it is answered, even if its action is no longer possible. */}
      {(asking === 'decline' || asking === 'cancel') && ReasonDialog && (
        <ReasonDialog
          does={asking}
          party={party}
          appointment={appointment}
          isOnPage={false}
          onClose={close}
        />
      )}
      {asking === 'reschedule' && RescheduleDialog && (
        <RescheduleDialog party={party} appointment={appointment} onClose={close} />
      )}
    </>
  )
}

const loadReason = async () => (await import('./reason-dialog.tsx')).ReasonDialog
const loadReschedule = async () => (await import('./reschedule-dialog.tsx')).RescheduleDialog

type AnswersProps = PartProps & { onAct: (() => void) | undefined; onDecline: () => void }

function Answers({ appointment, named, onAct, onDecline }: AnswersProps) {
  const t = useWords()
  const { id, may } = appointment
  const accept = useAppointmentChange(confirmAppointment, appointment, {
    done: () => acceptedMessage(appointment, false),
    failed: said.failed,
  })
  return (
    <>
      {may.confirm && (
        <Button
          size="sm"
          busy={accept.isPending}
          busyText={t(words.accepting)}
          onClick={() => {
            onAct?.()
            accept.mutate({ id })
          }}
          className="max-sm:grow"
          {...named(t(words.accept))}
        >
          {t(words.accept)}
        </Button>
      )}
      {may.decline && (
        <Button
          size="sm"
          variant="secondary"
          onClick={onDecline}
          className="max-sm:grow"
          {...named(t(words.decline))}
        >
          {t(words.decline)}
        </Button>
      )}
    </>
  )
}

type Named = (label: string) => { 'aria-label': string }
type PartProps = Pick<RowActionsProps, 'party' | 'appointment'> & { named: Named }

function MainAction({ party, appointment, named }: PartProps) {
  const t = useWords()
  const { id, may } = appointment
  const { join, start } = appointmentDetail.actions
  if (may.join)
    return (
      <Link to={callPath(id)} className={buttonClass('primary', 'sm', 'max-sm:grow')}>
        {t(party === 'patient' ? join : start)}
      </Link>
    )
  if (may.pay)
    return (
      <Link
        to={appointmentPath(party, id)}
        className={buttonClass('primary', 'sm', 'max-sm:grow')}
        {...named(t(reservedWords.pay))}
      >
        {t(reservedWords.pay)}
      </Link>
    )
  if (party === 'dietitian' && appointment.status === 'completed')
    return <FollowUpButton appointment={appointment} size="sm" />
  if (may.bookAgain)
    return (
      <Link
        to={bookAgainPath(appointment)}
        className={buttonClass('secondary', 'sm', 'max-sm:grow')}
        {...named(t(words.bookAgain))}
      >
        {t(words.bookAgain)}
      </Link>
    )
  return null
}

/** A link to the patient's preparation for the appointment. */
function PrepareLink({ appointment, named }: Pick<PartProps, 'appointment' | 'named'>) {
  const t = useWords()
  return (
    <Link
      to={preparationPath(appointment.id)}
      className={buttonClass('secondary', 'sm', 'max-sm:grow')}
      {...named(t(preparationWords.open))}
    >
      {t(preparationWords.open)}
    </Link>
  )
}

/** Rescheduling and cancelling both open a dialog. On phones a menu holds them, so that a row has one button. */
function ChangeActions({ appointment, named, onAsk }: PartProps & { onAsk: (what: Asking) => void }) {
  const t = useWords()
  const { may } = appointment
  const changes = [
    ...(may.reschedule ? [{ id: 'reschedule', label: t(words.reschedule), danger: false } as const] : []),
    ...(may.cancel ? [{ id: 'cancel', label: t(words.cancel), danger: true } as const] : []),
  ]
  if (changes.length === 0) return null
  return (
    <>
      <div className="relative -ms-2 flex gap-2 max-sm:hidden">
        {changes.map(({ id, label, danger }) => (
          <Button
            key={id}
            size="sm"
            variant={danger ? 'quiet-danger' : 'quiet'}
            onClick={() => onAsk(id)}
            {...named(label)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Menu
        label={named(t(words.changes))['aria-label']}
        choices={changes.map((change) => ({ ...change, onChoose: () => onAsk(change.id) }))}
        className="absolute end-2 top-2 sm:hidden"
      >
        <Icon of={Ellipsis} />
      </Menu>
    </>
  )
}

/** Above the link that covers the whole row. */
const actionsClass = 'relative flex flex-wrap gap-2 empty:hidden max-sm:w-full'
