import type { Ref } from 'react'
import { platforms } from '#contract/practice-options.ts'
import { inBoth } from '#copy/in-both.ts'
import { platformWords, services } from '#copy/services.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { InOtherLanguage } from '#web/ui/in-other-language.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { platformIcons } from './platform-icons.ts'
import { useReceived } from './use-received.ts'
import type { useServiceForm } from './use-service-form.ts'

type Form = Pick<
  ReturnType<typeof useServiceForm>,
  'control' | 'error' | 'checkbox' | 'values' | 'set' | 'isInBoth'
>

export function ServiceFields({ form, first }: { form: Form; first: Ref<HTMLInputElement> }) {
  const t = useWords()
  const words = services.form
  const { control, error, checkbox, values, set } = form
  const received = useReceived(Number(values.price))
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 pt-1 sm:gap-x-5">
      <Field
        label={t(words.name)}
        help={t(words.nameHelp)}
        error={error('name')}
        mark="required"
        className="col-span-2"
      >
        <TextInput
          {...control('name')}
          ref={first}
          dir="auto"
          maxLength={80}
          autoComplete="off"
          placeholder={t(words.namePlaceholder)}
          className="aligned-with-page"
        />
      </Field>
      <Field
        label={t(words.description)}
        help={t(words.descriptionHelp)}
        error={error('description')}
        mark="required"
        className="col-span-2"
      >
        <TextArea {...control('description')} rows={3} maxLength={500} />
      </Field>
      <InOtherLanguage
        of={String(values.name)}
        what={words.nameAndText}
        isGiven={form.isInBoth}
        className="col-span-2 grid gap-y-5"
      >
        {(language) => (
          <>
            <Field label={t(inBoth.label(words.name, language))} error={error('otherName')}>
              <TextInput
                {...control('otherName')}
                lang={language}
                dir="auto"
                maxLength={80}
                autoComplete="off"
                className="aligned-with-page"
              />
            </Field>
            <Field label={t(inBoth.label(words.description, language))} error={error('otherDescription')}>
              <TextArea {...control('otherDescription')} lang={language} rows={3} maxLength={500} />
            </Field>
          </>
        )}
      </InOtherLanguage>
      <Field label={t(words.duration)} help={t(words.durationHelp)} error={error('duration')}>
        <TextInput {...control('duration')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field
        label={t(words.price)}
        help={[t(words.priceHelp), received].filter(Boolean).join('. ')}
        error={error('price')}
      >
        <TextInput {...control('price')} prefix={t(words.riyal)} inputMode="numeric" autoComplete="off" />
      </Field>
      <div className="col-span-2">
        <RadioCards
          legend={t(words.platform)}
          name="platform"
          options={platforms.map((value) => ({
            value,
            label: t(platformWords[value]),
            icon: platformIcons[value],
            ...(value === 'both' && { description: t(words.bothText) }),
          }))}
          value={platforms.find((value) => value === values.platform)}
          onChange={(value) => set('platform', value)}
          error={error('platform')}
        />
      </div>
      <Checkbox {...checkbox('isInitial')} help={t(words.initialHelp)} className="col-span-2">
        {t(words.initial)}
      </Checkbox>
      <Checkbox {...checkbox('isActive')} className="col-span-2">
        {t(words.active)}
      </Checkbox>
    </div>
  )
}
