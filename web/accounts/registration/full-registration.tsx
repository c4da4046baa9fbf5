import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type RegistrationType, register } from '#copy/accounts/registration/register.ts'
import { Link } from '#web/lib/link.tsx'
import { useSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { BackHome } from '../back-home.tsx'
import { textLinkClass } from '../text-link-class.ts'
import { useRedirectTo, withRedirectTo } from '../use-redirect-to.ts'
import { Agreement } from './agreement.tsx'
import { DietitianReasons, PatientReasons } from './reasons.tsx'
import { RegistrationWizard } from './registration-wizard.tsx'
import { useAfterRegistration } from './use-after-registration.ts'
import { useRegistration } from './use-registration.ts'

export function FullRegistration() {
  const t = useWords()
  const { type, choose } = useType()
  const redirectTo = useRedirectTo()
  const form = useRegistration(type, useAfterRegistration(type))
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,38rem)] content-start justify-center gap-x-16 gap-y-6 px-4 pt-2 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)] lg:pt-8">
      <div>
        <BackHome />
        <h1 className="mt-1 text-xl display lg:mt-3">{t(register.heading)}</h1>
        <div className="mt-8 max-w-sm max-lg:hidden">
          {type === 'patient' ? <PatientReasons /> : <DietitianReasons />}
        </div>
      </div>
      <div className="grid gap-5">
        <TypeChoice
          chosen={type}
          onChoose={(next) => {
            choose(next)
            if (next !== type) form.showOwnSteps()
          }}
        />
        <Card className="sm:p-8">
          <RegistrationWizard type={type} form={form} />
          <div className="mt-6 border-t border-line pt-4">
            <Agreement />
          </div>
        </Card>
        <p className="text-center">
          <Link to={withRedirectTo('/login', redirectTo)} data-onward="" className={textLinkClass}>
            {t(register.signInInstead)}
          </Link>
        </p>
      </div>
    </div>
  )
}

/**
 * The type is in the address, so that a link can set it and a reload restores it. A press shows before the address
 * changes.
 */
function useType() {
  const router = useRouter()
  const asked: RegistrationType = useSearchParam('type') === 'dietitian' ? 'dietitian' : 'patient'
  const [chosen, setChosen] = useState({ type: asked, after: asked })
  const type = chosen.after === asked ? chosen.type : asked
  const choose = (next: RegistrationType) => {
    setChosen({ type: next, after: asked })
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    query.set('type', next)
    router.navigate({ href: `${pathname}?${query}`, replace: true, resetScroll: false })
  }
  return { type, choose }
}

type TypeChoiceProps = { chosen: RegistrationType; onChoose: (type: RegistrationType) => void }

function TypeChoice({ chosen, onChoose }: TypeChoiceProps) {
  const t = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains two buttons, not form fields
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
