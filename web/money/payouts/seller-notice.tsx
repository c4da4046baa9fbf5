import { readPlatformFee } from '#contract/platform/fee.ts'
import { platformFee as words } from '#copy/platform/fee.ts'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'

/** Shown to a dietitian whose invoice details are missing, if patients pay when they book. */
export function SellerNotice() {
  const t = useWords()
  const { data } = useRead(readPlatformFee, {})
  if (!data?.takesPayments || data.isSellerKnown) return null
  return (
    <p role="status" className="mb-6 rounded-card bg-accent-tint px-5 py-4 text-sm">
      {t(words.sellerUnknown)}{' '}
      <Link
        to="/dietitian/settings?tab=billing"
        className="font-medium text-link underline underline-offset-4"
      >
        {t(words.billing)}
      </Link>
    </p>
  )
}
