export { canWrite, messageMachine, messageToSend } from './message.ts'
