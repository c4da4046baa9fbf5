import type { Mode } from '#contract/practice-options.ts'
import type { VisitorChoice } from '#contract/visitors.ts'
import { register } from '#copy/accounts/registration/register.ts'
import { firstBooking } from '#copy/appointments/first-booking.ts'
import { modes } from '#copy/practice-options.ts'
import { visitorBooking } from '#copy/visitors/booking.ts'
import { PasswordField, TextField, useFieldWords } from '#web/accounts/form-fields.tsx'
import { Agreement } from '#web/accounts/registration/agreement.tsx'
import { textLinkClass } from '#web/accounts/text-link-class.ts'
import { withRedirectTo } from '#web/accounts/use-redirect-to.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { useForm } from '#web/lib/form.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import type { Hold, Wanted } from './use-visitor-hold.ts'

type VisitorFormProps = {
  choice: VisitorChoice
  /** What was filled in before, if a mistyped address is being corrected. */
  filled: Filled
  wanted: Wanted
  hold: Hold
  onLost: () => void
  /** Without the password. */
  onSent: (filled: Filled, seconds: number) => void
}

/** Everything that an account and a first booking need, asked once. */
export function VisitorForm({ choice, filled, wanted, hold, onLost, onSent }: VisitorFormProps) {
  const t = useWords()
  const { dietitian, service, slot } = wanted
  const [onlyMode] = choice.service.modes.length === 1 ? choice.service.modes : []
  const form = useForm({
    bind,
    start: filled,
    along: ({ mode }) => ({
      dietitian,
      service,
      startsAt: slot,
      zone: readerZone(),
      mode: onlyMode ?? mode,
    }),
    onDone: ({ seconds }, sent) => onSent({ ...(sent as Filled), password: '' }, seconds),
    onRefused: (_, code) => {
      if (code === 'hold_ended') onLost()
    },
  })
  const bornOn = useFieldWords({ form, name: 'bornOn', words: firstBooking.bornOn })
  const { fields } = register
  return (
    <>
      <p className="mt-5 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {t(visitorBooking.signIn.question)}
        <Link
          to={withRedirectTo('/login', bookPath(dietitian, { service, slot }))}
          data-onward=""
          className={textLinkClass}
        >
          {t(visitorBooking.signIn.link)}
        </Link>
      </p>
      {/* `method="dialog"`: submitted before the script has loaded, the form puts no password into an address. */}
      <form {...form.form} method="dialog" className="mt-4 grid gap-5">
        {!onlyMode && (
          <RadioCards<Mode>
            legend={t(visitorBooking.mode)}
            options={choice.service.modes.map((value) => ({ value, label: t(modes[value]) }))}
            error={form.error('mode')}
            {...form.choice('mode')}
            value={form.values.mode as Mode | ''}
          />
        )}
        <TextField form={form} name="name" words={fields.name} autoComplete="name" />
        <TextField form={form} name="email" words={fields.email} type="email" autoComplete="email" />
        <PasswordField form={form} name="password" words={fields.password} autoComplete="new-password" />
        <Field {...bornOn.field} isGroup>
          <DateInput
            name="bornOn"
            value={String(form.values.bornOn)}
            onValue={(day) => form.set('bornOn', day)}
            isBirthDate
          />
        </Field>
        <Checkbox {...form.checkbox('agrees')} help={t(firstBooking.privacy)} error={form.error('agrees')}>
          {t(firstBooking.agrees)}
        </Checkbox>
        <div>
          <Button
            type="submit"
            size="lg"
            className="w-full"
            disabled={hold.state !== 'held'}
            busy={form.busy}
            busyText={t(visitorBooking.submitting)}
          >
            {t(visitorBooking.submit)}
          </Button>
          <FaultLine>{hold.state === 'held' && form.refused}</FaultLine>
          <p className="mt-3 text-sm text-ink-soft">{t(visitorBooking.next)}</p>
        </div>
        <Agreement />
      </form>
    </>
  )
}

async function bind() {
  const { bookAsVisitor, visitorForm } = await import('#contract/visitors.ts')
  return { route: bookAsVisitor, schema: visitorForm }
}

export const notFilled = {
  dietitian: '',
  service: '',
  startsAt: '',
  zone: '',
  mode: '',
  name: '',
  email: '',
  password: '',
  bornOn: '',
  agrees: false,
}

export type Filled = typeof notFilled
