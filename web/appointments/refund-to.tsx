import { CreditCard, Wallet } from 'lucide-react'
import { useId } from 'react'
import { wallet } from '#copy/money/wallet.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'

type RefundToProps = { value: 'source' | 'wallet'; onChange: (value: 'source' | 'wallet') => void }

/** A refund can go to the wallet, where it is available immediately. */
export function RefundTo({ value, onChange }: RefundToProps) {
  const t = useWords()
  const { where } = wallet
  return (
    <div className="mt-4">
      <RadioCards
        legend={t(where.title)}
        name={useId()}
        value={value}
        onChange={onChange}
        options={[
          { value: 'source', label: t(where.source), description: t(where.sourceText), icon: CreditCard },
          { value: 'wallet', label: t(where.wallet), description: t(where.walletText), icon: Wallet },
        ]}
      />
    </div>
  )
}
