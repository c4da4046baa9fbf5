import { Activity, ArrowRight, HeartPulse, Scale } from 'lucide-react'
import { useId, useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { Checkbox } from './checkbox.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { Field } from './field.tsx'
import { words } from './gallery-words.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioCards } from './radio-cards.tsx'
import { SearchBox } from './search-box.tsx'
import { Select } from './select.tsx'
import { StarChoice } from './star-choice.tsx'
import { Stepper } from './stepper.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'
import { TimeInput } from './time-input.tsx'

export function GalleryForms() {
  const t = useWords()
  const group = useId()
  const [chips, setChips] = useState(['weight'])
  const [q, setQ] = useState('')
  const [time, setTime] = useState('19:30')
  const [stars, setStars] = useState('4')
  const interests = [
    { value: 'weight', label: t(words.weight), description: t(words.weightText), icon: Scale },
    { value: 'diabetes', label: t(words.diabetes), description: t(words.diabetesText), icon: HeartPulse },
    { value: 'sports', label: t(words.sports), icon: Activity },
  ]
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p className="text-2xl display">{t(words.display)}</p>
        <h2 className="text-xl display">{t(words.heading)}</h2>
        <h3 className="text-lg font-semibold">{t(words.sub)}</h3>
        <p className="max-w-prose text-md text-ink-soft">{t(words.body)}</p>
        <p className="text-xs text-ink-faint">{t(words.faint)}</p>
      </div>
      <SearchBox label={t(words.needs)} q={q} onSearch={setQ} />
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          <Button size={size}>{t(words.book)}</Button>
          <Button size={size} variant="secondary">
            {t(words.how)}
          </Button>
          <Button size={size} variant="quiet">
            {t(words.viewAll)}
            <Icon of={ArrowRight} mirrored />
          </Button>
          <Button size={size} variant="danger">
            {t(words.cancel)}
          </Button>
          <Button size={size} variant="secondary-danger">
            {t(words.cancel)}
          </Button>
          <Button size={size} variant="quiet-danger">
            {t(words.cancel)}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy busyText={t(words.sending)} />
        <Button disabled>{t(words.book)}</Button>
        <Button disabled variant="secondary">
          {t(words.how)}
        </Button>
        <a href="#gallery" className={buttonClass('secondary')}>
          {t(words.viewAll)}
        </a>
        <Button size="square" aria-label={t(words.viewAll)}>
          <Icon of={ArrowRight} mirrored />
        </Button>
        <Button size="pill" variant="secondary">
          {t(words.viewAll)}
        </Button>
        <p className="rounded-control bg-pending px-3 text-xs text-on-pending">
          {t(words.pending)}
          <Button size="xs" variant="quiet-inherit">
            {t(words.viewAll)}
          </Button>
        </p>
        <IconButton label={t(words.viewAll)} icon={ArrowRight} mirrored />
      </div>
      <Stepper step={2} steps={words.steps.map((step) => t(step))} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t(words.name)} help={t(words.nameHelp)} mark="required">
          <TextInput autoComplete="off" defaultValue={t(words.layla)} />
        </Field>
        <Field label={t(words.email)} error={t(words.emailError)} mark="required">
          <TextInput type="email" autoComplete="off" defaultValue="layla@" />
        </Field>
        <Field label={t(words.password)}>
          <PasswordInput autoComplete="off" defaultValue="orchard-lantern" />
        </Field>
        <Field label={t(words.phone)} mark="optional">
          <TextInput type="tel" autoComplete="off" prefix="+966" placeholder="5XXXXXXXX" />
        </Field>
        <Field label={t(words.size)}>
          <Select
            options={['1-10', '11-50', '51-200'].map((value) => ({ value, label: value }))}
            placeholder={t(words.choose)}
          />
        </Field>
        <Field label={t(words.time)}>
          <TimeInput value={time} onValue={setTime} />
        </Field>
        <Field label={t(words.time)} error={t(words.timeError)}>
          <TimeInput value="25:10 x" onValue={() => {}} />
        </Field>
        <div className="flex items-center gap-2">
          <Select
            small
            aria-label={t(words.size)}
            options={['1-10', '11-50', '51-200'].map((value) => ({ value, label: value }))}
          />
          <TimeInput small aria-label={t(words.time)} value={time} onValue={setTime} className="w-24" />
        </div>
        <Field label={t(words.needs)} className="sm:col-span-2">
          <TextArea placeholder={t(words.needsText)} />
        </Field>
        <Field label={t(words.email)}>
          <TextInput disabled type="email" placeholder="sara@nabta.test" />
        </Field>
      </div>
      <RadioCards
        legend={t(words.interest)}
        name={`${group}-a`}
        options={interests}
        defaultValue="weight"
        mark="required"
      />
      <RadioCards
        legend={t(words.interest)}
        name={`${group}-b`}
        options={interests}
        columns={3}
        error={t(words.required)}
      />
      {(['several', 'one'] as const).map((kind) => (
        <ChoiceChips
          key={kind}
          legend={t(words.interest)}
          name={`${group}-${kind}`}
          kind={kind}
          options={[
            { value: 'weight', label: t(words.weight), note: '12' },
            { value: 'diabetes', label: t(words.diabetes), note: '0', disabled: true },
            { value: 'sports', label: t(words.sports), note: '3' },
          ]}
          value={chips}
          onChange={setChips}
        />
      ))}
      <StarChoice
        legend={t(words.rating)}
        name={`${group}-stars`}
        labels={[1, 2, 3, 4, 5].map((stars) => t(words.stars(stars)))}
        value={stars}
        onChange={setStars}
      />
      <div>
        <Checkbox defaultChecked>{t(words.reminders)}</Checkbox>
        <Checkbox error={t(words.required)}>{t(words.terms)}</Checkbox>
        <Checkbox disabled>{t(words.reminders)}</Checkbox>
      </div>
    </div>
  )
}
