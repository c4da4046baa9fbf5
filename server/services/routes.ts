import {
  addService as addServiceRoute,
  listMyServices as listMyServicesRoute,
  orderServices as orderServicesRoute,
  removeService as removeServiceRoute,
  saveService as saveServiceRoute,
} from '#contract/services.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { addService } from './add-service.ts'
import { listMyServices } from './list-my-services.ts'
import { orderServices } from './order-services.ts'
import { removeService } from './remove-service.ts'
import { saveService } from './save-service.ts'

export const serviceRoutes: readonly Bound[] = [
  bindRead(listMyServicesRoute, listMyServices),
  bind(addServiceRoute, addService),
  bind(saveServiceRoute, saveService),
  bind(orderServicesRoute, orderServices),
  bind(removeServiceRoute, removeService),
]
