import {
  askForReset as askForResetRoute,
  changePassword as changePasswordRoute,
  resetPassword as resetPasswordRoute,
} from '#contract/accounts/password.ts'
import {
  confirmAddress as confirmAddressRoute,
  register as registerRoute,
  sendConfirmation as sendConfirmationRoute,
} from '#contract/accounts/registration.ts'
import {
  findPerson as findPersonRoute,
  grantRole as grantRoleRoute,
  listRoles as listRolesRoute,
  resetSecondFactor as resetSecondFactorRoute,
  revokeRole as revokeRoleRoute,
  setPrimaryRole as setPrimaryRoleRoute,
  switchRole as switchRoleRoute,
} from '#contract/accounts/roles.ts'
import {
  askForNewAddress as askForNewAddressRoute,
  beginSecondFactor as beginSecondFactorRoute,
  chooseLanguage as chooseLanguageRoute,
  confirmNewAddress as confirmNewAddressRoute,
  copyMyData as copyMyDataRoute,
  deleteAccount as deleteAccountRoute,
  disableSecondFactor as disableSecondFactorRoute,
  enableSecondFactor as enableSecondFactorRoute,
  readSecurity as readSecurityRoute,
  renewRecoveryCodes as renewRecoveryCodesRoute,
} from '#contract/accounts/security.ts'
import {
  endOtherSessions as endOtherSessionsRoute,
  endSession as endSessionRoute,
  listSessions as listSessionsRoute,
  readSession as readSessionRoute,
  renewSession as renewSessionRoute,
  showPassword as showPasswordRoute,
  signIn as signInRoute,
  signOut as signOutRoute,
} from '#contract/accounts/session.ts'
import { type Bound, bind } from '../bind.ts'
import { hashOf } from '../session.ts'
import { askForNewAddress } from './ask-for-new-address.ts'
import { askForReset, mayMailReset } from './ask-for-reset.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { changePassword, preparePassword } from './change-password.ts'
import { chooseLanguage } from './choose-language.ts'
import { confirmAddress, readConfirmation } from './confirm-address.ts'
import { confirmNewAddress, readNewAddress } from './confirm-new-address.ts'
import { collectMyData, copyMyData } from './copy-my-data.ts'
import { deleteAccount } from './delete-account.ts'
import { disableSecondFactor } from './disable-second-factor.ts'
import { enableSecondFactor } from './enable-second-factor.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { findPerson } from './find-person.ts'
import { grantRole } from './grant-role.ts'
import { fromHere, ofLink, ofPerson, toAddress } from './limits.ts'
import { listRoles } from './list-roles.ts'
import { listSessions } from './list-sessions.ts'
import { readSecurity } from './read-security.ts'
import { readSession } from './read-session.ts'
import { prepareRegistration, register } from './register.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { renewSession } from './renew-session.ts'
import { prepareReset, resetPassword } from './reset-password.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { revokeRole } from './revoke-role.ts'
import { mayMailConfirmation, sendConfirmation } from './send-confirmation.ts'
import { setPrimaryRole } from './set-primary-role.ts'
import { assertPassword, showPassword } from './show-password.ts'
import { asShown, signIn, tryPassword } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { switchRole } from './switch-role.ts'
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
    limits: (_, { address }) => [[fromHere.link, address]],
    before: readConfirmation,
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
  bind(signInRoute, signIn, { before: tryPassword, shownAs: asShown }),
  bind(readSessionRoute, readSession),
  bind(renewSessionRoute, renewSession),
  bind(signOutRoute, signOut),
  bind(showPasswordRoute, showPassword, {
    limits: (_, { actor, address }) => [
      [ofPerson.password, actor.id],
      [fromHere.password, address],
    ],
    before: (house, { password }, caller) => assertPassword(house, caller, password, 'password'),
  }),
  bind(listSessionsRoute, listSessions),
  bind(endSessionRoute, endSession),
  bind(endOtherSessionsRoute, endOtherSessions),
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
  bind(findPersonRoute, findPerson),
  bind(grantRoleRoute, grantRole),
  bind(revokeRoleRoute, revokeRole),
  bind(resetSecondFactorRoute, resetSecondFactor),
  bind(copyMyDataRoute, copyMyData, {
    limits: (_, { actor }) => [[ofPerson.copy, actor.id]],
    before: collectMyData,
    neverKept: true,
  }),
  bind(deleteAccountRoute, deleteAccount),
]
