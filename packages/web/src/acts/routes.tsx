export { ActsPage } from './acts-page.tsx'
