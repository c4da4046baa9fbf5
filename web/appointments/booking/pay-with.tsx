import { CreditCard, Globe } from 'lucide-react'
import { useId } from 'react'
import { payWith as words } from '#copy/paying/pay-with.ts'
import { cardName } from '#copy/payments/card-name.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { byForm, type PayWith as Ways } from './use-pay-with.ts'

/** The reader's saved cards, and every other way. Whoever has saved none is led there without a question. */
export function PayWith({ cards, value, choose }: Ways) {
  const t = useWords()
  const name = useId()
  if (cards.length === 0) return null
  return (
    <div className="mt-4">
      <RadioCards
        legend={t(words.title)}
        name={name}
        columns={1}
        value={value}
        onChange={choose}
        options={[
          ...cards.map((card) => ({
            value: card.id,
            label: t(cardName(card)),
            description: [card.isDefault && t(words.isDefault), t(words.expires(dateOf(card)))]
              .filter(Boolean)
              .join(' · '),
            icon: CreditCard,
          })),
          { value: byForm, label: t(words.form.label), description: t(words.form.text), icon: Globe },
        ]}
        help={<Link to="/patient/payment-methods">{t(words.manage)}</Link>}
      />
    </div>
  )
}

const dateOf = ({ expires }: Ways['cards'][number]) =>
  `${String(expires.month).padStart(2, '0')}/${expires.year}`
