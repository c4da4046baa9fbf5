import { type ReactNode, useState } from 'react'
import { nutrientUnits } from '#contract/foods/nutrients.ts'
import type { PlanAbout } from '#contract/plans/authored-plans.ts'
import {
  activities,
  type Basis,
  energyNeed,
  formulas,
  gramsOfShare,
  type Macro,
  shareOfGrams,
  type TargetKind,
  type TargetRange,
  type Targets,
  targets as targetsShape,
} from '#contract/plans/targets.ts'
import { writeNumber } from '#copy/dates.ts'
import { nutrientNames, nutrientUnitNames } from '#copy/foods/options.ts'
import { editorWords, targetWords as words } from '#copy/plans/editor.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type TargetsDialogProps = {
  targets: Targets
  about: PlanAbout
  onKeep: (targets: Targets) => void
  onClose: () => void
}

const macros = ['protein', 'carbohydrate', 'fat'] as const satisfies readonly Macro[]
const limits = ['fibre', 'sugars', 'saturates', 'sodium'] as const satisfies readonly TargetKind[]

type Ends = { least: string; most: string }

/** Energy by a formula or by hand, macronutrients in grams or per cent of it, and limits. */
export function TargetsDialog({ targets, about, onKeep, onClose }: TargetsDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const [basis, setBasis] = useState(() => textsOf(targets.basis ?? basisFor(about)))
  const [energy, setEnergy] = useState(() => endsOf(targets.energy))
  const [unit, setUnit] = useState<'grams' | 'percent'>('grams')
  const [ends, setEnds] = useState(() =>
    Object.fromEntries([...macros, ...limits].map((kind) => [kind, endsOf(targets[kind])])),
  )
  const [water, setWater] = useState(targets.water === null ? '' : String(targets.water))
  const [fault, setFault] = useState<Word | null>(null)
  const worked = basisOf(basis)
  const need = worked && energyNeed(worked)
  const middle = middleOf(rangeOf(energy))
  const write = (part: Partial<typeof basis>) => setBasis((before) => ({ ...before, ...part }))

  const convert = (to: 'grams' | 'percent') => {
    if (to === unit || !middle) return
    setEnds((before) => ({
      ...before,
      ...Object.fromEntries(
        macros.map((macro) => {
          const change = (text: string) => {
            const value = numberOf(text)
            if (value === null || value === undefined) return text
            return String(
              Math.round(
                to === 'grams' ? gramsOfShare(macro, middle, value) : shareOfGrams(macro, middle, value),
              ),
            )
          }
          const { least = '', most = '' } = before[macro] ?? {}
          return [macro, { least: change(least), most: change(most) }]
        }),
      ),
    }))
    setUnit(to)
  }

  const keep = () => {
    const kept: Record<string, unknown> = { water: numberOf(water), basis: worked, energy: rangeOf(energy) }
    for (const kind of [...macros, ...limits]) {
      const range = rangeOf(ends[kind] ?? { least: '', most: '' })
      const isShare = unit === 'percent' && range && middle !== null && isMacro(kind)
      kept[kind] = isShare
        ? {
            least: range.least === null ? null : Math.round(gramsOfShare(kind, middle, range.least)),
            most: range.most === null ? null : Math.round(gramsOfShare(kind, middle, range.most)),
          }
        : range
    }
    const checked = targetsShape.safeParse(kept)
    if (checked.success) return onKeep(checked.data)
    setFault(checked.error.issues.some(({ path }) => path.at(-1) === 'most') ? words.order : words.wrong)
  }

  return (
    <ActionDialog
      isOpen
      size="md"
      words={{ title: words.title, confirm: editorWords.keep, keep: editorWords.cancel }}
      button={{ onClick: keep }}
      onClose={onClose}
    >
      <div className="grid gap-5 text-ink">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Field label={t(words.formula)} className="col-span-2 sm:col-span-4">
            <Select
              value={basis.formula}
              options={formulas.map((value) => ({ value, label: t(words.formulas[value]) }))}
              onChange={({ target }) => write({ formula: target.value })}
            />
          </Field>
          <Field label={t(words.activity)} help={t(words.activityHelp)} className="col-span-2 sm:col-span-4">
            <Select
              value={basis.activity}
              options={activities.map((value) => ({ value, label: t(words.activities[value]) }))}
              onChange={({ target }) => write({ activity: target.value })}
            />
          </Field>
          <Field label={t(words.sex)}>
            <Select
              value={basis.sex}
              placeholder="—"
              options={(['male', 'female'] as const).map((value) => ({
                value,
                label: t(words.sexes[value]),
              }))}
              onChange={({ target }) => write({ sex: target.value })}
            />
          </Field>
          <Figure label={t(words.age)} value={basis.age} onChange={(age) => write({ age })} />
          <Figure
            label={t(words.weight)}
            value={basis.weightKg}
            onChange={(weightKg) => write({ weightKg })}
          />
          <Figure
            label={t(words.height)}
            value={basis.heightCm}
            onChange={(heightCm) => write({ heightCm })}
          />
          <Field label={t(words.change)} help={t(words.changeHelp)} className="col-span-2">
            <TextInput
              dir="ltr"
              inputMode="text"
              value={basis.change}
              maxLength={6}
              onChange={({ target }) => write({ change: target.value })}
            />
          </Field>
          {need !== null && (
            <div className="col-span-2 flex flex-col items-start justify-center gap-2 text-sm">
              <p role="status">{t(words.need(writeNumber(language, Math.round(need))))}</p>
              <Button
                size="sm"
                variant="secondary"
                onClick={() =>
                  setEnergy({
                    least: String(Math.round((need * 0.95) / 10) * 10),
                    most: String(Math.round((need * 1.05) / 10) * 10),
                  })
                }
              >
                {t(words.use)}
              </Button>
            </div>
          )}
        </div>
        <Row
          label={`${t(nutrientNames.energy)} (${t(nutrientUnitNames.kcal)})`}
          ends={energy}
          onEnds={setEnergy}
        />
        <Field label={t(words.unit)}>
          <Select
            value={unit}
            disabled={middle === null}
            options={[
              { value: 'grams', label: t(words.inGrams) },
              { value: 'percent', label: t(words.inPercent) },
            ]}
            onChange={({ target }) => convert(target.value === 'percent' ? 'percent' : 'grams')}
          />
        </Field>
        {[...macros, ...limits].map((kind) => (
          <Row
            key={kind}
            label={`${t(nutrientNames[kind])} (${isMacro(kind) && unit === 'percent' ? t(words.percent) : t(nutrientUnitNames[nutrientUnits[kind]])})`}
            ends={ends[kind] ?? { least: '', most: '' }}
            onEnds={(next) => setEnds((before) => ({ ...before, [kind]: next }))}
          />
        ))}
        <Figure label={t(words.water)} value={water} onChange={setWater} />
      </div>
      <FaultLine>{fault && t(fault)}</FaultLine>
    </ActionDialog>
  )
}

