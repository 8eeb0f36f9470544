// Who receives replies by text and by email besides inbox threads.
import type { TextReplyHandler } from './modules/account/texts/replies';
import type {
  CalendarProposalReader,
  CalendarReplyHandler,
  EmailReplierSource,
} from './modules/account/threads/emailReplies';
import { findEmailReplier, replyByText } from './modules/care/workOrders/replies/replies';
import { cancelDeclined, describeProposal } from './modules/leasing/appointments/calendarReplies';
import { keepUnfiledText, replyToStaffText } from './modules/platform/correspondence/textReplies';

export const textReplyHandlers: readonly TextReplyHandler[] = [replyToStaffText, replyByText, keepUnfiledText];

export const emailReplierSources: readonly EmailReplierSource[] = [findEmailReplier];

export const calendarReplyHandlers: readonly CalendarReplyHandler[] = [cancelDeclined];

export const calendarProposalReaders: readonly CalendarProposalReader[] = [describeProposal];
