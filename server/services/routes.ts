import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { addService } from './add-service.ts'
import { listMyServices } from './list-my-services.ts'
import { orderServices } from './order-services.ts'
import { removeService } from './remove-service.ts'
import { saveService } from './save-service.ts'

export const serviceRoutes: readonly Bound[] = [
  bindRead(contract.listMyServices, listMyServices),
  bind(contract.addService, addService),
  bind(contract.saveService, saveService),
  bind(contract.orderServices, orderServices),
  bind(contract.removeService, removeService),
]
