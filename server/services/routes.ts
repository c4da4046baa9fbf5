import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { addService, listMyServices, orderServices, removeService, saveService } from './services.ts'

export const serviceRoutes: readonly Bound[] = [
  bindRead(contract.listMyServices, listMyServices),
  bind(contract.addService, addService),
  bind(contract.saveService, saveService),
  bind(contract.orderServices, orderServices),
  bind(contract.removeService, removeService),
]
