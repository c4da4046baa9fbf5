import { useEffect, useId } from 'react'
import { type OfferedService, readDietitian, type UsablePackage } from '#contract/directory.ts'
import { bookWithPackage } from '#contract/money/packages.ts'
import { writeDate } from '#copy/dates.ts'
import { usePackage as words } from '#copy/money/packages/use.ts'
import { queryClient, useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import type { PackagePayment, PaymentEvents } from './payment-method.ts'

type UsePackageProps = {
  own: UsablePackage
  service: OfferedService
  bought: PackagePayment | null | undefined
  onSingle: (isSingle: boolean) => void
  onPackageWay: (way: PackagePayment) => void
  hear: PaymentEvents
}

/** A package that is already paid is offered first. */
export function UsePackage({ own, service, bought, onSingle, onPackageWay: onWay, hear }: UsePackageProps) {
  const t = useWords()
  const language = useLanguage()
  const name = useId()
  const { mutate, isPending } = useChange(bookWithPackage, {
    onDone: ({ appointment }) => hear.onBooked(appointment.id),
    onRefused: (refused) => {
      if (refused.code === 'package_over') readAgain()
      hear.onRefused(refused)
    },
  })
  const book = useLatest(mutate)
  const { id } = own
  useEffect(() => {
    onWay({ book: (asked) => book.current({ ...asked, id }), isBusy: isPending })
  }, [id, isPending, onWay, book])
  const until = writeDate(language, new Date(own.until), 'date')
  return (
    <div className="mt-4">
      <RadioCards
        legend={t(words.title)}
        name={name}
        columns={1}
        value={bought === null ? 'single' : 'package'}
        onChange={(value) => onSingle(value === 'single')}
        options={[
          {
            value: 'package',
            label: t(words.label),
            description: t(words.left(own.left, own.uses, until)),
          },
          { value: 'single', label: t(words.single), description: price(language, service.price) },
        ]}
      />
    </div>
  )
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: [readDietitian.path] })
