export {
  attachmentMachine,
  selectAttachment,
  type AttachmentEvent,
  type AttachmentScreen,
  type AttachmentStep,
  type AttachmentView,
} from './machine.ts'
export { attachmentPorts, canAttach, readExternalSavings } from './ports.ts'
