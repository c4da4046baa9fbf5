import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  announcementReaders,
  dayShifts,
  type FormSetting,
  type readPlatformSettings,
  savePlatformSettings,
} from '#contract/platform/settings.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeDate, writeDays } from '#copy/dates.ts'
import { platformSettings as words } from '#copy/platform/settings.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsSection, sectionClass } from '#web/ui/settings-section.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

export type SavedSettings = OutputOf<typeof readPlatformSettings>

type SettingsFormProps = {
  held: SavedSettings
  onSaved: (held: SavedSettings) => void
  /** Called when another admin has saved meanwhile. */
  onReload: () => void
}

export function SettingsForm({ held, onSaved, onReload }: SettingsFormProps) {
  const t = useWords()
  const language = useLanguage()
  const { form, busy, refused, control, checkbox, error, values, set } = useForm({
    bind: async () => ({ route: savePlatformSettings, schema: savePlatformSettings.body }),
    start: startOf(held),
    along: () => ({ version: held.version }),
    after: startOf,
    onDone: (saved) => {
      showToast({ tone: 'success', title: t(words.saved) })
      onSaved(saved)
    },
  })
  const tick = (name: FormSetting) => (
    <Checkbox {...checkbox(name)} help={t(words.settings[name].help)}>
      {t(words.settings[name].label)}
    </Checkbox>
  )
  const field = (name: FormSetting, child: ReactNode, isGroup = false) => (
    <Field
      label={t(words.settings[name].label)}
      help={t(words.settings[name].help)}
      error={error(name)}
      isGroup={isGroup}
    >
      {child}
    </Field>
  )
  const figure = (name: FormSetting) =>
    field(name, <TextInput {...control(name)} inputMode="numeric" maxLength={4} className="max-w-32" />)
  const shift = (name: 'ramadanStarts' | 'ramadanEnds') =>
    field(
      name,
      <Select
        {...control(name)}
        options={dayShifts.map((value) => ({ value, label: t(words.shifts[value]) }))}
      />,
    )
  const section = (name: keyof typeof words.sections, children: ReactNode) => (
    <SettingsSection title={t(words.sections[name].title)} text={t(words.sections[name].text)}>
      <div className="grid gap-5">{children}</div>
    </SettingsSection>
  )
  const { dressDays } = held
  const { year, from, to } = held.ramadan
  return (
    <form {...form} method="dialog" className="grid gap-10">
      {section(
        'registration',
        <>
          {tick('patientsMayRegister')}
          {tick('dietitiansMayRegister')}
        </>,
      )}
      {section(
        'booking',
        <>
          {tick('takesBookings')}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {figure('mostPending')}
            {figure('usualMostPerPatient')}
            {figure('usualNoticeHours')}
            {figure('usualHorizonDays')}
          </div>
        </>,
      )}
      {section(
        'payment',
        <>
          {tick('takesPayments')}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {figure('ownFeePercent')}
            {figure('vatPercent')}
            {figure('refundWholeHours')}
            {figure('refundPartHours')}
            {figure('refundPartPercent')}
            {field(
              'payoutWeekday',
              <Select
                {...control('payoutWeekday')}
                options={[0, 1, 2, 3, 4, 5, 6].map((day) => ({
                  value: String(day),
                  label: writeDate(language, new Date(firstSunday + day * 86_400_000), 'weekday', 'UTC'),
                }))}
              />,
            )}
            {figure('payoutMinimum')}
          </div>
        </>,
      )}
      {section(
        'practice',
        <>
          {figure('monthlyTarget')}
          {tick('showsReviewTexts')}
        </>,
      )}
      {section(
        'ramadan',
        <>
          <p className="text-sm">{t(words.calculated(year, writeDays(language, from, to)))}</p>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {shift('ramadanStarts')}
            {shift('ramadanEnds')}
          </div>
          <div className="grid justify-items-start gap-3 text-sm">
            {tick('ramadanDress')}
            <p>{t(words.dressed(writeDays(language, dressDays.from, dressDays.to)))}</p>
            <Link to="/?dress=ramadan" target="_blank" className={buttonClass('secondary', 'sm')}>
              {t(words.dressPreview)}
              <Icon of={ExternalLink} small mirrored />
            </Link>
          </div>
        </>,
      )}
      {section(
        'announcement',
        <>
          {tick('announcementOn')}
          {field(
            'announcementEnglish',
            <TextArea {...control('announcementEnglish')} dir="ltr" lang="en" rows={3} maxLength={300} />,
          )}
          {field(
            'announcementArabic',
            <TextArea {...control('announcementArabic')} dir="rtl" lang="ar" rows={3} maxLength={300} />,
          )}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {field(
              'announcementFor',
              <Select
                {...control('announcementFor')}
                options={announcementReaders.map((value) => ({ value, label: t(words.readers[value]) }))}
              />,
            )}
            {field(
              'announcementUntil',
              <OwnDateInput
                name="announcementUntil"
                value={String(values.announcementUntil)}
                onValue={(value) => set('announcementUntil', value)}
              />,
              true,
            )}
          </div>
        </>,
      )}
      <div className={sectionClass}>
        <div className="flex flex-col gap-3 @3xl:col-start-2">
          <FaultLine>{refused}</FaultLine>
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" busy={busy} busyText={t(words.saving)}>
              {t(words.save)}
            </Button>
            {refused && (
              <Button variant="secondary" onClick={onReload}>
                {t(words.reload)}
              </Button>
            )}
          </div>
        </div>
      </div>
    </form>
  )
}

/** Any Sunday will do: the names of the weekdays are derived from it. */
const firstSunday = Date.UTC(2026, 10, 1)

/** The values of the form: numbers are text. */
const startOf = ({ settings: { feePercent: _, ...settings }, version }: SavedSettings) => ({
  ...settings,
  mostPending: String(settings.mostPending),
  ownFeePercent: String(settings.ownFeePercent),
  vatPercent: String(settings.vatPercent),
  refundWholeHours: String(settings.refundWholeHours),
  refundPartHours: String(settings.refundPartHours),
  refundPartPercent: String(settings.refundPartPercent),
  payoutWeekday: String(settings.payoutWeekday),
  payoutMinimum: String(settings.payoutMinimum),
  usualNoticeHours: String(settings.usualNoticeHours),
  usualHorizonDays: String(settings.usualHorizonDays),
  usualMostPerPatient: String(settings.usualMostPerPatient),
  monthlyTarget: String(settings.monthlyTarget),
  announcementUntil: settings.announcementUntil ?? '',
  version: String(version),
})
