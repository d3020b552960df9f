export * as drawings from './drawings.ts'
export { Icon, type IconDrawing } from './icon.tsx'
