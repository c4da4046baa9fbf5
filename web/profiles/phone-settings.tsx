import { readPhone, savePhone } from '#contract/profiles.ts'
import { ownPhone as words } from '#copy/profiles/phone.ts'
import { queryClient, useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'

/** The phone number for a patient's text messages. */
export function PhoneSettings() {
  const t = useWords()
  const read = useRead(readPhone, {})
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <Read of={read} failed={words.unread} waiting={<PhoneSkeleton />} bare>
        {({ phone }) => <PhoneForm phone={phone ?? ''} />}
      </Read>
    </SettingsSection>
  )
}

const PhoneSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className="w-32 text-sm" />
    <Skeleton shape="block" className="mt-2 h-11 max-w-md" />
  </SkeletonGroup>
)

function PhoneForm({ phone }: { phone: string }) {
  const t = useWords()
  const { values, form, busy, error, refused, set } = useForm({
    bind: async () => ({ route: savePhone, schema: savePhone.body }),
    start: { phone },
    after: (saved) => ({ phone: saved.phone ?? '' }),
    onDone: (saved) => {
      queryClient.setQueryData([readPhone.path, {}], saved)
      showToast({ tone: 'success', title: t(saved.phone ? words.saved : words.removed) })
    },
  })
  return (
    <form {...form} method="dialog" className="grid max-w-md gap-5">
      <Field label={t(words.label)} help={t(words.help)} error={error('phone')} mark="optional">
        <PhoneInput name="phone" value={String(values.phone)} onValue={(next) => set('phone', next)} />
      </Field>
      <FaultLine>{refused}</FaultLine>
      <Button
        type="submit"
        variant="secondary"
        busy={busy}
        busyText={t(words.saving)}
        className="justify-self-start"
      >
        {t(words.save)}
      </Button>
    </form>
  )
}
