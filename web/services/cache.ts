import { listMyServices, type Service } from '#contract/services.ts'
import { queryClient } from '#web/app/query.ts'

/** Updates the cached list of services without reading it again. */
export function cacheServices(change: (services: readonly Service[]) => readonly Service[]) {
  queryClient.setQueryData<{ services: readonly Service[] }>(
    [listMyServices.path, {}],
    (read) => read && { ...read, services: change(read.services) },
  )
}

export const withService = (saved: Service) => (services: readonly Service[]) =>
  services.some(({ id }) => id === saved.id)
    ? services.map((each) => (each.id === saved.id ? saved : each))
    : [...services, saved]

export const withoutService = (gone: string) => (services: readonly Service[]) =>
  services.filter(({ id }) => id !== gone)
