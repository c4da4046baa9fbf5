import { CreditCard } from 'lucide-react'
import { chooseDefaultCard, type PaymentMethod } from '#contract/money/cards.ts'
import { cardName } from '#copy/money/card-name.ts'
import { paymentMethods as words } from '#copy/money/cards.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'

type CardRowProps = { card: PaymentMethod; onRemove: (card: PaymentMethod) => void }

export function CardRow({ card, onRemove }: CardRowProps) {
  const t = useWords()
  const name = t(cardName(card))
  const { expires, hasExpired, isDefault } = card
  const date = `${String(expires.month).padStart(2, '0')}/${expires.year}`
  const choosing = useChange(chooseDefaultCard, {
    onDone: () => showToast({ tone: 'success', title: t(words.choose.done) }),
    onRefused: (reason) => showFault(t, words.choose.failed, reason),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <span
        className={joinClasses(
          'grid size-11 shrink-0 place-items-center rounded-control',
          hasExpired ? 'bg-sunken text-ink-faint' : 'bg-tint text-on-tint',
        )}
      >
        <Icon of={CreditCard} />
      </span>
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-ink">
          <span>{name}</span>
          {isDefault && <Badge tone="tint">{t(words.isDefault)}</Badge>}
          {hasExpired && <Badge tone="cancelled">{t(words.hasExpired)}</Badge>}
        </p>
        <p className="mt-0.5 text-xs text-ink-soft">
          {t((hasExpired ? words.expiredOn : words.expires)(date))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:ms-15">
        {!isDefault && !hasExpired && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t(words.choose.named(name))}
            busy={choosing.isPending}
            busyText={t(words.choose.busy)}
            onClick={() => choosing.mutate({ id: card.id })}
          >
            {t(words.choose.button)}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(words.remove.named(name))}
          onClick={() => onRemove(card)}
        >
          {t(words.remove.button)}
        </Button>
      </div>
    </li>
  )
}
