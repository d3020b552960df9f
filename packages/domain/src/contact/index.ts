export { contactCall } from './calls.ts'
export { BLANK_MESSAGE, handedOver, messageErrors, SUBJECTS, type Subject, type TypedMessage } from './message.ts'
