export { FrameworkPage } from './framework-page.tsx'
