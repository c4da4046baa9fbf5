import { CreditCard, Globe } from 'lucide-react'
import { useId } from 'react'
import type { PaymentMethod } from '#contract/money/cards.ts'
import { cardName } from '#copy/money/card-name.ts'
import { payWith as words } from '#copy/money/pay-with.ts'
import { wallet } from '#copy/money/wallet.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { hostedForm, type PaymentMethodsRead as Ways } from './use-payment-methods.ts'

/**
 * The reader's wallet and saved cards, and the form of the payment service. Without a wallet balance or card there is
 * no choice to show.
 */
export function PaymentMethods({ ways }: { ways: Ways }) {
  const { cards, value, choose, possible, byWallet, setUsesWallet, rest } = ways
  const t = useWords()
  const language = useLanguage()
  const name = useId()
  return (
    <>
      {possible > 0 && (
        <div className="mt-4">
          <Checkbox checked={byWallet > 0} onChange={({ target }) => setUsesWallet(target.checked)}>
            {t(wallet.use(price(language, possible)))}
          </Checkbox>
          {byWallet > 0 && (
            <p role="status" className="mt-1 text-xs text-ink-soft">
              {t(rest === 0 ? wallet.whole : wallet.rest(price(language, rest)))}
            </p>
          )}
        </div>
      )}
      {cards.length > 0 && rest > 0 && (
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
              { value: hostedForm, label: t(words.form.label), description: t(words.form.text), icon: Globe },
            ]}
            help={
              <Link to="/patient/payment-methods" className="text-link underline underline-offset-4">
                {t(words.manage)}
              </Link>
            }
          />
        </div>
      )}
    </>
  )
}

const dateOf = ({ expires }: PaymentMethod) => `${String(expires.month).padStart(2, '0')}/${expires.year}`
