import {
  listAccessTokens as listAccessTokensRoute,
  makeAccessToken as makeAccessTokenRoute,
  revokeAccessToken as revokeAccessTokenRoute,
} from '#contract/accounts/access-tokens.ts'
import {
  beginProviderVisit as beginProviderVisitRoute,
  connectAccount as connectAccountRoute,
  disconnectAccount as disconnectAccountRoute,
  endProviderVisit as endProviderVisitRoute,
  enterByProvider as enterByProviderRoute,
  listConnections as listConnectionsRoute,
} from '#contract/accounts/connections.ts'
import {
  changeDuties as changeDutiesRoute,
  grantRole as grantRoleRoute,
  listRoles as listRolesRoute,
  readPerson as readPersonRoute,
  resetSecondFactor as resetSecondFactorRoute,
  revokeRole as revokeRoleRoute,
  searchPeople as searchPeopleRoute,
  setPrimaryRole as setPrimaryRoleRoute,
  switchRole as switchRoleRoute,
} from '#contract/accounts/people.ts'
import {
  confirmAddress as confirmAddressRoute,
  register as registerRoute,
  sendConfirmation as sendConfirmationRoute,
} from '#contract/accounts/registration.ts'
import {
  askForReset as askForResetRoute,
  resetPassword as resetPasswordRoute,
} from '#contract/accounts/reset.ts'
import {
  askForNewAddress as askForNewAddressRoute,
  beginSecondFactor as beginSecondFactorRoute,
  changePassword as changePasswordRoute,
  chooseLanguage as chooseLanguageRoute,
  confirmNewAddress as confirmNewAddressRoute,
  copyMyData as copyMyDataRoute,
  deleteAccount as deleteAccountRoute,
  disableSecondFactor as disableSecondFactorRoute,
  enableSecondFactor as enableSecondFactorRoute,
  endOtherSessions as endOtherSessionsRoute,
  endSession as endSessionRoute,
  listSessions as listSessionsRoute,
  readSecurity as readSecurityRoute,
  renewRecoveryCodes as renewRecoveryCodesRoute,
} from '#contract/accounts/security.ts'
import {
  provePassword as provePasswordRoute,
  readSession as readSessionRoute,
  renewSession as renewSessionRoute,
  signIn as signInRoute,
  signOut as signOutRoute,
} from '#contract/accounts/sign-in.ts'
import {
  mailPerson as mailPersonRoute,
  signOutPerson as signOutPersonRoute,
} from '#contract/accounts/suspension.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { hashOf } from '#server/ground/http/session.ts'
import { beginVisit, prepareVisit } from './connections/begin-visit.ts'
import { connect } from './connections/connect.ts'
import { disconnect } from './connections/disconnect.ts'
import { endVisit, prepareReturn } from './connections/end-visit.ts'
import { asVouched, enter, prepareEntry } from './connections/enter-by-provider.ts'
import { listConnections } from './connections/list-connections.ts'
import { fromHere, ofLink, ofPerson, toAddress } from './limits.ts'
import { changeDuties } from './people/duties.ts'
import { grantRole } from './people/grant-role.ts'
import { listRoles } from './people/list-roles.ts'
import { countMailTo, mailPerson } from './people/mail-person.ts'
import { readPerson } from './people/read-person.ts'
import { resetSecondFactor } from './people/reset-second-factor.ts'
import { revokeRole } from './people/revoke-role.ts'
import { searchPeople } from './people/search-people.ts'
import { setPrimaryRole } from './people/set-primary-role.ts'
import { signOutPerson } from './people/sign-out-person.ts'
import { switchRole } from './people/switch-role.ts'
import { confirmAddress, prepareConfirmation } from './registration/confirm-address.ts'
import { prepareRegistration, register } from './registration/register.ts'
import { mayMailConfirmation, sendConfirmation } from './registration/send-confirmation.ts'
import { listAccessTokens } from './security/access-tokens/list-access-tokens.ts'
import { makeAccessToken } from './security/access-tokens/make-access-token.ts'
import { revokeAccessToken } from './security/access-tokens/revoke-access-token.ts'
import { askForNewAddress } from './security/ask-for-new-address.ts'
import { beginSecondFactor } from './security/begin-second-factor.ts'
import { changePassword, preparePassword } from './security/change-password.ts'
import { chooseLanguage } from './security/choose-language.ts'
import { confirmNewAddress, readNewAddress } from './security/confirm-new-address.ts'
import { copyMyData } from './security/copy-of-data/copy-my-data.ts'
import { deleteAccount } from './security/delete-account.ts'
import { disableSecondFactor } from './security/disable-second-factor.ts'
import { enableSecondFactor } from './security/enable-second-factor.ts'
import { endOtherSessions } from './security/end-other-sessions.ts'
import { endSession } from './security/end-session.ts'
import { listSessions } from './security/list-sessions.ts'
import { readSecurity } from './security/read-security.ts'
import { renewRecoveryCodes } from './security/renew-recovery-codes.ts'
import { askForReset, mayMailReset } from './sign-in/ask-for-reset.ts'
import { assertPassword, provePassword } from './sign-in/prove-password.ts'
import { readSession } from './sign-in/read-session.ts'
import { renewSession } from './sign-in/renew-session.ts'
import { prepareReset, resetPassword } from './sign-in/reset-password.ts'
import { asShown, signIn, tryPassword } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'
import { asLinkOwner } from './use-token.ts'

