export { FileSlots } from './file-slots.tsx'
