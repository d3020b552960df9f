export { RoboAdvisor } from './robo-advisor.tsx'
