import { useEffect, useState } from 'react'
import { visitorBooking } from '#copy/visitors/booking.ts'
import { useVisitor } from '#web/accounts/use-visitor.tsx'
import { isHinted } from '#web/app/signed-in-hint.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { useGo } from '#web/lib/go.ts'
import { Link } from '#web/lib/link.tsx'
import { useSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChosenTime, RefundsOnCancelling } from './chosen-time.tsx'
import { HoldLine } from './hold-line.tsx'
import { HoldRefused } from './hold-refused.tsx'
import { MailOnItsWay } from './mail-on-its-way.tsx'
import { useVisitorHold, type Wanted } from './use-visitor-hold.ts'
import { notFilled, VisitorForm } from './visitor-form.tsx'

/** Holds the time, asks for everything that is needed to book it, and says that an email is on its way. */
export function VisitorBooking() {
  const asked = {
    dietitian: useSearchParam('dietitian'),
    service: useSearchParam('service'),
    slot: useSearchParam('slot'),
  }
  const wanted = isComplete(asked) ? asked : null
  const { isVisitor, watch } = useOnlyVisitors(wanted)
  const { hold, choice, take, lose, extend } = useVisitorHold(isVisitor ? wanted : null)
  const [filled, setFilled] = useState(notFilled)
  const [isSent, setSent] = useState(false)

  if (!wanted) return <NoTime />
  if (hold.state === 'refused' && !choice)
    return <HoldRefused fault={hold.fault} wanted={wanted} onRetry={take} />
  return (
    <>
      {watch}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className={`lg:col-start-2 lg:row-start-1 ${isSent ? 'max-lg:order-1' : ''}`}>
          {choice ? <ChosenTime choice={choice} /> : <WaitingForTime />}
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {isSent ? (
            <MailOnItsWay
              email={filled.email.trim()}
              pays={choice?.pays === true}
              until={hold.state === 'held' ? hold.until : null}
              onChange={() => setSent(false)}
            />
          ) : (
            <Card className="sm:p-8">
              <HoldLine hold={hold} wanted={wanted} onTake={take} />
              {choice ? (
                <VisitorForm
                  choice={choice}
                  filled={filled}
                  wanted={wanted}
                  hold={hold}
                  onLost={lose}
                  onSent={(filled, seconds) => {
                    extend(seconds)
                    setFilled(filled)
                    setSent(true)
                  }}
                />
              ) : (
                <WaitingForForm />
              )}
            </Card>
          )}
        </div>
        {choice?.pays && (
          <div className="max-lg:order-2 lg:col-start-2 lg:row-start-2">
            <RefundsOnCancelling choice={choice} />
          </div>
        )}
      </div>
    </>
  )
}

const isComplete = (asked: { [Name in keyof Wanted]: string | null }): asked is Wanted =>
  Object.values(asked).every(Boolean)

/** Somebody who is signed in books in the portal. Until that is known, no time is held for a visitor. */
function useOnlyVisitors(wanted: Wanted | null) {
  const go = useGo()
  const { state: known, watch } = useVisitor()
  const [isHintedAtFirst, setHintedAtFirst] = useState<boolean | null>(null)
  useEffect(() => setHintedAtFirst(isHinted()), [])
  const isSignedIn = known.state === 'signed_in'
  const { dietitian, service, slot } = wanted ?? {}
  useEffect(() => {
    if (isSignedIn && dietitian && service && slot)
      go(bookPath(dietitian, { service, slot }), { replace: true })
  }, [isSignedIn, dietitian, service, slot, go])
  const isKnown = known.state === 'signed_out' || known.state === 'unreachable'
  return { isVisitor: isHintedAtFirst === false ? !isSignedIn : isKnown, watch }
}

function NoTime() {
  const t = useWords()
  const { title, text } = visitorBooking.missing
  return (
    <EmptyState
      title={t(title)}
      description={t(text)}
      className="flex-1 justify-center"
      action={
        <Link to="/dietitians" className={buttonClass()}>
          {t(visitorBooking.all)}
        </Link>
      }
    />
  )
}

const WaitingForTime = () => (
  <Card>
    <Skeleton className="w-32" />
    <Skeleton className="mt-4 w-full" />
    <Skeleton className="mt-3 w-3/4" />
    <Skeleton className="mt-3 w-1/2" />
  </Card>
)

const WaitingForForm = () => (
  <div className="mt-5 grid gap-5">
    {['name', 'email', 'password'].map((field) => (
      <Skeleton key={field} shape="block" className="h-12 w-full" />
    ))}
  </div>
)
