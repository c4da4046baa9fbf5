import { ArrowLeft } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { login } from '#copy/accounts/sign-in/login.ts'
import { brand } from '#copy/brand.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textLinkClass } from '../text-link-class.ts'
import { useFirstFocus } from '../use-first-focus.ts'

type Control = Pick<ComponentProps<'input'>, 'name' | 'onChange'> & { value: string }
type CodeForm = {
  busy: boolean
  error: (name: 'code') => string | undefined
  control: (name: 'code') => Control
  set: (name: 'code', value: string) => void
  goBack: () => void
}

/** Asks for the second factor: a code of the app, or a recovery code if the app is lost. */
export function CodeStep({ form }: { form: CodeForm }) {
  const t = useWords()
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  const first = useFirstFocus<HTMLInputElement>()
  const words = login.code[way]
  const other = way === 'app' ? 'recovery' : 'app'

  const changeWay = () => {
    form.set('code', '')
    setWay(other)
    first.current?.focus()
  }

  return (
    <>
      <Field label={t(words.label)} help={t(words.text)} error={form.error('code')}>
        <TextInput
          {...form.control('code')}
          ref={first}
          dir="ltr"
          autoComplete="one-time-code"
          inputMode={way === 'app' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          onFocus={(event) => event.target.select()}
          className="text-lg font-medium tracking-[0.15em]"
        />
      </Field>
      <Button type="submit" size="lg" busy={form.busy} busyText={t(login.signingIn)}>
        {t(login.signIn)}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <button type="button" className={textLinkClass} onClick={changeWay}>
          {t(login.code[other].instead)}
        </button>
        <button type="button" className={textLinkClass} onClick={form.goBack}>
          <Icon of={ArrowLeft} small mirrored />
          {t(login.code.back)}
        </button>
      </div>
      {way === 'recovery' && (
        <p className="border-t border-line pt-5 text-sm text-ink-soft">
          {t(login.code.lost)}{' '}
          <a
            href={`mailto:${brand.supportEmail}`}
            className="font-medium text-link underline underline-offset-4"
          >
            <bdi dir="ltr">{brand.supportEmail}</bdi>
          </a>
        </p>
      )}
    </>
  )
}
