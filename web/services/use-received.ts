import { readPlatformFee, shareOfPrice } from '#contract/platform/fee.ts'
import { platformFee } from '#copy/platform/fee.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'

/** The dietitian's share of a price, if patients pay through the platform; otherwise null. */
export function useReceived(riyals: number): string | null {
  const t = useWords()
  const language = useLanguage()
  const { data } = useRead(readPlatformFee, {})
  if (!data?.takesPayments || !(riyals > 0)) return null
  return t(platformFee.youReceive(price(language, shareOfPrice(riyals, data.fee.percent))))
}
