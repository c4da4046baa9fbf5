import {
  closeMessageReport as closeMessageReportRoute,
  editMessage as editMessageRoute,
  listConversations as listConversationsRoute,
  listMessageReports as listMessageReportsRoute,
  listMessages as listMessagesRoute,
  markRead as markReadRoute,
  openConversation as openConversationRoute,
  readConversation as readConversationRoute,
  readMessageFile as readMessageFileRoute,
  reportMessage as reportMessageRoute,
  searchConversations as searchConversationsRoute,
  searchMessages as searchMessagesRoute,
  sendFile as sendFileRoute,
  sendMessage as sendMessageRoute,
  takeBackMessage as takeBackMessageRoute,
} from '#contract/messages.ts'
import {
  countMessageReports as countMessageReportsRoute,
  countUnread as countUnreadRoute,
} from '#contract/waiting-messages.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { countUnread } from './conversations/count-unread.ts'
import { listConversations, searchConversations } from './conversations/list-conversations.ts'
import { openConversation } from './conversations/open-conversation.ts'
import { readConversation } from './conversations/read-conversation.ts'
import { editMessage } from './edit-message.ts'
import { readMessageFile } from './files/read-message-file.ts'
import { sendFile, takeFile } from './files/send-file.ts'
import { fileLimits, limitChanges, limitReading, limitSearch, limitSending, reportLimits } from './limits.ts'
import { listMessages } from './list-messages.ts'
import { markRead } from './mark-read.ts'
import { loadMessage } from './message.ts'
import { closeMessageReport, openReport } from './reports/close-message-report.ts'
import { countMessageReports } from './reports/count-message-reports.ts'
import { listMessageReports } from './reports/list-message-reports.ts'
import { reportMessage } from './reports/report-message.ts'
import { searchMessages } from './search-messages.ts'
import { sendMessage } from './send-message.ts'
import { takeBackMessage } from './take-back-message.ts'

/** What somebody wrote lies nowhere but under the key of the person in whose conversation it stands. */
const stored = { subjectOf: ({ message }: { message: { id: string } }) => message.id, read: loadMessage }

export const messageRoutes: readonly Bound[] = [
  bindRead(listConversationsRoute, listConversations, { limit: limitReading }),
  bindRead(searchConversationsRoute, searchConversations, { limit: limitSearch }),
  bindRead(countUnreadRoute, countUnread, { limit: limitReading }),
  bind(openConversationRoute, openConversation, { limit: limitChanges }),
  bindRead(readConversationRoute, readConversation, { limit: limitReading }),
  bindRead(listMessagesRoute, listMessages, { limit: limitReading }),
  bind(sendMessageRoute, sendMessage, {
    limit: limitSending,
    crowdOf: ({ id }) => id,
    readAgain: stored,
  }),
  bind(sendFileRoute, sendFile, {
    limit: limitChanges,
    limits: (_, { actor, address }) => [
      [fileLimits.hour, actor.id],
      [fileLimits.day, actor.id],
      [fileLimits.fromHere, address],
    ],
    before: takeFile,
  }),
  bindFile(readMessageFileRoute, readMessageFile),
  bind(editMessageRoute, editMessage, { limit: limitChanges, readAgain: stored }),
  bind(takeBackMessageRoute, takeBackMessage, { limit: limitChanges, readAgain: stored }),
  bind(markReadRoute, markRead, { limit: limitReading }),
  bindRead(searchMessagesRoute, searchMessages, { limit: limitSearch, crowdOf: ({ id }) => id }),
  bind(reportMessageRoute, reportMessage, {
    limit: limitChanges,
    limits: (_, { actor }) => [[reportLimits.person, actor.id]],
  }),
  bindRead(countMessageReportsRoute, countMessageReports),
  bindRead(listMessageReportsRoute, listMessageReports),
  bind(closeMessageReportRoute, closeMessageReport, { before: openReport }),
]
