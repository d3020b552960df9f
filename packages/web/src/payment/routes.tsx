export { Payment } from './payment-page.tsx'
