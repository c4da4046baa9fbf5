import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { editMessage, takeBackMessage } from './change-message.ts'
import { countUnread } from './conversations/count-unread.ts'
import { listConversations, searchConversations } from './conversations/list-conversations.ts'
import { openConversation } from './conversations/open-conversation.ts'
import { readConversation } from './conversations/read-conversation.ts'
import { readMessageFile } from './files/read-message-file.ts'
import { sendFile, takeFile } from './files/send-file.ts'
import {
  fileLimits,
  limitChanges,
  limitReading,
  limitSearch,
  limitSending,
  replyLimits,
  reportLimits,
} from './limits.ts'
import { listMessages } from './list-messages.ts'
import { markRead } from './mark-read.ts'
import { loadMessage } from './message.ts'
import {
  closeMessageReport,
  countMessageReports,
  listMessageReports,
  openReport,
  reportMessage,
} from './reports/message-reports.ts'
import { addSavedReply, changeSavedReply, listSavedReplies, removeSavedReply } from './saved-replies.ts'
import { searchMessages } from './search-messages.ts'
import { sendMessage } from './send-message.ts'

/** A repeated request re-reads the message: its text is stored only under the key of the conversation’s person. */
const stored = { subjectOf: ({ message }: { message: { id: string } }) => message.id, read: loadMessage }

export const messageRoutes: readonly Bound[] = [
  bindRead(contract.listConversations, listConversations, { limit: limitReading }),
  bindRead(contract.searchConversations, searchConversations, { limit: limitSearch }),
  bindRead(contract.countUnread, countUnread, { limit: limitReading }),
  bind(contract.openConversation, openConversation, { limit: limitChanges }),
  bindRead(contract.readConversation, readConversation, { limit: limitReading }),
  bindRead(contract.listMessages, listMessages, { limit: limitReading }),
  bind(contract.sendMessage, sendMessage, {
    limit: limitSending,
    queueOf: ({ id }) => id,
    readAgain: stored,
  }),
  bind(contract.sendFile, sendFile, {
    limit: limitChanges,
    limits: (_, { actor, address }) => [
      [fileLimits.hour, actor.id],
      [fileLimits.day, actor.id],
      [fileLimits.fromHere, address],
    ],
    before: takeFile,
  }),
  bindFile(contract.readMessageFile, readMessageFile),
  bind(contract.editMessage, editMessage, { limit: limitChanges, readAgain: stored }),
  bind(contract.takeBackMessage, takeBackMessage, { limit: limitChanges, readAgain: stored }),
  bind(contract.markRead, markRead, { limit: limitReading }),
  bindRead(contract.searchMessages, searchMessages, { limit: limitSearch, queueOf: ({ id }) => id }),
  bind(contract.reportMessage, reportMessage, {
    limit: limitChanges,
    limits: (_, { actor }) => [[reportLimits.person, actor.id]],
  }),
  bind(contract.listSavedReplies, listSavedReplies),
  bind(contract.addSavedReply, addSavedReply, {
    limits: (_, { actor }) => [[replyLimits.person, actor.id]],
  }),
  bind(contract.changeSavedReply, changeSavedReply, {
    limits: (_, { actor }) => [[replyLimits.person, actor.id]],
  }),
  bind(contract.removeSavedReply, removeSavedReply),
  bindRead(contract.countMessageReports, countMessageReports),
  bindRead(contract.listMessageReports, listMessageReports),
  bind(contract.closeMessageReport, closeMessageReport, { before: openReport }),
]
