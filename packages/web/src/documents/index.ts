export { saveFile } from './save-file.ts'
