import type * as z from 'zod/mini'
import type { serviceForm } from '#contract/services.ts'

/** The columns of a service from the answers of its form. */
export const columnsOf = (form: z.output<typeof serviceForm>) => ({
  name: form.name,
  description: form.description,
  minutes: form.duration,
  price_halalas: form.price * 100,
  platform: form.platform,
  is_active: form.isActive,
})
