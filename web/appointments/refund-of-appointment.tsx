import { readReceipt } from '#contract/money/payments.ts'
import { wallet } from '#copy/money/wallet.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RefundTo } from './refund-to.tsx'

type RefundOfAppointmentProps = Parameters<typeof RefundTo>[0] & { appointment: string }

/** Where a refund goes: what a wallet has paid returns to it, so nothing is asked. */
export function RefundOfAppointment({ appointment, ...choice }: RefundOfAppointmentProps) {
  const t = useWords()
  const { data, isPending } = useRead(readReceipt, { id: appointment })
  if (isPending) return <Skeleton shape="block" className="mt-4 h-24" />
  const paid = data?.payment
  if (paid && paid.fromWallet === paid.amount) return <p className="mt-2">{t(wallet.where.back)}</p>
  return <RefundTo {...choice} />
}
