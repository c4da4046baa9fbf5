import { useId } from 'react'
import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { listPresences, type Stay } from '#contract/calls.ts'
import { presence as words } from '#copy/calls/presence.ts'
import { parts } from '#copy/portal/parts.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'

/** Who joined the call and when, visible to both sides; nothing if nobody joined. */
export function CallPresence({ appointment, party }: { appointment: Appointment; party: Party }) {
  const t = useWords()
  const titleId = useId()
  const name = useOtherName(party, appointment)
  const { data } = useRead(listPresences, { id: appointment.id })
  if (!data || data.patient.length + data.dietitian.length === 0) return null
  const other = party === 'patient' ? 'dietitian' : 'patient'
  const sides = [
    { who: t(words.you), stays: data[party] },
    { who: name, stays: data[other] },
  ]
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-md font-semibold">
        {t(words.title)}
      </h3>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        {sides.map(({ who, stays }) => (
          <Fact key={who} label={<bdi>{who}</bdi>} isTight>
            <Stays stays={stays} />
          </Fact>
        ))}
      </dl>
      <p className="mt-4 text-xs text-ink-faint">{t(words.help)}</p>
    </Card>
  )
}

function Stays({ stays }: { stays: readonly Stay[] }) {
  const t = useWords()
  const language = useLanguage()
  const time = (at: string) => writeTime(language, new Date(at), readerZone())
  if (stays.length === 0) return t(words.nobody)
  return stays
    .map(({ from, to }) => t(to ? words.span(time(from), time(to)) : words.since(time(from))))
    .join(t(parts.comma))
}