function Row({
  label,
  ends,
  onEnds,
}: {
  label: string
  ends: Ends
  onEnds: (ends: Ends) => void
}): ReactNode {
  const t = useWords()
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_6rem_6rem] items-center gap-2">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="text-sm">
        {label}
      </span>
      {(['least', 'most'] as const).map((end) => (
        <TextInput
          key={end}
          dir="ltr"
          inputMode="decimal"
          aria-label={`${label}: ${t(end === 'least' ? words.from : words.to)}`}
          placeholder={t(end === 'least' ? words.from : words.to)}
          value={ends[end]}
          maxLength={6}
          onChange={({ target }) => onEnds({ ...ends, [end]: target.value })}
        />
      ))}
    </fieldset>
  )
}

function Figure(props: { label: string; value: string; onChange: (value: string) => void }): ReactNode {
  const { label, value, onChange } = props
  return (
    <Field label={label}>
      <TextInput
        dir="ltr"
        inputMode="decimal"
        value={value}
        maxLength={6}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

const isMacro = (kind: TargetKind): kind is Macro => (macros as readonly TargetKind[]).includes(kind)

const endsOf = (range: TargetRange | null): Ends => ({
  least: range?.least == null ? '' : String(range.least),
  most: range?.most == null ? '' : String(range.most),
})

/** Null for an empty text; text that is not a number is left for the schema to refuse. */
function numberOf(text: string): number | null | undefined {
  const western = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[٫,]/g, '.')
    .replace(/[−–]/g, '-')
    .trim()
  if (western === '') return null
  return /^[-+]?\d+(\.\d+)?$/.test(western) ? Number(western) : undefined
}

const rangeOf = ({ least, most }: Ends) =>
  least.trim() === '' && most.trim() === ''
    ? null
    : ({ least: numberOf(least), most: numberOf(most) } as TargetRange)

function middleOf(range: TargetRange | null): number | null {
  if (!range) return null
  const { least, most } = range
  const known = [least, most].filter((each): each is number => typeof each === 'number')
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length
}

const basisFor = ({ sex, age, weightKg, heightCm }: PlanAbout): Basis => ({
  formula: 'mifflin_st_jeor',
  sex,
  age,
  weightKg,
  heightCm,
  activity: 'light',
  change: 0,
})

const textsOf = ({ formula, sex, age, weightKg, heightCm, activity, change }: Basis) => ({
  formula: formula as string,
  sex: sex ?? '',
  age: age === null ? '' : String(age),
  weightKg: weightKg === null ? '' : String(weightKg),
  heightCm: heightCm === null ? '' : String(heightCm),
  activity: activity as string,
  change: String(change),
})

function basisOf(texts: ReturnType<typeof textsOf>): Basis | null {
  const checked = targetsShape.shape.basis.safeParse({
    formula: texts.formula,
    sex: texts.sex || null,
    age: numberOf(texts.age),
    weightKg: numberOf(texts.weightKg),
    heightCm: numberOf(texts.heightCm),
    activity: texts.activity,
    change: numberOf(texts.change) ?? 0,
  })
  return checked.success ? checked.data : null
}
