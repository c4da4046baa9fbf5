import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { bookAppointment } from '#contract/appointments/booking.ts'
import { listSlots } from '#contract/availability.ts'
import { readDietitian } from '#contract/directory.ts'
import { booking } from '#copy/appointments/booking.ts'
import type { ApiError } from '#web/app/api-error.ts'
import { useChange } from '#web/app/query.ts'
import { bookPath, type Chosen } from '#web/lib/book-path.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import type { ToBook } from './booking-summary.tsx'
import { type Notice, noticeOf } from './notice-of.ts'
import type { PaymentEvents, PaymentMethod } from './payment-method.ts'
import { useFirstBooking } from './use-first-booking.ts'
import { useHold } from './use-hold.ts'

type Booking = ToBook & {
  /** The time was free when the times were last read. */
  isFree: boolean
  choose: (chosen: Chosen) => void
}

/** The last step: holds the chosen time, then books it, and shows any refusal as a notice. */
export function useBooking({ dietitian, service, mode, slot, pays, bought, isFree, choose }: Booking) {
  const language = useLanguage()
  const go = useGo()
  const client = useQueryClient()
  const [notice, setNotice] = useState<Notice | null>(null)
  // The message may be about health, so it is only in memory.
  const [typed, setTyped] = useState<string | null>(null)
  const isSending = useRef(false)
  const [way, setWay] = useState<PaymentMethod | null>(null)

  const giveUp = (said: Notice) => {
    setNotice(said)
    choose({ slot: undefined })
    client.invalidateQueries({ queryKey: [listSlots.path] })
  }
  const hold = useHold(
    { dietitian: dietitian.id, service: service.id, startsAt: isFree ? slot : null },
    {
      onRefused: (fault) => {
        const said = noticeOf(fault, booking.hold.notKept)
        if (said.isFinal) giveUp(said)
        else setNotice(said)
      },
      onOver: (startsAt) => {
        const moment = writeMoment(language, new Date(startsAt), new Date(), readerZone())
        giveUp({ words: booking.hold.over(moment), nearest: [] })
      },
    },
  )
  const first = useFirstBooking(hold.needs)
  // While the stored message is unknown the field is left out of the request, so that it stays.
  const message = typed ?? hold.written

  const refuse = (refused: ApiError) => {
    isSending.current = false
    if (first.blame(refused)) return
    if (refused.code === 'price_changed') client.invalidateQueries({ queryKey: [readDietitian.path] })
    if (refused.code === 'wallet_has_changed') way?.readAgain()
    const said = noticeOf(refused)
    if (said.isFinal) giveUp({ ...said, wasPressed: true })
    else setNotice({ ...said, wasPressed: true })
  }
  const hear: PaymentEvents = {
    onKept: hold.extend,
    onUnclear: (payment) => {
      hold.spend()
      go(bookPath(dietitian.id, { service: service.id, mode, ...(slot && { slot }), payment }), {
        replace: true,
      })
    },
    onNotPaid: (why) => {
      isSending.current = false
      way?.readAgain()
      setNotice({ words: why, nearest: [], wasPressed: true })
    },
    onLeave: () => {
      isSending.current = false
      hold.spend()
    },
    onBooked: (id) => {
      hold.spend()
      go(`${bookPath(dietitian.id)}?booked=${id}`, { replace: true })
    },
    onRefused: refuse,
  }
  const book = useChange(bookAppointment, {
    onDone: (output) => {
      const { id } = output.appointment
      hold.spend()
      client.setQueryData([readAppointment.path, { id }], output)
      go(`${bookPath(dietitian.id)}?booked=${id}`, { replace: true })
    },
    onRefused: refuse,
  })

  const confirm = () => {
    if (slot === null) return setNotice({ words: booking.chooseFirst, nearest: [], wasPressed: true })
    if (isSending.current || bought === undefined || (pays && !way)) return
    isSending.current = true
    setNotice(null)
    // The next screen is loaded while the booking is being sent.
    import('./booked-screen.tsx').catch(() => {})
    const asked = {
      dietitian: dietitian.id,
      service: service.id,
      startsAt: slot,
      mode,
      zone: readerZone(),
      ...first.answers(),
      ...(typeof message === 'string' && { message: message.trim() }),
    }
    if (bought) bought.book(asked)
    else if (!pays) book.mutate(asked)
    else
      way?.pay({
        ...asked,
        price: service.price,
        refunds: dietitian.refunds,
        ...(way.byWallet > 0 && { wallet: way.byWallet }),
      })
  }

  return {
    notice,
    /** Choosing another time removes the notice about the lost one. */
    choose: (chosen: Chosen) => {
      setNotice(null)
      choose(chosen)
    },
    until: hold.until,
    first,
    way,
    hear,
    onWay: setWay,
    message: message ?? '',
    setMessage: setTyped,
    confirm,
    /** The payment methods are loaded a moment after the rest. */
    isBusy:
      book.isPending ||
      bought === undefined ||
      bought?.isBusy === true ||
      (pays && (way === null || way.isBusy)),
  }
}
