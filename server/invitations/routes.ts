import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import {
  acceptInvitation,
  endConnection,
  readInvitation,
  readInvitationAsPatient,
  refuseInvitations,
} from './connections.ts'
import {
  inviteByEmail,
  readInvitations,
  removeInvitationLink,
  renewInvitationLink,
  withdrawInvitation,
} from './invitations.ts'

const sending: Limit = { name: 'invitation.person', most: 5, seconds: 86_400 }

export const invitationRoutes: readonly Bound[] = [
  bindRead(contract.readInvitations, readInvitations),
  bind(contract.renewInvitationLink, renewInvitationLink),
  bind(contract.removeInvitationLink, removeInvitationLink),
  bind(contract.inviteByEmail, inviteByEmail, { limits: (_, { actor }) => [[sending, actor.id]] }),
  bind(contract.withdrawInvitation, withdrawInvitation),
  bind(contract.readInvitation, readInvitation),
  bind(contract.readInvitationAsPatient, readInvitationAsPatient),
  bind(contract.acceptInvitation, acceptInvitation),
  bind(contract.endConnection, endConnection),
  bind(contract.refuseInvitations, refuseInvitations),
  bind(contract.refuseInvitationsByOneClick, (...given) => refuseInvitations(...given)),
]
