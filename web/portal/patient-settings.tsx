import type { ReactNode } from 'react'
import { patientPages as words } from '#copy/portal/patient-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { PageTabs } from './page-tabs.tsx'
import { Panel } from './panel.tsx'
import { patientPages, patientSettingsPanels } from './patient-pages.ts'
import { PortalPage } from './portal-page.tsx'

type PatientSettingsProps = { notifications: ReactNode; security: ReactNode; account: ReactNode }

export function PatientSettings({ notifications, security, account }: PatientSettingsProps) {
  const t = useWords()
  const { settings } = words
  return (
    <PortalPage page={patientPages['/patient/settings']}>
      <PageTabs
        label={t(settings.title)}
        tabs={[
          {
            id: 'notifications',
            label: t(settings.notifications.label),
            content: notifications,
          },
          { id: 'security', label: t(settings.security.label), content: security },
          {
            id: 'privacy',
            label: t(settings.privacy.label),
            content: <Panel panel={patientSettingsPanels.privacy} />,
          },
          { id: 'account', label: t(settings.account.label), content: account },
        ]}
      />
    </PortalPage>
  )
}
