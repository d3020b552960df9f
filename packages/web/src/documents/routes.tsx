export { Documents } from './documents-page.tsx'
