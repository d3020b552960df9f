export { messagesMachine, selectMessageSources, type MessagesInput, type MessagesRead } from './machine.ts'
