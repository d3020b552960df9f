export { Release } from './release-page.tsx'
