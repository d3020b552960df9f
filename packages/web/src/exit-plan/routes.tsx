export { ExitPlanPage } from './exit-plan-page.tsx'
