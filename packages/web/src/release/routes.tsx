export { ReleasePage } from './release-page.tsx'
