import { Application } from '#web/verification/application.tsx'
import { Renewal } from '#web/verification/renewal.tsx'
import { DocumentsPanel } from './documents-panel.tsx'

/** A tab of the dietitian's profile. */
export function DocumentsTab() {
  return (
    <DocumentsPanel
      renewal={(verification) => <Renewal verification={verification} />}
      application={(verification) => <Application verification={verification} />}
    />
  )
}
