import { CalendarDays } from 'lucide-react'
import { writeDate } from '#copy/dates.ts'
import { picture } from '#copy/public/product-picture.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

const { booking } = picture

export function BookingPicture({ className }: { className?: string }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Card className={joinClasses('shadow-overlay', className)}>
      <div className="flex items-start gap-3">
        <Avatar personId={booking.dietitian.en} name={t(booking.dietitian)} />
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold">{t(booking.dietitian)}</p>
          <p className="text-xs text-ink-soft">{t(booking.specialization)}</p>
          <Badge tone="confirmed" className="mt-2">
            {t(booking.available)}
          </Badge>
        </div>
      </div>

      <div className="mt-5 flex items-center justify-between gap-4 rounded-control bg-sunken px-4 py-3">
        <div className="min-w-0">
          <p className="text-sm font-medium">{t(booking.service)}</p>
          <p className="text-xs text-ink-soft">
            {t(booking.duration)} · {t(booking.way)}
          </p>
        </div>
        <p className="text-lg display whitespace-nowrap">{price(language, booking.amount)}</p>
      </div>

      <p className="mt-5 flex items-center gap-2 text-sm font-medium">
        <Icon of={CalendarDays} className="text-link" />
        {t(booking.day)}
      </p>
      <div className="mt-3 grid grid-cols-3 gap-2 text-center text-sm font-medium tabular-nums">
        {booking.slots.map((slot) => (
          <span
            key={slot}
            className={joinClasses(
              'rounded-control border py-2',
              slot === booking.chosen ? 'border-action bg-tint font-semibold text-on-tint' : 'border-line',
            )}
          >
            {writeDate(language, new Date(`1970-01-01T${slot}Z`), 'time', 'UTC')}
          </span>
        ))}
      </div>

      <span className={buttonClass('primary', 'md', 'mt-4 w-full')}>{t(booking.book)}</span>
      <p className="mt-3 text-center text-xs text-ink-faint">{t(booking.cancel)}</p>
    </Card>
  )
}
