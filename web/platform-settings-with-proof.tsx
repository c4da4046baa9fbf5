import { PlatformSettings } from './platform/platform-settings.tsx'
import { withProof } from './with-proof.tsx'

export const PlatformSettingsWithProof = withProof(PlatformSettings)
