import { about, audited, detail, recorder } from '#server/ground/data/events.ts'

export const invitationEvents = {
  'invitation.sent': about('invitation', ['invitation_mail']),
  /** The subject is the patient. */
  'invitation.accepted': audited(
    'user',
    ['invitation_notified'],
    detail<{ dietitian: string; isOwn: boolean }>(),
  ),
  'invitation.connection_ended': audited('user', [], detail<{ dietitian: string }>()),
}

export const record = recorder(invitationEvents)
