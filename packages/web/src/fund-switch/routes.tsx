export { FundSwitch } from './fund-switch-page.tsx'
