import * as z from 'zod/mini'
import {
  answerDataRequest,
  type DataRequest,
  extendDataRequest,
  readDataRequest,
} from '#contract/privacy/data-requests.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeDate } from '#copy/dates.ts'
import { dataRequests as words } from '#copy/privacy/data-requests.ts'
import { privacyDesk } from '#copy/privacy/desk.ts'
import { useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Read } from '#web/ui/read.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { BackToPrivacy, Facts, MatterHistory, MatterSection } from './matter-parts.tsx'
import { RequestState } from './request-list.tsx'

const answering = z.extend(answerDataRequest.body, answerDataRequest.params.shape)
const extending = z.extend(extendDataRequest.body, extendDataRequest.params.shape)

/** One request: what is requested, the deadline, and the actions taken. */
export function RequestPage({ id }: { id: string }) {
  const read = useRead(readDataRequest, { id })
  return (
    <Read of={read} failed={privacyDesk.failed} waiting={<Skeleton shape="block" className="h-64" />}>
      {(data) => <Shown {...data} />}
    </Read>
  )
}

function Shown({ request, entries }: OutputOf<typeof readDataRequest>) {
  const t = useWords()
  const language = useLanguage()
  const date = (at: string) => writeDate(language, new Date(at), 'date')
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <div className="flex flex-col">
        <BackToPrivacy />
        <MatterSection title={words.kinds[request.kind]} action={<RequestState request={request} />}>
          <Facts
            facts={[
              [
                words.fields.requester,
                request.person ? (
                  <Link key="person" to={`/admin/users?person=${request.person.id}`}>
                    <bdi>{localizedName(language, request.person).name}</bdi>
                  </Link>
                ) : (
                  <UserText key="requester" text={request.requester ?? t(words.erased)} />
                ),
              ],
              [words.fields.channel, t(words.channels[request.channel])],
              [words.fields.receivedOn, `${date(request.receivedAt)} · ${t(words.due(date(request.dueAt)))}`],
              [words.fields.content, <UserText key="content" text={request.content ?? t(words.erased)} />],
              [
                words.fields.identityVerified,
                t(request.identityVerified ? words.verified : words.notVerified),
              ],
            ]}
          />
        </MatterSection>
      </div>
      {!request.answeredAt && <AnswerForm request={request} />}
      {!request.answeredAt && !request.extendedAt && !request.isOverdue && <ExtensionForm id={request.id} />}
      <MatterHistory entries={entries} />
    </div>
  )
}

function AnswerForm({ request }: { request: DataRequest }) {
  const t = useWords()
  const { form, busy, refused, control, checkbox, error } = useForm({
    bind: async () => ({ route: answerDataRequest, schema: answering }),
    start: { id: request.id, outcome: '', note: '', identityVerified: request.identityVerified },
    onDone: () => {
      showToast({ tone: 'success', title: t(words.answer.done) })
    },
  })
  return (
    <MatterSection title={words.answer.title}>
      <form {...form} method="dialog" className="grid gap-5">
        <Field label={t(words.answer.outcome)} error={error('outcome')}>
          <Select
            {...control('outcome')}
            placeholder={t(privacyDesk.choose)}
            options={(['fulfilled', 'refused'] as const).map((value) => ({
              value,
              label: t(words.outcomes[value]),
            }))}
          />
        </Field>
        <Field label={t(words.answer.note)} error={error('note')}>
          <TextArea {...control('note')} rows={3} maxLength={2_000} />
        </Field>
        {!request.identityVerified && (
          <Checkbox {...checkbox('identityVerified')}>{t(words.fields.identityVerified)}</Checkbox>
        )}
        <FaultLine>{refused}</FaultLine>
        <Button type="submit" busy={busy} busyText={t(privacyDesk.saving)} className="justify-self-start">
          {t(words.answer.confirm)}
        </Button>
      </form>
    </MatterSection>
  )
}

function ExtensionForm({ id }: { id: string }) {
  const t = useWords()
  const { form, busy, refused, control, error } = useForm({
    bind: async () => ({ route: extendDataRequest, schema: extending }),
    start: { id, reason: '' },
    onDone: () => {
      showToast({ tone: 'success', title: t(words.extend.done) })
    },
  })
  return (
    <MatterSection title={words.extend.title} text={words.extend.text}>
      <form {...form} method="dialog" className="grid gap-5">
        <Field label={t(words.extend.reason)} error={error('reason')}>
          <TextArea {...control('reason')} rows={3} maxLength={2_000} />
        </Field>
        <FaultLine>{refused}</FaultLine>
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          busyText={t(privacyDesk.saving)}
          className="justify-self-start"
        >
          {t(words.extend.confirm)}
        </Button>
      </form>
    </MatterSection>
  )
}
