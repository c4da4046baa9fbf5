import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { addException } from './add-exception.ts'
import { listSlots } from './list-slots.ts'
import { readAvailability } from './read-availability.ts'
import { readMyDays } from './read-my-days.ts'
import { removeException } from './remove-exception.ts'
import { saveAvailability } from './save-availability.ts'
import { saveException } from './save-exception.ts'

export const availabilityRoutes: readonly Bound[] = [
  bindRead(contract.readAvailability, readAvailability),
  bind(contract.saveAvailability, saveAvailability),
  bind(contract.addException, addException),
  bind(contract.saveException, saveException),
  bind(contract.removeException, removeException),
  bindRead(contract.readMyDays, readMyDays),
  bindRead(contract.listSlots, listSlots, { queueOf: ({ id }) => id }),
]
