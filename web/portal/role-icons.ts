import { ShieldUser, Stethoscope, UserRound } from 'lucide-react'
import type { Role } from '#contract/accounts/role.ts'
import type { IconShape } from '#web/ui/icon.tsx'

export const roleIcons: Readonly<Record<Role, IconShape>> = {
  patient: UserRound,
  dietitian: Stethoscope,
  admin: ShieldUser,
}
