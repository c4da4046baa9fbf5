import * as z from 'zod/mini'
import { addService, defaultService, type Service, saveService, serviceForm } from '#contract/services.ts'
import type { Bound } from '#web/lib/check-form.ts'

type FormValues = Pick<Service, 'id' | 'name' | 'description' | 'platform' | 'isInitial' | 'isActive'> & {
  otherName: string
  otherDescription: string
  duration: string
  price: string
}

/** The first values of a new service. */
export type NewService = { price: number; isInitial: boolean }

/** The values of the form: figures are text. */
export const formOf = (service: Service): FormValues => ({
  id: service.id,
  name: service.name,
  otherName: service.otherName ?? '',
  description: service.description,
  otherDescription: service.otherDescription ?? '',
  duration: String(service.duration),
  price: String(service.price),
  platform: service.platform,
  isInitial: service.isInitial,
  isActive: service.isActive,
})

/** A new service has no id yet. */
export const newFormOf = ({ price, isInitial }: NewService): FormValues => ({
  id: '',
  name: '',
  otherName: '',
  description: '',
  otherDescription: '',
  duration: String(defaultService.duration),
  price: String(price),
  platform: 'zoom',
  isInitial,
  isActive: true,
})

const savedForm = z.extend(serviceForm, saveService.params.shape)

type ServiceBound = Bound<typeof addService | typeof saveService, typeof serviceForm | typeof savedForm>

export const bindService = async (isNew: boolean): Promise<ServiceBound> =>
  isNew ? { route: addService, schema: serviceForm } : { route: saveService, schema: savedForm }
