export {
  LONGEST_THREAD,
  messagesOf,
  type Messages,
  type MessageSources,
  type PendingChoice,
  type Teller,
  type ThreadItem,
} from './messages.ts'
