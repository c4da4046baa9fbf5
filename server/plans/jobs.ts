import { planMailed, planNotified } from './notify.ts'

export const planJobs = { plan_notified: planNotified, plan_mailed: planMailed }
