import type { ReactNode } from 'react'
import { dietitianPages as words } from '#copy/portal/dietitian-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { dietitianPages, dietitianSettingsPanels } from './dietitian-pages.ts'
import { PageTabs } from './page-tabs.tsx'
import { Panel } from './panel.tsx'
import { PortalPage } from './portal-page.tsx'

type DietitianSettingsProps = { notifications: ReactNode; security: ReactNode; account: ReactNode }

/** Three tabs as specified: security is part of the account here. */
export function DietitianSettings({ notifications, security, account }: DietitianSettingsProps) {
  const t = useWords()
  const { settings } = words
  return (
    <PortalPage page={dietitianPages['/dietitian/settings']}>
      <PageTabs
        label={t(settings.title)}
        tabs={[
          {
            id: 'account',
            label: t(settings.account.label),
            content: (
              <div className="flex flex-col gap-10">
                {account}
                {security}
              </div>
            ),
          },
          {
            id: 'notifications',
            label: t(settings.notifications.label),
            content: notifications,
          },
          {
            id: 'billing',
            label: t(settings.billing.label),
            content: <Panel panel={dietitianSettingsPanels.billing} />,
          },
        ]}
      />
    </PortalPage>
  )
}
