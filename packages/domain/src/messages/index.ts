export { messagesOf, type Message, type MessageSources } from './messages.ts'
