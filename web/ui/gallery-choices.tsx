import { useId, useState } from 'react'
import { type Day, todayInRiyadh } from '#contract/days.ts'
import { rangeOf } from '#contract/reports/figures.ts'
import { chooseHijri, useHijri } from '#web/lib/hijri.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from './checkbox.tsx'
import { DateInput } from './date-input.tsx'
import { Field } from './field.tsx'
import { FieldNote } from './field-note.tsx'
import { FieldsSkeleton } from './fields-skeleton.tsx'
import { words } from './gallery-words.ts'
import { HijriDay } from './hijri-day.tsx'
import { InOtherLanguage } from './in-other-language.tsx'
import { LongSelect } from './long-select.tsx'
import { OwnDateInput } from './own-date-input.tsx'
import { RangePicker } from './range-picker.tsx'
import { SearchPicker } from './search-picker.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'
import { ZoneSelect } from './zone-select.tsx'

const foods = [words.dates, words.labneh, words.bread].map((name) => ({ id: name.en, name }))

/** Dates, zones and other fields of forms that contain more than one control. */
export function GalleryChoices() {
  const t = useWords()
  const id = useId()
  const isHijri = useHijri()
  const [day, setDay] = useState<string>('1990-05-17')
  const [range, setRange] = useState(() => rangeOf('month', today()))
  const [zone, setZone] = useState('Asia/Riyadh')
  const [size, setSize] = useState('11-50')
  const [text, setText] = useState('')
  const [name, setName] = useState(words.layla.en)
  const found = foods.filter((food) => t(food.name).includes(text))
  return (
    <div className="flex flex-col gap-6">
      <Checkbox checked={isHijri} onChange={({ target }) => chooseHijri(target.checked)}>
        {t(words.hijri)} <HijriDay day={today()} className="text-ink-soft" />
      </Checkbox>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t(words.birthDate)} isGroup>
          <DateInput value={day} onValue={setDay} isBirthDate />
        </Field>
        <Field label={t(words.birthDate)} isGroup>
          <OwnDateInput value={day} onValue={setDay} />
        </Field>
        <ZoneSelect label={t(words.zone)} help={t(words.zoneHelp)} value={zone} onChange={setZone} />
        <Field label={t(words.size)}>
          <LongSelect
            value={size}
            chosen={size}
            options={() => ['1-10', '11-50', '51-200'].map((value) => ({ value, label: value }))}
            onChange={({ target }) => setSize(target.value)}
          />
        </Field>
        <Field label={t(words.note)}>
          <TextArea compact placeholder={t(words.needsText)} />
        </Field>
        <div>
          <Field label={t(words.name)}>
            <TextInput autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
          <InOtherLanguage of={name} what={words.name} isGiven={false} className="mt-4">
            {(language) => (
              <Field label={t(words.name)}>
                <TextInput lang={language} dir="auto" autoComplete="off" />
              </Field>
            )}
          </InOtherLanguage>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <RangePicker value={range} onChange={setRange} />
      </div>
      <SearchPicker
        label={t(words.foods)}
        placeholder={t(words.foods)}
        text={text}
        onText={setText}
        options={text ? found : []}
        hasAnswer={text !== ''}
        outcome={t(found.length > 0 ? words.found : words.notFound)}
        list="below"
        onPick={() => undefined}
      >
        {({ name }) => t(name)}
      </SearchPicker>
      <FieldNote id={`${id}help`} help={t(words.nameHelp)} />
      <FieldNote id={`${id}error`} error={t(words.emailError)} />
      <FieldsSkeleton count={2} />
    </div>
  )
}

const today = (): Day => todayInRiyadh(new Date())
