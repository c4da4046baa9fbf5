import { supportFigures } from '#contract/support/desk.ts'
import { supportDesk } from '#copy/support/desk.ts'
import { useRead } from '#web/app/query.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { writeLength } from '#web/lib/write-length.ts'
import { Card } from '#web/ui/card.tsx'
import { FigureLink } from '#web/ui/stat-tile.tsx'
import { DeskTicketScreen } from './desk-ticket.tsx'
import { Queue } from './queue.tsx'
import { figureAddresses } from './search-params.ts'

/** Tickets of the Support Team: the queue, or the one ticket in the address. */
export function TicketDesk() {
  const { ticket } = usePageSearch()
  if (ticket) return <DeskTicketScreen key={ticket} id={ticket} />
  return (
    <div className="flex flex-col gap-5">
      <SupportFigures />
      <Queue />
    </div>
  )
}

const words = supportDesk.figures

/** Response times and ratings of the support. */
function SupportFigures() {
  const t = useWords()
  const { data } = useRead(supportFigures, {})
  if (!data) return null
  const { waiting, asked, medianMinutes, averageRating } = data
  const to = figureAddresses(data)
  const none = t(words.none)
  const facts = [
    { label: words.waiting, value: String(waiting), to: to.waiting },
    { label: words.asked, value: String(asked), to: to.asked },
    {
      label: words.median,
      value: medianMinutes === null ? none : t(writeLength(medianMinutes)),
      to: to.answered,
    },
    {
      label: words.rating,
      value: averageRating === null ? none : `${averageRating.toFixed(1)} / 5`,
      to: to.rated,
    },
  ]
  return (
    <Card>
      <h3 className="text-xs font-medium text-ink-faint">{t(words.label)}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {facts.map(({ label, value, to: list }) => (
          <div key={label.en} className="min-w-0">
            <dt className="text-xs text-ink-soft">{t(label)}</dt>
            <dd className="mt-0.5 text-md font-semibold">
              <FigureLink to={list}>{value}</FigureLink>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
