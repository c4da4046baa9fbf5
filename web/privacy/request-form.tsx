import { useRouter } from '@tanstack/react-router'
import { todayInRiyadh } from '#contract/days.ts'
import { logDataRequest, requestChannels, requestKinds } from '#contract/privacy/data-requests.ts'
import { dataRequests as words } from '#copy/privacy/data-requests.ts'
import { privacyDesk } from '#copy/privacy/desk.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { BackToPrivacy, MatterSection } from './matter-parts.tsx'

/** Records a request, however it arrived. */
export function RequestForm() {
  const t = useWords()
  const router = useRouter()
  const language = useLanguage()
  const { form, busy, refused, control, checkbox, error, values, set } = useForm({
    bind: async () => ({ route: logDataRequest, schema: logDataRequest.body }),
    start: {
      requester: '',
      email: '',
      kind: '',
      channel: '',
      receivedOn: todayInRiyadh(new Date()),
      content: '',
      identityVerified: false,
    },
    onDone: ({ request }) => {
      showToast({ tone: 'success', title: t(words.saved) })
      const href = localPath(language, `/admin/settings?tab=privacy&request=${request.id}`)
      router.navigate({ href, replace: true })
    },
  })
  const { fields } = words
  return (
    <div className="flex max-w-3xl flex-col">
      <BackToPrivacy />
      <MatterSection title={words.add} text={words.text}>
        <form {...form} method="dialog" className="grid gap-5">
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label={t(fields.requester)} error={error('requester')}>
              <TextInput {...control('requester')} maxLength={120} />
            </Field>
            <Field label={t(fields.email)} help={t(fields.emailHelp)} error={error('email')}>
              <TextInput {...control('email')} dir="ltr" inputMode="email" autoComplete="off" />
            </Field>
            <Field label={t(fields.kind)} error={error('kind')}>
              <Select
                {...control('kind')}
                placeholder={t(privacyDesk.choose)}
                options={requestKinds.map((value) => ({ value, label: t(words.kinds[value]) }))}
              />
            </Field>
            <Field label={t(fields.channel)} error={error('channel')}>
              <Select
                {...control('channel')}
                placeholder={t(privacyDesk.choose)}
                options={requestChannels.map((value) => ({ value, label: t(words.channels[value]) }))}
              />
            </Field>
            <Field label={t(fields.receivedOn)} error={error('receivedOn')} isGroup>
              <OwnDateInput
                name="receivedOn"
                value={String(values.receivedOn)}
                onValue={(value) => set('receivedOn', value)}
              />
            </Field>
          </div>
          <Field label={t(fields.content)} help={t(fields.contentHelp)} error={error('content')}>
            <TextArea {...control('content')} rows={4} maxLength={4_000} />
          </Field>
          <Checkbox {...checkbox('identityVerified')}>{t(fields.identityVerified)}</Checkbox>
          <FaultLine>{refused}</FaultLine>
          <Button type="submit" busy={busy} busyText={t(privacyDesk.saving)} className="justify-self-start">
            {t(words.save)}
          </Button>
        </form>
      </MatterSection>
    </div>
  )
}
