export { RoboAdvisor } from './advisor-page.tsx'
