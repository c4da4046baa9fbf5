import { patientList } from '#copy/patients/list.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const t = useWords()
  return (
    <Badge tone={isActive ? 'confirmed' : 'neutral'}>
      {t(patientList.badge[isActive ? 'active' : 'inactive'])}
    </Badge>
  )
}
