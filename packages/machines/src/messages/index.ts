export { messagesMachine, selectMessageSources, type MessagesInput } from './machine.ts'
