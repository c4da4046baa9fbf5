import { visitorBooking } from '#copy/visitors/booking.ts'
import { WithoutScript } from '#web/accounts/without-script.tsx'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'

// Loaded with this page only: it needs much that other public pages do without.
const VisitorBooking = lazyPart(() => import('./visitor-booking.tsx'), 'VisitorBooking')

/** A visitor who chose a public time enters everything that is needed to book it; confirming the address books it. */
export function VisitorBookingPage() {
  const t = useWords()
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-2 pb-12 sm:px-6 lg:pt-6">
      <h1 className="text-xl display">{t(visitorBooking.title)}</h1>
      <p className="mt-1.5 text-ink-soft">{t(visitorBooking.text)}</p>
      <WithoutScript words={visitorBooking.withoutScript} />
      <VisitorBooking />
    </div>
  )
}
