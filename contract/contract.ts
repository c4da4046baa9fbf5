import * as password from './accounts/password.ts'
import * as registration from './accounts/registration.ts'
import * as roles from './accounts/roles.ts'
import * as security from './accounts/security.ts'
import * as session from './accounts/session.ts'
import * as availability from './availability.ts'
import * as directory from './directory.ts'
import * as documents from './documents.ts'
import * as newsletter from './newsletter.ts'
import * as oversight from './oversight.ts'
import * as profiles from './profiles.ts'
import type { Route } from './route.ts'
import * as running from './running.ts'
import * as services from './services.ts'
import * as survey from './survey.ts'

/** Every route of the product by name. A route that is not here does not exist. */
export const contract = {
  checkHealth: running.checkHealth,
  checkReady: running.checkReady,
  subscribeToNewsletter: newsletter.subscribeToNewsletter,
  confirmNewsletter: newsletter.confirmNewsletter,
  leaveNewsletter: newsletter.leaveNewsletter,
  leaveNewsletterByOneClick: newsletter.leaveNewsletterByOneClick,
  answerSurvey: survey.answerSurvey,
  register: registration.register,
  confirmAddress: registration.confirmAddress,
  sendConfirmation: registration.sendConfirmation,
  askForReset: password.askForReset,
  resetPassword: password.resetPassword,
  changePassword: password.changePassword,
  signIn: session.signIn,
  readSession: session.readSession,
  renewSession: session.renewSession,
  signOut: session.signOut,
  showPassword: session.showPassword,
  listSessions: session.listSessions,
  endSession: session.endSession,
  endOtherSessions: session.endOtherSessions,
  listRoles: roles.listRoles,
  switchRole: roles.switchRole,
  setPrimaryRole: roles.setPrimaryRole,
  findPerson: roles.findPerson,
  grantRole: roles.grantRole,
  revokeRole: roles.revokeRole,
  resetSecondFactor: roles.resetSecondFactor,
  readSecurity: security.readSecurity,
  beginSecondFactor: security.beginSecondFactor,
  enableSecondFactor: security.enableSecondFactor,
  disableSecondFactor: security.disableSecondFactor,
  renewRecoveryCodes: security.renewRecoveryCodes,
  askForNewAddress: security.askForNewAddress,
  confirmNewAddress: security.confirmNewAddress,
  chooseLanguage: security.chooseLanguage,
  copyMyData: security.copyMyData,
  deleteAccount: security.deleteAccount,
  readPractice: profiles.readPractice,
  savePractice: profiles.savePractice,
  savePhoto: profiles.savePhoto,
  removePhoto: profiles.removePhoto,
  readPhoto: profiles.readPhoto,
  listDocuments: documents.listDocuments,
  uploadDocument: documents.uploadDocument,
  removeDocument: documents.removeDocument,
  readDocument: documents.readDocument,
  submitPractice: documents.submitPractice,
  withdrawPractice: documents.withdrawPractice,
  listMyServices: services.listMyServices,
  addService: services.addService,
  saveService: services.saveService,
  removeService: services.removeService,
  readAvailability: availability.readAvailability,
  saveAvailability: availability.saveAvailability,
  addException: availability.addException,
  saveException: availability.saveException,
  removeException: availability.removeException,
  readMyDays: availability.readMyDays,
  listSlots: availability.listSlots,
  searchDietitians: directory.searchDietitians,
  countDietitians: directory.countDietitians,
  readDietitian: directory.readDietitian,
  saveDietitian: directory.saveDietitian,
  forgetDietitian: directory.forgetDietitian,
  listApplications: oversight.listApplications,
  readApplication: oversight.readApplication,
  approvePractice: oversight.approvePractice,
  rejectPractice: oversight.rejectPractice,
  suspendPractice: oversight.suspendPractice,
  reinstatePractice: oversight.reinstatePractice,
} satisfies Record<string, Route>

export type RouteName = keyof typeof contract
