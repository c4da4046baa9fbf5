import { Info } from 'lucide-react'
import { type Billing, billingForm, readBilling, removeIban, saveBilling } from '#contract/money/billing.ts'
import { billing as words } from '#copy/money/billing.ts'
import { queryClient, useChange, useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { SettingsSection, sectionClass } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

/** A dietitian's details for invoices, and the bank account for payouts. */
export function BillingSettings() {
  const read = useRead(readBilling, {})
  return (
    <Read of={read} failed={words.unread} waiting={<BillingSkeleton />}>
      {({ billing }) => <BillingForm billing={billing} />}
    </Read>
  )
}

const { fields } = words

function BillingForm({ billing }: { billing: Billing }) {
  const t = useWords()
  const { form, control, error, refused, busy } = useForm({
    bind: async () => ({ route: saveBilling, schema: billingForm }),
    start: valuesOf(billing),
    after: (saved) => valuesOf(saved.billing),
    onDone: (saved) => {
      keep(saved.billing)
      showToast({ tone: 'success', title: t(words.save.done) })
    },
  })
  const { mutate: remove, isPending } = useChange(removeIban, {
    onDone: () => {
      keep({ ...billing, ibanEnd: null })
      showToast({ tone: 'success', title: t(words.account.removed) })
    },
    onRefused: (reason) => showFault(t, words.account.notRemoved, reason),
  })

  const text = (name: Exclude<keyof typeof fields, 'iban'>, latin = false, isOptional = false) => {
    const { label, ...rest } = fields[name]
    return (
      <Field
        label={t(label)}
        help={'help' in rest ? t(rest.help) : undefined}
        error={error(name)}
        {...(isOptional && { mark: 'optional' as const })}
      >
        <TextInput
          {...control(name)}
          dir={latin ? 'ltr' : 'auto'}
          {...(latin && { inputMode: 'numeric' as const })}
          autoComplete="off"
          className="aligned-with-page"
        />
      </Field>
    )
  }

  return (
    <form {...form} method="dialog">
      <p className="mb-8 flex max-w-5xl gap-3 rounded-card border border-line bg-tint px-5 py-4 text-sm text-on-tint">
        <span className="flex h-[1lh] items-center">
          <Icon of={Info} />
        </span>
        {t(words.later)}
      </p>
      <SettingsList>
        <SettingsSection title={t(words.invoices.title)} text={t(words.invoices.text)}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {text('legalName')}
            {text('vatNumber', true, true)}
            {text('healthLicense', false, true)}
            {text('street')}
            {text('district', false, true)}
            {text('city')}
            {text('postalCode', true)}
          </div>
        </SettingsSection>
        <SettingsSection title={t(words.account.title)} text={t(words.account.text)}>
          <div className="grid gap-5">
            {billing.ibanEnd && (
              <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
                <p className="font-medium">{t(words.account.known(billing.ibanEnd))}</p>
                <Button
                  variant="secondary"
                  size="sm"
                  busy={isPending}
                  busyText={t(words.account.removing)}
                  onClick={() => remove({})}
                >
                  {t(words.account.remove)}
                </Button>
              </div>
            )}
            <Field
              label={t(fields.iban.label)}
              help={t(billing.ibanEnd ? fields.iban.another : fields.iban.help)}
              error={error('iban')}
              mark="optional"
            >
              <TextInput
                {...control('iban')}
                dir="ltr"
                autoComplete="off"
                placeholder="SA00 0000 0000 0000 0000 0000"
                className="aligned-with-page"
              />
            </Field>
          </div>
        </SettingsSection>
        <div className="flex flex-wrap items-center justify-end gap-4">
          <FaultLine>{refused}</FaultLine>
          <Button type="submit" busy={busy} busyText={t(words.save.busy)}>
            {t(words.save.button)}
          </Button>
        </div>
      </SettingsList>
    </form>
  )
}

const keep = (billing: Billing) => queryClient.setQueryData([readBilling.path, {}], { billing })

const valuesOf = ({ ibanEnd: _, ...billing }: Billing) => ({ ...billing, iban: '' })

function BillingSkeleton() {
  return (
    <SkeletonGroup>
      <SettingsList>
        {['invoices', 'account'].map((section) => (
          <div key={section} className={sectionClass}>
            <div>
              <Skeleton className="w-32 text-md" />
              <Skeleton className="mt-2 w-full max-w-64 text-sm" />
            </div>
            <Card className="grid gap-5 sm:grid-cols-2">
              {[1, 2, 3, 4].map((field) => (
                <div key={field} className="grid gap-2">
                  <Skeleton className="w-24 text-sm" />
                  <Skeleton shape="block" className="h-11" />
                </div>
              ))}
            </Card>
          </div>
        ))}
      </SettingsList>
    </SkeletonGroup>
  )
}
