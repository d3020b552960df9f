export { FileField } from './file-field.tsx'
export type { FileFieldProps } from './frame.tsx'
export { useSizeWords } from './words.tsx'
