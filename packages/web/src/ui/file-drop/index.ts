export { FileDrop } from './file-drop.tsx'
export { useMissedDrops } from './use-missed-drops.ts'
