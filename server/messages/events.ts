import type { ReportOutcome } from '#contract/messages.ts'
import { about, audited, detail, recorder } from '#server/ground/data/events.ts'

type Said = { message: string; sequence: number }

/** Events hold ids and the message’s sequence number, never its text. */
export const messageEvents = {
  'conversation.begun': about('conversation', []),
  'message.sent': about('conversation', ['message_notified'], detail<Said>()),
  'message.edited': about('conversation', [], detail<Said>()),
  'message.taken_back': about(
    'conversation',
    ['message_file_removed', 'message_notices_read'],
    detail<Said & { file: string | null }>(),
  ),
  'conversation.read_by_team': audited('conversation', ['message_notices_read'], detail<{ upTo: number }>()),
  'message.reported': audited('message', [], detail<{ conversation: string }>()),
  'message.report_closed': audited('message_report', [], detail<{ outcome: ReportOutcome }>()),
  'saved_reply.saved': about('user', []),
  'saved_reply.removed': about('user', []),
}

export const record = recorder(messageEvents)
