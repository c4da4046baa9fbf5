import { useState } from 'react'
import { readInvoiceSettings, saveInvoiceSettings } from '#contract/money/invoice-settings.ts'
import type { OutputOf } from '#contract/route.ts'
import { invoicePages } from '#copy/money/invoices/pages.ts'
import { queryClient, useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldsSkeleton } from '#web/ui/fields-skeleton.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = invoicePages.operator
type SavedSettings = OutputOf<typeof readInvoiceSettings>

export function OperatorDetails() {
  const read = useRead(readInvoiceSettings, {})
  const [saves, setSaves] = useState(0)
  return (
    <Read of={read} failed={words.failed} waiting={<DetailsSkeleton />}>
      {(data) => (
        <Details
          key={saves}
          held={data}
          onStale={async () => {
            await read.refetch()
            setSaves((before) => before + 1)
          }}
        />
      )}
    </Read>
  )
}

function DetailsSkeleton() {
  const t = useWords()
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <SkeletonGroup className="grid gap-5">
        <FieldsSkeleton count={8} />
        <Skeleton className="w-4/5 text-sm" />
        <Skeleton shape="block" className="h-11 w-24" />
      </SkeletonGroup>
    </SettingsSection>
  )
}

const startOf = ({ settings, version }: SavedSettings) => ({ ...settings, version: String(version) })

function Details({ held, onStale }: { held: SavedSettings; onStale: () => void }) {
  const t = useWords()
  const { form, control, checkbox, error, refused, busy } = useForm({
    bind: async () => ({ route: saveInvoiceSettings, schema: saveInvoiceSettings.body }),
    start: startOf(held),
    along: () => ({ version: held.version }),
    after: startOf,
    onDone: (saved) => {
      queryClient.setQueryData([readInvoiceSettings.path, {}], saved)
      showToast({ tone: 'success', title: t(words.saved) })
    },
    onRefused: async (_, code) => {
      if (code === 'changed_meanwhile') onStale()
    },
  })
  const text = (
    name: Exclude<keyof SavedSettings['settings'], 'zeroRatesCitizens'>,
    isOptional = false,
    dir?: 'ltr' | 'rtl',
  ) => (
    <Field label={t(words[name])} error={error(name)} {...(isOptional && { mark: 'optional' as const })}>
      <TextInput {...control(name)} dir={dir ?? 'auto'} autoComplete="off" className="aligned-with-page" />
    </Field>
  )
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <form {...form} method="dialog" className="grid gap-5">
        {held.waiting > 0 && (
          <p className="rounded-card bg-pending px-4 py-3 text-sm text-on-pending">{t(words.waiting)}</p>
        )}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {text('legalName')}
          {text('legalNameArabic', false, 'rtl')}
          {text('vatNumber', true, 'ltr')}
          {text('commercialNumber', true, 'ltr')}
          {text('street')}
          {text('district', true)}
          {text('city')}
          {text('postalCode', false, 'ltr')}
        </div>
        <Checkbox {...checkbox('zeroRatesCitizens')} help={t(words.zeroRatesCitizens.help)}>
          {t(words.zeroRatesCitizens.label)}
        </Checkbox>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={busy} busyText={t(words.saving)}>
            {t(words.save)}
          </Button>
          <FaultLine>{refused}</FaultLine>
        </div>
      </form>
    </SettingsSection>
  )
}
