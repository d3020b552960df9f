export { FileSlots, type FileSlot } from './file-slots.tsx'
