import { useState } from 'react'
import * as z from 'zod/mini'
import { addOffer, type OwnOffer, offerForm, saveOffer } from '#contract/money/packages.ts'
import type { Service } from '#contract/services.ts'
import { textFor } from '#contract/text-language.ts'
import { offers } from '#copy/money/packages/offers.ts'
import type { Bound } from '#web/lib/check-form.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { FurtherServices, type OfferPart } from './further-services.tsx'
import { useReceived } from './use-received.ts'

type OfferDialogProps = { offer: OwnOffer | null; services: readonly Service[]; onClose: () => void }

const savedForm = z.extend(z.omit(offerForm, { service: true }), saveOffer.params.shape)
type OfferBound = Bound<typeof addOffer | typeof saveOffer, typeof offerForm | typeof savedForm>

/** The form of a package, new or existing, of one service or of several; its first service cannot be changed. */
export function OfferDialog({ offer, services, onClose }: OfferDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const words = offers.form
  const [first, ...others] = offer?.parts ?? []
  const [also, setAlso] = useState<readonly OfferPart[]>(
    others.map(({ service, uses }, key) => ({ key, service, uses: String(uses) })),
  )
  const form = useForm({
    bind: async (): Promise<OfferBound> =>
      offer ? { route: saveOffer, schema: savedForm } : { route: addOffer, schema: offerForm },
    start: {
      id: offer?.id ?? '',
      service: first?.service ?? (services.length === 1 ? (services[0]?.id ?? '') : ''),
      uses: String(first?.uses ?? 5),
      also: '',
      days: String(offer?.days ?? 90),
      price: offer ? String(offer.price) : '',
    },
    along: () => ({ also: also.map(({ service, uses }) => ({ service, uses })) }),
    onDone: () => {
      showToast({ tone: 'success', title: t(offer ? offers.done.saved : offers.done.added) })
      onClose()
    },
  })
  const { control, error, values } = form
  const service = services.find((each) => each.id === values.service)
  const single = singlePrice(
    [{ service: String(values.service), uses: String(values.uses) }, ...also],
    services,
  )
  const received = useReceived(Number(values.price))
  return (
    <FormDialog
      isOpen
      size="md"
      words={{
        title: offer ? words.editTitle : words.addTitle,
        confirm: words.save,
        busy: words.saving,
        keep: words.cancel,
      }}
      form={form}
      disabled={!service || also.some((part) => !part.service) || String(values.price).trim() === ''}
      onClose={onClose}
    >
      <div className="grid gap-y-5 pt-1">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-5">
          <Field label={t(words.service)} error={error('service')} className="grow basis-48">
            <Select
              {...control('service')}
              disabled={offer !== null}
              placeholder={t(words.choose)}
              options={services
                .filter(({ id }) => also.every((part) => part.service !== id))
                .map((each) => ({ value: each.id, label: textFor(language, each.name, each.otherName) }))}
            />
          </Field>
          <Field
            label={t(words.uses)}
            help={t(also.length > 0 ? words.usesInAll : words.usesHelp)}
            error={error('uses')}
            className="w-36"
          >
            <TextInput {...control('uses')} inputMode="numeric" autoComplete="off" />
          </Field>
        </div>
        <FurtherServices
          parts={also}
          services={services.filter(({ id }) => id !== values.service)}
          onChange={setAlso}
        />
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          <Field
            label={t(words.days)}
            help={t(words.daysHelp)}
            error={error('days')}
            className="col-span-2 sm:col-span-1"
          >
            <TextInput {...control('days')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field
            label={t(words.price)}
            help={[single === null ? t(words.priceHelp) : t(words.single(price(language, single))), received]
              .filter(Boolean)
              .join(single === null ? '. ' : ' ')}
            error={error('price')}
            className="col-span-2 sm:col-span-1"
          >
            <TextInput {...control('price')} prefix={t(words.riyal)} inputMode="numeric" autoComplete="off" />
          </Field>
        </div>
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {t(words.rule)} {offer && t(words.kept)}
      </p>
    </FormDialog>
  )
}

/** What these appointments cost one by one, in riyals; null until all of them are chosen. */
function singlePrice(parts: readonly Omit<OfferPart, 'key'>[], services: readonly Service[]): number | null {
  const prices = parts.map(({ service, uses }) => {
    const found = services.find(({ id }) => id === service)
    const count = Number(uses)
    return found && Number.isInteger(count) && count > 0 ? count * found.price : null
  })
  return prices.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0)
}
