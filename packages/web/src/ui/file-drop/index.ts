export { FileDrop } from './file-drop.tsx'
