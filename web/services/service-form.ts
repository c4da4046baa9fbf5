import * as z from 'zod/mini'
import { addService, defaultService, type Service, saveService, serviceForm } from '#contract/services.ts'
import type { Bound } from '#web/lib/check-form.ts'

type FormValues = Pick<Service, 'id' | 'name' | 'description' | 'platform' | 'isActive'> & {
  duration: string
  price: string
}

/** A service as its form holds it: figures are typed. A new one has no id yet. */
export const formOf = (service: Service | null): FormValues => ({
  id: service?.id ?? '',
  name: service?.name ?? '',
  description: service?.description ?? '',
  duration: String(service?.duration ?? defaultService.duration),
  price: String(service?.price ?? defaultService.price),
  platform: service?.platform ?? 'zoom',
  isActive: service?.isActive ?? true,
})

const savedForm = z.extend(serviceForm, saveService.params.shape)

type ServiceBound = Bound<typeof addService | typeof saveService, typeof serviceForm | typeof savedForm>

export const bindService = async (isNew: boolean): Promise<ServiceBound> =>
  isNew ? { route: addService, schema: serviceForm } : { route: saveService, schema: savedForm }