export const accountRoutes: readonly Bound[] = [
  bind(registerRoute, register, {
    limits: (_, { address }) => [
      [fromHere.registration, address],
      [fromHere.registrationDay, address],
    ],
    before: prepareRegistration,
  }),
  bind(confirmAddressRoute, confirmAddress, {
    limits: ({ token }, { address }) => [
      [fromHere.link, address],
      [ofLink.confirmation, hashOf(token)],
    ],
    before: prepareConfirmation,
    shownAs: asLinkOwner,
  }),
  bind(sendConfirmationRoute, sendConfirmation, {
    limits: (_, { address }) => [[fromHere.reset, address]],
    before: mayMailConfirmation,
  }),
  bind(askForResetRoute, askForReset, {
    limits: (_, { address }) => [[fromHere.reset, address]],
    before: mayMailReset,
  }),
  bind(resetPasswordRoute, resetPassword, {
    limits: ({ token }, { address }) => [
      [fromHere.link, address],
      [ofLink.reset, hashOf(token)],
    ],
    before: prepareReset,
    shownAs: asLinkOwner,
  }),
  bind(changePasswordRoute, changePassword, {
    limits: (_, { actor, address }) => [
      [ofPerson.password, actor.id],
      [fromHere.password, address],
    ],
    before: preparePassword,
  }),
  bind(askForNewAddressRoute, askForNewAddress, {
    limits: ({ email }, { actor }) => [
      [ofPerson.newAddress, actor.id],
      [toAddress.newAddress, email],
    ],
  }),
  bind(confirmNewAddressRoute, confirmNewAddress, {
    limits: (_, { address }) => [[fromHere.link, address]],
    before: readNewAddress,
    shownAs: asLinkOwner,
  }),
  bind(signInRoute, signIn, { before: tryPassword, shownAs: asShown, neverKept: true }),
  bind(beginProviderVisitRoute, beginVisit, {
    limits: (_, { address }) => [[fromHere.provider, address]],
    before: prepareVisit,
    neverKept: true,
  }),
  bind(endProviderVisitRoute, endVisit, {
    limits: (_, { address }) => [[fromHere.provider, address]],
    before: prepareReturn,
    neverKept: true,
  }),
  bind(enterByProviderRoute, enter, {
    limits: (_, { address }) => [[fromHere.provider, address]],
    before: prepareEntry,
    shownAs: asVouched,
    neverKept: true,
  }),
  bindRead(listConnectionsRoute, listConnections),
  bind(connectAccountRoute, connect, { neverKept: true }),
  bind(disconnectAccountRoute, disconnect),
  bindRead(readSessionRoute, readSession),
  bind(renewSessionRoute, renewSession),
  bind(signOutRoute, signOut),
  bind(provePasswordRoute, provePassword, {
    limits: (_, { actor, address }) => [
      [ofPerson.password, actor.id],
      [fromHere.password, address],
    ],
    before: (house, { password }, caller) => assertPassword(house, caller, password, 'password'),
  }),
  bind(listSessionsRoute, listSessions),
  bind(endSessionRoute, endSession),
  bind(endOtherSessionsRoute, endOtherSessions),
  bind(listAccessTokensRoute, listAccessTokens),
  bind(makeAccessTokenRoute, makeAccessToken, {
    limits: (_, { actor }) => [[ofPerson.accessToken, actor.id]],
    neverKept: true,
  }),
  bind(revokeAccessTokenRoute, revokeAccessToken),
  bind(listRolesRoute, listRoles),
  bind(switchRoleRoute, switchRole),
  bind(setPrimaryRoleRoute, setPrimaryRole),
  bind(readSecurityRoute, readSecurity),
  bind(beginSecondFactorRoute, beginSecondFactor, { neverKept: true }),
  bind(enableSecondFactorRoute, enableSecondFactor, {
    limits: (_, { actor }) => [[ofPerson.code, actor.id]],
    neverKept: true,
  }),
  bind(disableSecondFactorRoute, disableSecondFactor),
  bind(renewRecoveryCodesRoute, renewRecoveryCodes, { neverKept: true }),
  bind(chooseLanguageRoute, chooseLanguage),
  bindRead(searchPeopleRoute, searchPeople),
  bind(readPersonRoute, readPerson),
  bind(signOutPersonRoute, signOutPerson),
  bind(mailPersonRoute, mailPerson, { before: countMailTo }),
  bind(grantRoleRoute, grantRole),
  bind(revokeRoleRoute, revokeRole),
  bind(changeDutiesRoute, changeDuties),
  bind(resetSecondFactorRoute, resetSecondFactor),
  bindFile(copyMyDataRoute, copyMyData),
  bind(deleteAccountRoute, deleteAccount),
]
