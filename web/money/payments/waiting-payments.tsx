import { CreditCard } from 'lucide-react'
import { useId, useState } from 'react'
import { giveUpPayment, listWaitingPayments, type WaitingPayment } from '#contract/money/payments.ts'
import { waitingPayments as words } from '#copy/money/waiting.ts'
import { unknown } from '#copy/unknown-people.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { price } from '#web/lib/price.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment, writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'

/** Unfinished payments, each with a link to continue; nothing if there are none or they cannot be read. */
export function WaitingPayments() {
  const t = useWords()
  const id = useId()
  const { data } = useRead(listWaitingPayments, {})
  const [asked, setAsked] = useState<WaitingPayment | null>(null)
  const giveUp = useChange(giveUpPayment, {
    onDone: ({ outcome }) => {
      setAsked(null)
      const said = words.outcomes[outcome === 'paid' || outcome === 'waiting' ? outcome : 'ended']
      showToast({
        tone: outcome === 'waiting' ? 'info' : 'success',
        title: t(said.title),
        description: t(said.text),
      })
    },
  })
  if (!data || data.payments.length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-6 rounded-card bg-pending text-on-pending">
      <h2 id={id} className="flex items-center gap-2.5 px-5 pt-4 text-md font-semibold sm:px-6">
        <Icon of={CreditCard} small />
        {t(words.title)}
      </h2>
      <ul>
        {data.payments.map((each) => (
          <Waiting key={each.payment} waiting={each} onGiveUp={() => setAsked(each)} />
        ))}
      </ul>
      <AskDialog
        isOpen={asked !== null}
        words={words.ask}
        danger
        change={giveUp}
        onConfirm={() => asked && giveUp.mutate({ payment: asked.payment })}
        onClose={() => setAsked(null)}
      >
        <p>{t(words.ask.text)}</p>
      </AskDialog>
    </section>
  )
}

type WaitingProps = { waiting: WaitingPayment; onGiveUp: () => void }

function Waiting({ waiting, onGiveUp }: WaitingProps) {
  const { payment, dietitian, service, mode, startsAt, heldUntil, amount } = waiting
  const t = useWords()
  const language = useLanguage()
  const now = useNow(15_000)
  const zone = readerZone()
  const isHeld = heldUntil !== null && new Date(heldUntil).getTime() > now
  const name =
    dietitian.name === null
      ? unknown.dietitian[language]
      : localizedName(language, { name: dietitian.name, otherName: dietitian.otherName }).name
  const onward = isHeld ? words.continue : words.check
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 text-sm sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <p>
          <time dateTime={startsAt}>{writeMoment(language, new Date(startsAt), new Date(), zone)}</time>
          {'\u00a0· '}
          <UserText text={waiting.serviceName} other={waiting.otherServiceName} />
          {'\u00a0· '}
          <span className="whitespace-nowrap">{price(language, amount)}</span>
        </p>
        <p className="mt-1 max-w-prose">
          {t(isHeld ? words.held(writeTime(language, new Date(heldUntil), zone)) : words.notHeld)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full">
        <Link
          to={bookPath(dietitian.id, {
            ...(service && { service }),
            mode,
            slot: startsAt,
            payment,
          })}
          aria-label={t(words.named(onward, name))}
          className={buttonClass('primary', 'sm', 'max-sm:grow')}
        >
          {t(onward)}
        </Link>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(words.named(words.giveUp, name))}
          className="max-sm:grow"
          onClick={onGiveUp}
        >
          {t(words.giveUp)}
        </Button>
      </div>
    </li>
  )
}
