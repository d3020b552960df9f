export { attachmentCalls } from './handlers.ts'
