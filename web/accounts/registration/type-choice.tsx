import { type RegistrationType, register } from '#copy/accounts/registration/register.ts'
import { useWords } from '#web/lib/words.ts'

type TypeChoiceProps = { chosen: RegistrationType; onChoose: (type: RegistrationType) => void }

export function TypeChoice({ chosen, onChoose }: TypeChoiceProps) {
  const t = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of a form
    <div
      role="group"
      aria-label={t(register.type.label)}
      className="grid grid-cols-2 gap-1 rounded-card border border-line bg-sunken p-1"
    >
      {types.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === chosen}
          onClick={() => onChoose(type)}
          className="min-h-12 rounded-control border border-transparent px-2 text-center text-sm leading-head font-medium text-ink-soft transition-colors hover:text-ink aria-pressed:border-line aria-pressed:bg-surface aria-pressed:text-on-tint"
        >
          {t(register.type[type])}
        </button>
      ))}
    </div>
  )
}

const types = ['patient', 'dietitian'] as const
