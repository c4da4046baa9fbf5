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
import { useReceived } from './use-received.ts'

type OfferDialogProps = { offer: OwnOffer | null; services: readonly Service[]; onClose: () => void }

const savedForm = z.extend(z.omit(offerForm, { service: true }), saveOffer.params.shape)
type OfferBound = Bound<typeof addOffer | typeof saveOffer, typeof offerForm | typeof savedForm>

/** The form of a package, new or existing; its service cannot be changed. */
export function OfferDialog({ offer, services, onClose }: OfferDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const words = offers.form
  const form = useForm({
    bind: async (): Promise<OfferBound> =>
      offer ? { route: saveOffer, schema: savedForm } : { route: addOffer, schema: offerForm },
    start: {
      id: offer?.id ?? '',
      service: offer?.service ?? (services.length === 1 ? (services[0]?.id ?? '') : ''),
      uses: String(offer?.uses ?? 5),
      days: String(offer?.days ?? 90),
      price: offer ? String(offer.price) : '',
    },
    onDone: () => {
      showToast({ tone: 'success', title: t(offer ? offers.done.saved : offers.done.added) })
      onClose()
    },
  })
  const { control, error, values } = form
  const service = services.find((each) => each.id === values.service)
  const uses = Number(values.uses)
  const single = service && Number.isInteger(uses) && uses > 0 ? uses * service.price : null
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
      disabled={!service || String(values.price).trim() === ''}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 pt-1 sm:gap-x-5">
        <Field label={t(words.service)} error={error('service')} className="col-span-2">
          <Select
            {...control('service')}
            disabled={offer !== null}
            placeholder={t(words.choose)}
            options={services.map((each) => ({
              value: each.id,
              label: textFor(language, each.name, each.otherName),
            }))}
          />
        </Field>
        <Field label={t(words.uses)} help={t(words.usesHelp)} error={error('uses')}>
          <TextInput {...control('uses')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={t(words.days)} help={t(words.daysHelp)} error={error('days')}>
          <TextInput {...control('days')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field
          label={t(words.price)}
          help={[single === null ? t(words.priceHelp) : t(words.single(price(language, single))), received]
            .filter(Boolean)
            .join(single === null ? '. ' : ' ')}
          error={error('price')}
          className="col-span-2"
        >
          <TextInput {...control('price')} prefix={t(words.riyal)} inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {t(words.rule)} {offer && t(words.kept)}
      </p>
    </FormDialog>
  )
}
