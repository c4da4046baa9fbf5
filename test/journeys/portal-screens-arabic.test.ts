import { lookAtPortal } from '#test/screens/portal-in.ts'

await lookAtPortal('ar')
